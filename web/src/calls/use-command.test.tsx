import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problemOf, type Result } from './problem.ts';
import { useCommand } from './use-command.ts';

function aCommand() {
  const answers: ((result: Result<string>) => void)[] = [];
  const { result } = renderHook(() =>
    useCommand((_what: string) => new Promise<Result<string>>((resolve) => answers.push(resolve))),
  );
  return { answers, now: () => result.current };
}

test('a second press while it runs sends nothing', async () => {
  const { answers, now } = aCommand();
  let first: Promise<string | undefined> | undefined;
  let second: Promise<string | undefined> | undefined;
  act(() => {
    first = now().start('a');
    second = now().start('b');
  });
  expect([now().isRunning, now().startedWith, answers.length]).toEqual([true, ['a'], 1]);
  await act(async () => answers[0]?.({ ok: true, output: 'done' }));
  expect([await first, await second, now().isRunning]).toEqual(['done', undefined, false]);
});

test('a problem stays until the next start', async () => {
  const { answers, now } = aCommand();
  act(() => void now().start('a'));
  await act(async () => answers[0]?.({ ok: false, problem: problemOf('failed') }));
  expect([now().isRunning, now().problem?.kind]).toEqual([false, 'failed']);
  act(() => void now().start('a'));
  expect(now().problem).toBeUndefined();
});
