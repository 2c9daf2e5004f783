import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { practiceFieldTexts } from '../../content/practice-field-texts.ts';
import { RegistrationForm } from './registration-form.tsx';

vi.mock('../../firebase/session.ts', () => ({}));
// As after a deployment, or on a network that leads nowhere.
vi.mock('../../entities/practice/region-field.tsx', () => {
  throw new Error('The chunk is not there.');
});

test('a registration goes on without the field of its region', async () => {
  const register = vi.fn(async () => ({ ok: true, output: 'praxis' }) as const);
  render(
    <RegistrationForm
      register={register}
      onRegistered={() => undefined}
      user={{ name: 'Anna', email: 'anna@beispiel.at' }}
      card={() => <li />}
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name der Praxis'), 'Praxis');
  await user.type(screen.getByLabelText('Untertitel'), 'Logopädie');
  await user.type(screen.getByLabelText('Adresse mit Hausnummer'), 'Gasse 1');
  await user.type(screen.getByLabelText('Postleitzahl und Ort'), '04155 Leipzig');
  expect(await screen.findByText(practiceFieldTexts.region.reading)).toBeTruthy();
  await user.click(screen.getByLabelText(/Ich stimme/));
  await user.click(screen.getByRole('button', { name: 'Praxis registrieren' }));
  await waitFor(() => expect(register).toHaveBeenCalledOnce());
});
