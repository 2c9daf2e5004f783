import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenHours } from './unbroken-hours.tsx';

test('hours stay in one line, everything around them wraps', () => {
  const text = 'Stelle 2 für Mi 15–16 Uhr und 8:30–9 Uhr · Mo–Mi 8–11; bis 01.12. – frei';
  const { container } = render(<UnbrokenHours text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('.unbroken')].map((part) => part.textContent);
  expect(whole).toEqual(['15–16 Uhr', '8:30–9 Uhr', '8–11']);
});
