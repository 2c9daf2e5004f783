import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyModule } from './use-lazy-module.ts';

function Screen({ load, isWanted = true }: { load: () => Promise<string>; isWanted?: boolean }) {
  const { part, hasFailed, retry } = useLazyModule(load, isWanted);
  if (hasFailed) {
    return (
      <button type="button" onClick={retry}>
        Noch einmal
      </button>
    );
  }
  return <p>{part ?? 'noch nicht da'}</p>;
}

test('nothing is fetched before it is wanted, and once is enough', async () => {
  const load = vi.fn(async () => 'da');
  const view = render(<Screen load={load} isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  view.rerender(<Screen load={load} />);
  expect(await screen.findByText('da')).toBeTruthy();
  view.unmount();
  render(<Screen load={load} />);
  expect(screen.getByText('da')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that did not come may be asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('da');
  render(<Screen load={load} />);
  const retry = await screen.findByRole('button');
  await act(async () => retry.click());
  expect(await screen.findByText('da')).toBeTruthy();
});
