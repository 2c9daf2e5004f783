import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Switch } from './switch.tsx';

function Light({ error }: { error?: string }) {
  const [isOn, setOn] = useState(false);
  return <Switch label="Licht" hint="Im Flur." error={error} isOn={isOn} onChange={setOn} />;
}

it('is turned by its label and by the space bar, and says how it stands', async () => {
  render(<Light />);
  const light = screen.getByRole('switch', {
    name: 'Licht',
    description: 'Im Flur.',
  }) as HTMLInputElement;
  expect(light.checked).toBe(false);
  await userEvent.click(screen.getByText('Licht'));
  expect(light.checked).toBe(true);
  light.focus();
  await userEvent.keyboard(' ');
  expect(light.checked).toBe(false);
});

it('says why it is as it was', () => {
  render(<Light error="Das ging nicht." />);
  expect(screen.getByRole('alert').textContent).toBe('Das ging nicht.');
  expect(
    screen
      .getByRole('switch', { description: 'Das ging nicht. Im Flur.' })
      .getAttribute('aria-invalid'),
  ).toBe('true');
});
