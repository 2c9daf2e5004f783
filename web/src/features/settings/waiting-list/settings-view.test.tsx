import { LastReconciliation } from '@platzwart/domain/waiting-list/counters';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { denialOf } from '../../../calls/denial.ts';
import { texts as callTexts } from '../../../calls/texts.ts';
import { listeners } from '../../../firebase/fake-live.ts';
import { texts as frame } from '../texts.ts';
import { SettingsView, type SettingsViewProps } from './settings-view.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));
vi.mock('../../../firebase/live-documents.ts', () => ({}));
vi.mock('../../../firebase/use-live.ts', () => import('../../../firebase/fake-live.ts'));

const lastCheck = 'practices/praxis/counters/reconciliation';

beforeEach(() => {
  listeners.clear();
  call.mockReset().mockResolvedValue({ kind: 'done', output: { toMove: 0 } });
});

function show(given: Partial<SettingsViewProps> = {}) {
  const usual = {
    slug: 'praxis',
    role: 'administrator',
    isLocked: false,
    form: { demandShown: true },
    openCount: 40,
  } as const;
  const view = (more: Partial<SettingsViewProps>) => (
    <MemoryRouter>
      <SettingsView {...usual} {...given} {...more} />
    </MemoryRouter>
  );
  const { rerender } = render(view({}));
  /** A colleague's change arrives with the live form. */
  const arrive = (demandShown: boolean) => rerender(view({ form: { demandShown } }));
  return { user: userEvent.setup(), arrive };
}

/** Answers that the test sends manually, in call order. */
function answersByHand() {
  const answers: ((answer: unknown) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return (n: number, answer: unknown) => act(async () => answers[n]?.(answer));
}

const aSwitch = () => screen.getByRole('switch') as HTMLInputElement;
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const edits = (from: boolean, to: boolean) => ({
  companySlug: 'praxis',
  edits: { demandShown: { from, to } },
});

describe('showing the demand', () => {
  test('is switched at once, says that it is kept, and then follows the practice’s form', async () => {
    const { user, arrive } = show();
    await user.click(aSwitch());
    expect(aSwitch().checked).toBe(false);
    expect(call).toHaveBeenCalledExactlyOnceWith('updateFormConfiguration', edits(true, false));
    expect(statuses()).toContain(texts.demand.hidden);
    arrive(false);
    expect(aSwitch().checked).toBe(false);
    // A colleague switches it back on.
    arrive(true);
    expect(aSwitch().checked).toBe(true);
  });

  test('the last of several choices is what stays, each told with what it was made from', async () => {
    const answer = answersByHand();
    const { user } = show();
    await user.click(aSwitch());
    await user.click(aSwitch());
    await user.click(aSwitch());
    await user.click(aSwitch());
    expect(call).toHaveBeenCalledTimes(1);
    await answer(0, { kind: 'done', output: { toMove: 0 } });
    expect(call).toHaveBeenLastCalledWith('updateFormConfiguration', edits(false, true));
    await answer(1, { kind: 'done', output: { toMove: 0 } });
    expect(call).toHaveBeenCalledTimes(2);
    expect(aSwitch().checked).toBe(true);
    expect(statuses()).toContain(texts.demand.shown);
  });

  test.each([
    [
      'a colleague was quicker',
      {
        kind: 'refused',
        details: [
          { field: 'demandShown', code: 'changedMeanwhile', message: 'Inzwischen geändert.' },
        ],
      },
      'Inzwischen geändert.',
    ],
    ['the right is gone', { kind: 'denied' }, denialOf('updateFormConfiguration')],
    ['nobody answers', { kind: 'failed' }, callTexts.noAnswer],
  ])(
    'is undone with the reason where %s, and the next try begins afresh',
    async (_why, result, words) => {
      call.mockResolvedValueOnce(result);
      const { user } = show();
      await user.click(aSwitch());
      await waitFor(() => expect(aSwitch().checked).toBe(true));
      expect(alerts()).toContain(words);
      expect(aSwitch().getAttribute('aria-invalid')).toBe('true');
      await user.click(aSwitch());
      expect(alerts()).not.toContain(words);
      expect(call).toHaveBeenLastCalledWith('updateFormConfiguration', edits(true, false));
    },
  );

  test('asks nobody without a connection, and says so', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show();
    await user.click(aSwitch());
    network.mockRestore();
    expect(call).not.toHaveBeenCalled();
    expect(aSwitch().checked).toBe(true);
    expect(alerts()).toContain(callTexts.offline);
  });

  test('tells why patients see nothing yet where too few wait, and only then', () => {
    const { arrive } = show({ openCount: 4 });
    expect(screen.getByText(/nur 4 Anfragen offen/)).toBeTruthy();
    arrive(false);
    expect(screen.queryByText(/nur 4 Anfragen offen/)).toBeNull();
  });

  test('says nothing about too few where enough wait, or nobody knows how many', () => {
    show({ openCount: 5 });
    show({ openCount: undefined });
    expect(screen.queryByText(/Gerade/)).toBeNull();
  });
});

