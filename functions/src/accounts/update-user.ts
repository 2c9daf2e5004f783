import { accepted, refused } from '@platzwart/domain/failure';
import { collections } from '../collections.ts';
import { handler } from '../handler.ts';
import { renameNotified } from '../members/notified-members.ts';

/**
 * Takes over the caller's name, and the address as Auth knows it now, into their own document, their memberships and
 * Auth (spec section 3, user). Called again after a failure in between, it completes what is left.
 * Failures: signInNeeded.
 */
export const updateUser = handler('updateUser', async ({ name }, caller, { db, accounts }) => {
  const person = await accounts.withUid(caller.uid);
  // A deleted account's token lives on for up to an hour: it brings nothing back.
  if (!person || person.disabled) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  await db.runTransaction(async (tx) => {
    const practices = (await tx.get(docs.user(person.uid))).data()?.practices ?? [];
    const [memberships, accountsOfPractices] = await Promise.all([
      Promise.all(practices.map(({ slug }) => tx.get(docs.member(slug, person.uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.account(slug)))),
    ]);
    const shown = { name, email: person.email };
    tx.set(docs.user(person.uid), { ...shown, practices });
    for (const { exists, ref } of memberships) if (exists) tx.update(ref, shown);
    for (const account of accountsOfPractices) renameNotified(tx, account, { uid: person.uid, ...shown });
  });
  await accounts.setName(person.uid, name);
  return accepted({});
});
