import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { offerPasskey } from '../../entities/factors/passkey-offer.ts';
import { PasskeyOffer } from './passkey-offer.tsx';

const { own, addPasskey } = vi.hoisted(() => ({
  own: { isByPassword: true },
  addPasskey: vi.fn(async () => ({ ok: true, output: {} })),
}));
vi.mock('../../firebase/own-factor.ts', () => ({ ownFactor: async () => own }));
vi.mock('../../entities/factors/passkeys.ts', () => ({ addPasskey }));

const device = (isAble: boolean) =>
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => isAble,
  });
const offer = () => act(() => offerPasskey());
const add = () => screen.queryByRole('button', { name: 'Passkey hinzufügen' });

it('is made once on a device that can, after a password, and never again', async () => {
  const user = userEvent.setup();
  render(<PasskeyOffer />);
  device(false);
  await offer();
  device(true);
  own.isByPassword = false;
  await offer();
  expect(add()).toBeNull();

  own.isByPassword = true;
  await offer();
  await user.click(add() as HTMLElement);
  expect(addPasskey).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Schließen' }));
  await offer();
  expect(add()).toBeNull();
});
