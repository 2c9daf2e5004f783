import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../../calls/texts.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import FollowUpRoundConfirmation from './follow-up-round-confirmation.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const long = new Date('2026-01-02T09:00:00Z');
const waiting = (id: string, over: Parameters<typeof aRequest>[0] = {}) => ({
  ...aRequest({ followUp: { state: 'idle', at: long }, ...over }),
  id,
});

/** No call is answered before. */
let pressed: PromiseWithResolvers<void>;

beforeEach(() => {
  pressed = Promise.withResolvers();
  call
    .mockReset()
    .mockImplementation(async (_name: string, { requestIds }: { requestIds: string[] }) => {
      await pressed.promise;
      return { kind: 'done', output: { asked: requestIds.length, toCall: 0, skipped: 0 } };
    });
});

function show(requests: readonly ReturnType<typeof waiting>[]) {
  const onEnd = vi.fn();
  render(
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <FollowUpRoundConfirmation slug="praxis" requests={requests} onEnd={onEnd} />
    </ToastProvider>,
  );
  return { user: userEvent.setup(), onEnd };
}

describe('a follow-up round', () => {
  test('tells before it begins who gets an e-mail, who is to be called, and who is left out and why', () => {
    show([
      waiting('a'),
      waiting('b'),
      waiting('c', { followUpConsent: false }),
      waiting('d', { followUp: { state: 'reminded', at: long } }),
      waiting('e', { followUp: { state: 'idle', at: new Date() } }),
      waiting('f', { pausedUntil: '2999-01-01' }),
    ]);
    const group = screen.getByRole('group', { name: texts.title });
    for (const words of [texts.emails(2), texts.calls(1)])
      expect(group.textContent).toContain(words);
    for (const why of ['asked', 'recent', 'paused'] as const)
      expect(group.textContent).toContain(texts.skipped[why](1));
  });

  test('asks twenty at a time, only whom it named, and once however often one presses', async () => {
    const { user, onEnd } = show([
      ...Array.from({ length: 45 }, (_, n) => waiting(`w${n}`)),
      waiting('x', { pausedUntil: '2999-01-01' }),
    ]);
    await user.dblClick(screen.getByRole('button', { name: texts.start }));
    pressed.resolve();
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(call.mock.calls.map(([name, { requestIds }]) => [name, requestIds.length])).toEqual(
      [20, 20, 5].map((n) => ['startFollowUpRound', n]),
    );
    expect(call.mock.calls.flatMap(([, { requestIds }]) => requestIds)).not.toContain('x');
    expect(await screen.findByText(texts.result(45, 0))).toBeTruthy();
  });

  test('stays with the reason where a part was refused, and can be pressed again', async () => {
    call.mockResolvedValueOnce({ kind: 'failed' });
    const { user, onEnd } = show([waiting('a')]);
    await user.click(screen.getByRole('button', { name: texts.start }));
    expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
    expect(onEnd).not.toHaveBeenCalled();
    pressed.resolve();
    await user.click(screen.getByRole('button', { name: texts.start }));
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  test('with nobody to ask says so and asks nobody', async () => {
    const { user, onEnd } = show([waiting('a', { pausedUntil: '2999-01-01' })]);
    expect(screen.getByText(texts.nobody)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.close }));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(call).not.toHaveBeenCalled();
  });
});
