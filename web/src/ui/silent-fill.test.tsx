/** What a browser or a password manager fills in, it need not announce: no field may ignore it. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import './silent-fill.ts';
import { TextField } from './text-field.tsx';

type Props = { onSent: (email: string) => void };

function Held({ onSent }: Props) {
  const [email, setEmail] = useState('');
  const [stays, setStays] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSent(email);
  };
  return (
    <form onSubmit={send}>
      <TextField label="E-Mail" value={email} onChange={({ target }) => setEmail(target.value)} />
      <input type="checkbox" checked={stays} onChange={() => setStays(!stays)} />
      <button type="submit">Senden</button>
    </form>
  );
}

function Registered({ onSent }: Props) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', stays: false } });
  return (
    <form onSubmit={handleSubmit(({ email }) => onSent(email))}>
      <TextField label="E-Mail" {...register('email', { required: true })} />
      <input type="checkbox" {...register('stays')} />
      <button type="submit">Senden</button>
    </form>
  );
}

/** As a browser does: past React, and without an event. */
function fill(text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(screen.getByRole('textbox'), text);
}

describe.each([
  ['a form that holds its values', Held],
  ['a form that registers its fields', Registered],
])('%s', (_, Form) => {
  test('is sent with what was filled in silently', async () => {
    const onSent = vi.fn();
    render(<Form onSent={onSent} />);
    fill('anna@post.example');
    fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(onSent).toHaveBeenCalledExactlyOnceWith('anna@post.example');
  });

  test('keeps it when something else is chosen, and is sent with what is typed after it', async () => {
    const onSent = vi.fn();
    const user = userEvent.setup();
    render(<Form onSent={onSent} />);
    fill('anna@post.example');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('anna@post.example');
    await user.type(screen.getByRole('textbox'), '.org');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(onSent).toHaveBeenCalledExactlyOnceWith('anna@post.example.org');
  });
});
