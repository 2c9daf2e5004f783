import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhoneText } from './phone-text.tsx';

const ranges = {
  all: { from: 5, to: 9, unit: 'months' as const },
  morning: { from: 2, to: 4, unit: 'months' as const },
  afternoon: null,
};
const text =
  'Wer zuletzt bei uns begonnen hat, wartete meist 5 bis 9 Monate, am Vormittag 2 bis 4. Versprechen können wir das leider nicht.';

test('the words for the phone are copied as they stand, and the button says so', async () => {
  const user = userEvent.setup();
  render(<PhoneText ranges={ranges} />);
  await user.click(screen.getByRole('button', { name: 'Satz kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeTruthy();
});

test('where nothing may be copied, the words can be marked', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<PhoneText ranges={ranges} />);
  await user.click(screen.getByRole('button', { name: 'Satz kopieren' }));
  expect(screen.getByRole('status').textContent).toMatch(/markieren/);
});
