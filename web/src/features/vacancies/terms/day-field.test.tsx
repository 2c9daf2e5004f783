import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayField } from './day-field.tsx';

afterEach(() => vi.useRealTimers());

function Field() {
  const [day, setDay] = useState<string | null>(null);
  return <DayField name="tag" label="Ab" value={day} error={undefined} onChange={setDay} />;
}

test.each([
  ['15.12.', '15.12.2026', 'Dienstag'],
  ['29.11', '29.11.2026', 'Sonntag'],
  ['5.1.', '05.01.2027', 'Dienstag'],
  ['30.2.', '30.2.', 'TT.MM.JJJJ'],
  ['15', '15', 'TT.MM.JJJJ'],
])('%s, left, on 29.11.2026: %s', async (typed, shown, hint) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), toFake: ['Date'] });
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Ab' });
  await user.type(field, typed);
  expect(field).toHaveProperty('value', typed);
  await user.tab();
  expect(field).toHaveProperty('value', shown);
  expect(screen.getByText(hint)).toBeTruthy();
});