describe('checking the waiting list', () => {
  const button = () => screen.getByRole('button', { name: /prüfen|geprüft/i });

  test('pressed twice it is asked once; the result is told where the focus stays', async () => {
    const answer = answersByHand();
    const { user } = show();
    await user.dblClick(button());
    expect(call).toHaveBeenCalledExactlyOnceWith('reconcileWaitingList', { companySlug: 'praxis' });
    expect(button().textContent).toBe(texts.check.busy);
    await answer(0, { kind: 'done', output: { checked: 1214, repaired: 0, duration: 400 } });
    expect(statuses()).toContain('Alles stimmt: 1.214 Anfragen geprüft.');
    expect(document.activeElement).toBe(button());
  });

  test.each([
    [{ checked: 0, repaired: 0 }, 'Alles stimmt: Es gibt noch keine Anfragen.'],
    [{ checked: 1, repaired: 0 }, 'Alles stimmt: 1 Anfrage geprüft.'],
    [
      { checked: 9, repaired: 1 },
      '1 Zahl stimmte nicht und ist berichtigt. Wir sehen uns die Ursache an.',
    ],
    [
      { checked: 9, repaired: 3 },
      '3 Zahlen stimmten nicht und sind berichtigt. Wir sehen uns die Ursache an.',
    ],
  ])('what came of it is said in words: %j', async (output, words) => {
    call.mockResolvedValue({ kind: 'done', output: { ...output, duration: 1 } });
    const { user } = show();
    await user.click(button());
    expect(statuses()).toContain(words);
  });

  test('a failure is told and can be tried again with the same button', async () => {
    call.mockResolvedValueOnce({ kind: 'failed' });
    const { user } = show();
    await user.click(button());
    expect(alerts()).toContain(callTexts.noAnswer);
    expect(document.activeElement).toBe(button());
    call.mockResolvedValue({ kind: 'done', output: { checked: 2, repaired: 0, duration: 1 } });
    await user.click(screen.getByRole('button', { name: texts.check.again }));
    expect(alerts()).not.toContain(callTexts.noAnswer);
    expect(statuses()).toContain('Alles stimmt: 2 Anfragen geprüft.');
  });

  test('the last check is shown live, whoever made it, and that there was none yet', () => {
    show();
    expect(screen.getByText(texts.check.last.loading)).toBeTruthy();
    const come = (value: unknown) =>
      act(() => listeners.get(lastCheck)?.onValue(value as never, true));
    come(undefined);
    expect(screen.getByText(texts.check.last.never)).toBeTruthy();
    // A document from before results were stored, when only repairs were counted.
    come({ id: 'reconciliation', ...LastReconciliation.parse({ revision: 3 }) });
    expect(screen.getByText(texts.check.last.never)).toBeTruthy();
    come({
      id: 'reconciliation',
      revision: 3,
      last: { at: new Date('2026-11-21T02:30:04Z'), checked: 214, repaired: 2, duration: 412 },
    });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '21.11.2026, 03:30',
      '214 Anfragen',
      '2 Zahlen berichtigt',
      'in 0,4 Sekunden',
    ]);
  });

  test('where the last check cannot be loaded it is asked for again', async () => {
    const { user } = show();
    act(() => listeners.get(lastCheck)?.onEnd('failed'));
    expect(screen.getByText(texts.check.last.loadFailed)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: callTexts.retry }));
    act(() => listeners.get(lastCheck)?.onValue(undefined, true));
    expect(screen.getByText(texts.check.last.never)).toBeTruthy();
  });
});

describe('those who may only read', () => {
  test.each([
    ['therapists', { role: 'therapist' as const }, frame.administratorsOnly],
    ['readers', { role: 'viewer' as const }, frame.administratorsOnly],
  ])(
    '%s see everything, can change nothing, and are told why at each control',
    async (_who, given, reason) => {
      const { user } = show({ ...given, form: { demandShown: true } });
      await user.click(aSwitch());
      await user.click(screen.getByRole('button', { name: texts.check.press }));
      expect(call).not.toHaveBeenCalled();
      expect(aSwitch().checked).toBe(true);
      // Disabled as a group: the switch inside stays focusable and readable by keyboard.
      const group = screen.getByRole('group', { name: texts.demand.title, description: reason });
      expect(group.getAttribute('aria-disabled')).toBe('true');
      expect(group.contains(aSwitch()) && !aSwitch().disabled).toBe(true);
      const button = screen.getByRole('button', { name: texts.check.press, description: reason });
      expect(button.getAttribute('aria-disabled')).toBe('true');
    },
  );

  test('administrators of a locked practice change nothing, and have it counted all the same', async () => {
    const { user } = show({ isLocked: true });
    await user.click(aSwitch());
    expect(
      screen
        .getByRole('group', { name: texts.demand.title, description: frame.locked })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    await user.click(screen.getByRole('button', { name: texts.check.press }));
    expect(call).toHaveBeenCalledExactlyOnceWith('reconcileWaitingList', { companySlug: 'praxis' });
  });
});
