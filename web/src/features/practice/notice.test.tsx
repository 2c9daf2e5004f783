import { aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AnswerNotice } from './answer-notice.tsx';
import AskNotice from './ask-notice.tsx';
import ClosedMore from './closed-more.tsx';
import { noticeTexts as t } from './notice-texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

vi.mock('./read-finder.ts', () => ({ readNear: async () => ({ practices: [] }) }));

const practice = aPractice({ slug: 'praxis', title: 'Praxis am See', bookingEnabled: false });
const token = 'T'.repeat(43);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const email = () => screen.getByRole('textbox', { name: t.email });

beforeEach(() => call.mockReset().mockResolvedValue({ kind: 'done', output: {} }));

describe('asking for news', () => {
  test.each([
    [{ bookingEnabled: false }, true],
    [{ bookingEnabled: true, intakeFull: 'Wir sind voll.' }, true],
    [{ bookingEnabled: false, locked: true }, false],
  ])(
    'is offered in place of the form of a practice that pauses, not of a locked one: %o',
    async (state, isOffered) => {
      render(
        <MemoryRouter>
          <ClosedMore practice={{ ...practice, ...state }} />
        </MemoryRouter>,
      );
      expect(
        await screen.findByRole('heading', { name: 'Andere Praxen, die Anfragen annehmen' }),
      ).toBeTruthy();
      expect(screen.queryByRole('textbox', { name: t.email }) !== null).toBe(isOffered);
    },
  );

  test('on the practice’s own website is not followed by the practices of others', () => {
    document.documentElement.dataset.embedded = '';
    render(
      <MemoryRouter>
        <ClosedMore practice={{ ...practice, bookingEnabled: false }} />
      </MemoryRouter>,
    );
    delete document.documentElement.dataset.embedded;
    expect(screen.getByRole('textbox', { name: t.email })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Andere Praxen/ })).toBeNull();
  });

  test('sends the address alone, says the same to everybody, and the words take the focus', async () => {
    render(<AskNotice practice={practice} />);
    expect((email() as HTMLInputElement).value).toBe('');
    await userEvent.type(email(), 'ich@post.example');
    await press(t.ask);
    expect(call).toHaveBeenCalledExactlyOnceWith('requestIntakeNotice', {
      companySlug: 'praxis',
      email: 'ich@post.example',
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText(t.asked('ich@post.example'))),
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a missing or refused address keeps what was typed, with the reason at the field', async () => {
    render(<AskNotice practice={practice} />);
    await press(t.ask);
    expect(call).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email());
    expect(screen.getByText(t.missing)).toBeTruthy();
    const message = 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.';
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'email', code: 'invalid', message }],
    });
    await userEvent.type(email(), 'ich');
    expect(screen.queryByText(t.missing)).toBeNull();
    await press(t.ask);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect((email() as HTMLInputElement).value).toBe('ich');
  });
});

test('without a connection patients are told so', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<AskNotice practice={practice} />);
  await userEvent.type(email(), 'ich@post.example');
  await press(t.ask);
  offline.mockRestore();
  expect(screen.getByText(/^Keine Verbindung zum Internet/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

describe('behind the link', () => {
  const show = (given = practice) =>
    render(
      <MemoryRouter>
        <AnswerNotice practice={given} token={token} />
      </MemoryRouter>,
    );
  const answered = (answer: string) => [
    'answerIntakeNotice',
    { companySlug: 'praxis', token, answer },
  ];

  test('a press confirms, and another one deletes; opening does neither', async () => {
    show();
    expect(call).not.toHaveBeenCalled();
    await press(t.confirm);
    expect(call).toHaveBeenLastCalledWith(...answered('confirm'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(t.confirmed)));
    expect(screen.queryByRole('button', { name: t.confirm })).toBeNull();
    // Nothing is asked any more.
    expect(screen.queryByText(t.confirmLead(practice.title))).toBeNull();
    await press(t.forget);
    expect(call).toHaveBeenLastCalledWith(...answered('forget'));
    expect(await screen.findByText(t.forgotten)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('a link that is over says so', async () => {
    const message = 'Zu diesem Link ist keine Adresse gespeichert.';
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'token', code: 'linkUnknown', message }],
    });
    show();
    for (const button of [t.confirm, t.forget]) {
      await press(button);
      expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
    }
    expect(screen.queryByText(t.forgotten)).toBeNull();
  });

  test('where requests are possible by then, it leads to the form instead of asking', () => {
    show({ ...practice, bookingEnabled: true });
    expect(screen.getByRole('link', { name: t.toForm }).getAttribute('href')).toBe(
      '/praxis/booking',
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([t.forget]);
  });
});
