import { lockMinutes } from '@platzwart/domain/sign-in/lock';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LockContainer from './lock-container.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../firebase/calls.ts', () => ({ call }));

beforeEach(() => {
  localStorage.clear();
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

const after = () => screen.getByLabelText<HTMLSelectElement>('Diesen Browser sperren');
const stored = () => localStorage.getItem('platzwart-sperre');

describe('when this browser locks', () => {
  it('is never, until one of the offered minutes is chosen, which it remembers', async () => {
    render(<LockContainer />);
    const offered = within(after()).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => Number(value))).toEqual([...lockMinutes]);
    expect([after().value, stored()]).toEqual(['0', null]);
    await userEvent.selectOptions(after(), 'nach 5 Minuten ohne Eingabe');
    expect([after().value, stored()]).toEqual(['5', '5']);
    await userEvent.selectOptions(after(), 'nie von selbst');
    expect([after().value, stored()]).toEqual(['0', null]);
  });
});

describe('the PIN of this browser', () => {
  const open = async () => {
    render(<LockContainer />);
    await userEvent.click(
      screen.getByRole('button', { name: 'PIN festlegen, ändern oder entfernen' }),
    );
  };
  const device = () => localStorage.getItem('platzwart-geraet');

  it('is set for this device, and removed', async () => {
    await open();
    await userEvent.type(screen.getByLabelText(/^Neue PIN/), '4711{Enter}');
    expect(await screen.findByText('Deine PIN gilt in diesem Browser.')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('setLockPin', { device: device(), pin: '4711' });
    await userEvent.click(screen.getByRole('button', { name: /^PIN festlegen/ }));
    await userEvent.click(screen.getByRole('button', { name: 'PIN entfernen' }));
    expect(await screen.findByText('In diesem Browser gilt keine PIN mehr.')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('setLockPin', { device: device(), pin: '' });
  });

  it('that is none is asked for again at the field; what did not arrive stays typed', async () => {
    await open();
    const field = screen.getByLabelText<HTMLInputElement>(/^Neue PIN/);
    await userEvent.type(field, '{Enter}');
    expect(await screen.findAllByText('Bitte gib vier bis acht Ziffern ein.')).toHaveLength(2);
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValue({ kind: 'failed' });
    await userEvent.type(field, '4711{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Es kam keine Antwort');
    expect(field.value).toBe('4711');
  });
});
