/** Accounts in a backup, which Firestore's own do not hold. */

import { noFactors } from '@platzwart/domain/sign-in/factors';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { collections } from '@platzwart/functions/core/collections';
import { everyAccount, returnAccounts } from '@platzwart/functions/lifecycle/backup-accounts';
import { expect, it } from 'vitest';
import {
  auth,
  database,
  joins,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-28T09:00:00Z');

it('come back with address, name and password hash, but for those erased since; twice is once', async () => {
  const slug = await registeredPractice('Konten', now);
  const erased = await joins(slug, 'erased', 'therapist');
  await collections(database())
    .user('erased')
    .set({
      name: 'erased',
      email: erased.email,
      practices: [{ slug, title: 'x', role: 'therapist' }],
    });
  for (const uid of ['lost', 'erased', 'kept'])
    await auth().createUser({
      uid,
      email: `${uid}@praxis.example`,
      emailVerified: true,
      displayName: `Name ${uid}`,
      password: `ein langes Passwort ${uid}`,
    });
  const stored = await everyAccount(auth());
  expect(stored).toHaveLength(3);
  expect(stored.every(({ passwordHash }) => passwordHash !== '')).toBe(true);

  await collections(database())
    .factors('lost')
    .set({ ...noFactors, totp: { secret: 's', addedAt: now, lastPeriod: 1 } });

  await deleteUser({}, erased, toolsAt(now));
  await auth().deleteUser('lost');
  await auth().updateUser('kept', { displayName: 'Neuer' });
  const hash = {
    algorithm: 'SCRYPT',
    key: Buffer.from('key'),
    saltSeparator: Buffer.from('Bw', 'base64'),
    rounds: 8,
    memoryCost: 14,
  } as const;
  const back = { auth: auth(), db: database(), hash };
  expect(await returnAccounts(stored, back)).toEqual({
    returned: 1,
    there: 1,
    erased: 1,
    failed: 0,
  });
  const after = await everyAccount(auth());
  expect(new Map(after.map(({ uid, name }) => [uid, name]))).toEqual(
    new Map([
      ['kept', 'Neuer'],
      ['lost', 'Name lost'],
    ]),
  );
  expect(after.find(({ uid }) => uid === 'lost')?.emailVerified).toBe(true);
  // Otherwise no page would ask for the code.
  expect((await auth().getUser('lost')).customClaims).toEqual({ factors: ['totp', 'required'] });
  expect(await returnAccounts(stored, back)).toMatchObject({ returned: 0, there: 2 });
  // Without the project's parameters no password comes back.
  await auth().deleteUser('lost');
  expect(await returnAccounts(stored, { ...back, hash: undefined })).toMatchObject({ returned: 1 });
  const lost = (await everyAccount(auth())).find(({ uid }) => uid === 'lost');
  expect(lost?.passwordHash).toBe('');
});
