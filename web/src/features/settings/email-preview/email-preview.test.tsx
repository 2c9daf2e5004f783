import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { denialOf } from '../../../calls/denial.ts';
import { texts as callTexts } from '../../../calls/texts.ts';
import { EmailPreview } from './email-preview.tsx';
import { TestEmail } from './test-email.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const question = (text: string): SampleEmail => ({ kind: 'followUpQuestion', text });
const email = (words: string) => ({
  kind: 'done',
  output: {
    subject: 'Warten Sie noch?',
    html: `<p style="color:red">${words}</p>`,
    text: `als Text: ${words}`,
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue(email('Hallo'));
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const sheet = () => screen.getByRole('group').shadowRoot?.textContent;

function show(text = '') {
  const view = (words: string) => (
    <EmailPreview slug="praxis" email={question(words)} sender="Praxis" repliesTo="p@x.example" />
  );
  const { rerender } = render(view(text));
  return { type: (words: string) => rerender(view(words)) };
}

describe('the preview of an e-mail', () => {
  test('comes at once, with subject and sender, apart from the page’s own styles, and as plain text where one asks for it', async () => {
    show();
    expect(screen.getByText(texts.loading)).toBeTruthy();
    await wait(0);
    expect(call).toHaveBeenCalledExactlyOnceWith('previewLetter', {
      companySlug: 'praxis',
      sample: question(''),
    });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Warten Sie noch?',
      'Praxis',
      'p@x.example',
    ]);
    expect(sheet()).toBe('Hallo');
    await press(texts.plain);
    expect(screen.getByText('als Text: Hallo')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    await press(texts.plain);
    expect(sheet()).toBe('Hallo');
  });

  test('follows what is typed after a pause, once for many keys, and shows the last one meanwhile', async () => {
    const { type } = show();
    await wait(0);
    for (const words of ['L', 'Li', 'Lie']) {
      type(words);
      await wait(100);
    }
    expect(call).toHaveBeenCalledTimes(1);
    expect(sheet()).toBe('Hallo');
    expect(screen.getByText(texts.renewing)).toBeTruthy();
    call.mockResolvedValue(email('Lie'));
    await wait(1000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(sheet()).toBe('Lie');
    expect(screen.queryByText(texts.renewing)).toBeNull();
  });

  test('an answer that comes late does not take the place of a newer one', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const { type } = show('alt');
    await wait(0);
    type('neu');
    await wait(1000);
    await act(async () => answers[1]?.(email('neu')));
    await act(async () => answers[0]?.(email('alt')));
    expect(sheet()).toBe('neu');
  });

  test('says that it could not be loaded, and tries again', async () => {
    call.mockResolvedValueOnce({ kind: 'failed' });
    show();
    await wait(0);
    expect(screen.getByRole('alert').textContent).toContain(callTexts.unread);
    await press(callTexts.retry);
    await wait(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sheet()).toBe('Hallo');
  });

  test('asks nobody without a connection, and comes by itself once there is one', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await wait(0);
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain(callTexts.offline);
    network.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(0);
    expect(sheet()).toBe('Hallo');
  });
});

describe('the e-mail to oneself', () => {
  test('is sent once for two presses, and names the address it went to', async () => {
    let answer: (answer: unknown) => void = () => {};
    call.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(<TestEmail slug="praxis" email={question('Liebe Wartende')} />);
    await press(texts.test.send);
    await press(texts.test.sending);
    expect(call).toHaveBeenCalledExactlyOnceWith('sendTestLetter', {
      companySlug: 'praxis',
      sample: question('Liebe Wartende'),
    });
    await act(async () => answer({ kind: 'done', output: { to: 'anna@x.example' } }));
    expect(screen.getByRole('status').textContent).toBe(texts.test.sent('anna@x.example'));
  });

  test.each([
    [
      'an address nobody has confirmed',
      {
        kind: 'refused',
        details: [{ field: 'form', code: 'x', message: 'Bitte bestätige zuerst.' }],
      },
      'Bitte bestätige zuerst.',
    ],
    ['a lost right', { kind: 'denied' }, denialOf('sendTestLetter')],
    ['no answer', { kind: 'failed' }, callTexts.noAnswer],
  ])('says why it was not sent, and can be tried again: %s', async (_why, result, words) => {
    call.mockResolvedValueOnce(result);
    render(<TestEmail slug="praxis" email={question('')} />);
    await press(texts.test.send);
    expect(screen.getByRole('alert').textContent).toContain(words);
    call.mockResolvedValue({ kind: 'done', output: { to: 'anna@x.example' } });
    await press(texts.test.send);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toContain('anna@x.example');
  });
});
