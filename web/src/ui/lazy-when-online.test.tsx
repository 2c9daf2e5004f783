import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyWhenOnline } from './lazy-when-online.ts';

test('without a connection nothing is asked for, and the part comes with it', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const read = vi.fn(async () => ({ default: () => <p>Teil</p> }));
  const Part = lazyWhenOnline(read);
  render(
    <Suspense fallback={<p>lädt</p>}>
      <Part />
    </Suspense>,
  );
  await act(async () => {});
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText('lädt')).toBeTruthy();
  isOnline.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Teil')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
  isOnline.mockRestore();
});

test('what was cut off on its way is asked for once more', async () => {
  const answers = [
    Promise.reject(new Error('cut off')),
    Promise.resolve({ default: () => <p>Teil</p> }),
  ];
  const Part = lazyWhenOnline(() => answers.shift() ?? Promise.reject(new Error('too often')));
  render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Teil')).toBeTruthy();
});
