import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart, loadParts } from './lazy-page.tsx';

const Field = () => <input aria-label="Feld" />;

// Regression: the layout once had a context value that changed with the first commit. React then
// re-rendered every part whose code had not loaded, starting with its empty fallback, and input in
// the price calculator was lost.
it('a written part whose code comes late is taken over as it stands', async () => {
  const atBuild = lazyPart(async () => ({ default: Field }));
  await loadParts();
  const container = document.createElement('div');
  container.innerHTML = renderToString(createElement(atBuild));
  document.body.append(container);
  const drawn = screen.getByRole<HTMLInputElement>('textbox', { name: 'Feld' });
  drawn.value = 'getippt';

  let arrive = (_code: { default: typeof Field }) => {};
  const inBrowser = lazyPart(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  render(createElement(inBrowser), { container, hydrate: true });
  await act(async () => arrive({ default: Field }));
  expect(screen.getByRole('textbox', { name: 'Feld' })).toBe(drawn);
  expect(drawn.value).toBe('getippt');
});
