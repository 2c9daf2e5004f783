import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart, loadParts } from './lazy-page.tsx';
import { PageActionsOutlet, PageActionsProvider } from './page-actions.tsx';

const Field = () => <input aria-label="Feld" />;

function frame(Part: ReturnType<typeof lazyPart>) {
  return (
    <PageActionsProvider>
      <PageActionsOutlet />
      <Part />
    </PageActionsProvider>
  );
}

// The frame's place for actions was a value of a context that changed with the first commit: React then drew every part
// anew whose code had not come yet, first its empty stand-in, and what was typed into the price calculator was gone.
it('a written part whose code comes late is taken over as it stands, in a frame that has a place for actions', async () => {
  const atBuild = lazyPart(async () => ({ default: Field }));
  await loadParts();
  const container = document.createElement('div');
  container.innerHTML = renderToString(frame(atBuild));
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
  render(frame(inBrowser), { container, hydrate: true });
  await act(async () => arrive({ default: Field }));
  expect(screen.getByRole('textbox', { name: 'Feld' })).toBe(drawn);
  expect(drawn.value).toBe('getippt');
});
