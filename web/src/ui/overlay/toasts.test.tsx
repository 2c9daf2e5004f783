import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastProvider, useToasts } from './toasts.tsx';

const taken: string[] = [];

function Archive({ name }: { name: string }) {
  const { show } = useToasts();
  const action = { label: `Zurück mit ${name}`, run: () => taken.push(name) };
  return (
    <button type="button" onClick={() => show({ title: `${name}: archiviert`, action })}>
      {name}
    </button>
  );
}

/** The visible ones, from the top. */
const titles = () =>
  within(screen.getByRole('region', { name: /^Meldungen/ }))
    .queryAllByText(/: archiviert/)
    .filter((title) => !title.closest('[data-limited]'))
    .map(({ textContent }) => textContent);

test('the newest is above the others, the fourth takes the oldest away, and each undoes its own', async () => {
  const user = userEvent.setup();
  render(
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      {['Ada', 'Ben', 'Cem', 'Dana'].map((name) => (
        <Archive key={name} name={name} />
      ))}
    </ToastProvider>,
  );
  const archive = (name: string) => user.click(screen.getByRole('button', { name }));
  await archive('Ada');
  // What shows messages is still loading; none is lost.
  await screen.findByText('Ada: archiviert');
  await archive('Ben');
  expect(titles()).toEqual(['Ben: archiviert', 'Ada: archiviert']);
  await archive('Cem');
  await archive('Dana');
  expect(titles()).toEqual(['Dana: archiviert', 'Cem: archiviert', 'Ben: archiviert']);
  await user.click(screen.getByText('Zurück mit Cem'));
  expect(taken).toEqual(['Cem']);
  expect(titles()).not.toContain('Cem: archiviert');
  expect(titles().slice(0, 2)).toEqual(['Dana: archiviert', 'Ben: archiviert']);
});

test('a press on undo leaves the focus where somebody works', async () => {
  const user = userEvent.setup();
  render(
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <Archive name="Eva" />
    </ToastProvider>,
  );
  const row = screen.getByRole('button', { name: 'Eva' });
  await user.click(row);
  await user.click(await screen.findByText('Zurück mit Eva'));
  expect(taken.at(-1)).toBe('Eva');
  await waitFor(() => expect(document.activeElement).toBe(row));
});
