import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnlessPointedAt } from './use-unless-pointed-at.ts';

function Table({ isNew }: { isNew: boolean }) {
  const rows = useRef<HTMLElement>(null);
  return (
    <>
      {useUnlessPointedAt(isNew, rows) && <p>1 neu</p>}
      <section ref={rows} aria-label="Anfragen" />
    </>
  );
}

const rows = () => document.querySelector('section') as HTMLElement;
const strip = () => screen.queryByText('1 neu');

/** jsdom has no pointer. */
function point(isThere: boolean, hasPointer = true) {
  vi.stubGlobal('matchMedia', () => ({
    matches: hasPointer,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(rows(), 'matches').mockReturnValue(isThere);
}

afterEach(() => vi.unstubAllGlobals());

test('what is new while somebody points at a row stands above the rows once they leave, and not for a finger', () => {
  const { rerender, unmount } = render(<Table isNew={false} />);
  point(true);
  rerender(<Table isNew />);
  expect(strip()).toBeNull();
  fireEvent.pointerLeave(rows());
  expect(strip()).toBeTruthy();
  rerender(<Table isNew={false} />);
  expect(strip()).toBeNull();
  unmount();

  const { rerender: again } = render(<Table isNew={false} />);
  point(true, false);
  again(<Table isNew />);
  expect(strip()).toBeTruthy();
});
