/**
 * Why session.ts listens by itself instead of using react-firebase-hooks' `useAuthState`: tested
 * with the real library and Auth, only the server is faked. If the last expectation fails, the
 * library has been fixed.
 */
import { act, render, screen } from '@testing-library/react';
import { initializeApp } from 'firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reload,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { useAuthState } from 'react-firebase-hooks/auth';
import { expect, test, vi } from 'vitest';

// Auth captures fetch when it loads.
const { server, anna } = vi.hoisted(() => {
  const server = { emailVerified: false };
  const anna = { localId: 'anna', email: 'anna@praxis.example' };
  const encoded = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const token = () => {
    const now = Math.floor(Date.now() / 1000);
    return `${encoded({ alg: 'none' })}.${encoded({ sub: 'anna', iat: now, exp: now + 3600, email_verified: server.emailVerified })}.x`;
  };
  const answer = (address: string): object => {
    if (address.includes('accounts:lookup'))
      return { users: [{ ...anna, emailVerified: server.emailVerified }] };
    if (address.includes('signInWithPassword'))
      return { ...anna, idToken: token(), refreshToken: 'more', expiresIn: '3600' };
    return { access_token: token(), refresh_token: 'more', expires_in: '3600' };
  };
  vi.stubGlobal(
    'fetch',
    async (address: unknown) => new Response(JSON.stringify(answer(String(address)))),
  );
  return { server, anna };
});

test('a confirmed address, which Auth learns while somebody is signed in, is told to session.ts and not by the library', async () => {
  const auth = initializeAuth(initializeApp({ apiKey: 'demo-key' }, 'played'), {
    persistence: inMemoryPersistence,
  });
  const Who = () => {
    const [user] = useAuthState(auth);
    return <p>{!user ? 'niemand' : user.emailVerified ? 'bestätigt' : 'nicht bestätigt'}</p>;
  };
  render(<Who />);
  const { user } = await act(() => signInWithEmailAndPassword(auth, anna.email, 'platzwart'));
  expect(screen.getByText('nicht bestätigt')).toBeTruthy();
  const heard: (boolean | undefined)[] = [];
  onIdTokenChanged(auth, (known) => heard.push(known?.emailVerified));

  server.emailVerified = true;
  await act(async () => {
    await reload(user);
    await user.getIdToken(true);
  });
  expect(heard.at(-1)).toBe(true);
  expect(screen.getByText('nicht bestätigt')).toBeTruthy();
});
