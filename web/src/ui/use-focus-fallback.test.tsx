import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

function Box({ shows, disabled }: { shows: readonly string[]; disabled: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusFallback(box);
  return (
    <div ref={box}>
      {shows.map((name) => (
        <button key={name} type="button" disabled={disabled.includes(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

test.each([
  ['what comes next', [], 'c'],
  ['what takes it after one that is disabled', ['c'], 'd'],
  ['the nearest before, if nothing after it does', ['c', 'd'], 'a'],
])('when what had the focus disappears, it goes to %s', async (_what, disabled, to) => {
  const { rerender } = render(<Box shows={['z', 'a', 'b', 'c', 'd']} disabled={disabled} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Box shows={['z', 'a', 'c', 'd']} disabled={disabled} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(to));
});
