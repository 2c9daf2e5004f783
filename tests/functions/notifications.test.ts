import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { updateUser } from '@platzwart/functions/accounts/update-user';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { removeMember } from '@platzwart/functions/team/remove-member';
import { updateOwnNotifications } from '@platzwart/functions/team/update-own-notifications';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  auth,
  database,
  ledger,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const docs = () => collections(database());

const choose = (slug: string, caller: Caller | undefined, newRequests: 'immediately' | 'never') =>
  updateOwnNotifications({ companySlug: slug, newRequests }, caller, toolsAt(now));

/** A therapist with an account of their own. */
async function therapistOf(slug: string): Promise<Caller> {
  const uid = `t${newRandomId().slice(0, 12)}`;
  const email = `${uid}@praxis.example`;
  await auth().createUser({ uid, email, emailVerified: true, displayName: 'Tina Therapie' });
  await docs()
    .member(slug, uid)
    .set({ role: 'therapist', name: 'Tina Therapie', email, lastVisit: null });
  await docs()
    .user(uid)
    .set({ name: 'Tina Therapie', email, practices: [{ slug, title: slug, role: 'therapist' }] });
  return { uid, name: 'Tina Therapie', email, emailVerified: true, ...signedIn };
}

/** Recipients of e-mails about a new request. */
async function toldAbout(slug: string): Promise<string[]> {
  const before = new Set((await ledger(slug)).emails.map(({ id }) => id));
  await addWaitingRequest(aBooking(slug), undefined, toolsAt(now));
  const { emails } = await ledger(slug);
  return emails
    .filter(({ id, purpose }) => purpose === 'newRequest' && !before.has(id))
    .map(({ to }) => to.address)
    .sort();
}

describe('an e-mail about each new request', () => {
  it('goes to a member who wants it, beside the practice, until they no longer want it', async () => {
    const slug = await registeredPractice('Nachricht', now);
    const tina = await therapistOf(slug);
    expect(await toldAbout(slug)).toEqual(['praxis@praxis.example']);
    expect(await choose(slug, tina, 'immediately')).toEqual({ ok: true, value: {} });
    expect(await choose(slug, tina, 'immediately')).toEqual({ ok: true, value: {} });
    expect(await toldAbout(slug)).toEqual(['praxis@praxis.example', tina.email].sort());
    await choose(slug, tina, 'never');
    expect(await toldAbout(slug)).toEqual(['praxis@praxis.example']);
  });

  it('names nobody who asked, in the member’s e-mail too', async () => {
    const slug = await registeredPractice('Diskret', now);
    const tina = await therapistOf(slug);
    await choose(slug, tina, 'immediately');
    await addWaitingRequest(
      aBooking(slug, { firstname: 'Geheim', lastname: 'Niemand' }),
      undefined,
      toolsAt(now),
    );
    const { emails } = await ledger(slug);
    const own = emails.filter(
      ({ to, purpose }) => to.address === tina.email && purpose === 'newRequest',
    );
    expect(own).toHaveLength(1);
    for (const secret of ['Geheim', 'Niemand', 'heiser', '1984'])
      expect(JSON.stringify(own)).not.toContain(secret);
  });

  it('ends with the membership, however it ends', async () => {
    const slug = await registeredPractice('Ende', now);
    const [removed, gone] = [await therapistOf(slug), await therapistOf(slug)];
    for (const member of [removed, gone]) await choose(slug, member, 'immediately');
    expect(await toldAbout(slug)).toHaveLength(3);
    await removeMember({ companySlug: slug, uid: removed.uid }, administrator, toolsAt(now));
    await deleteUser({}, gone, toolsAt(now));
    expect(await toldAbout(slug)).toEqual(['praxis@praxis.example']);
    expect((await docs().account(slug).get()).data()?.notifiedMembers).toEqual([]);
  });

  it('follows a member’s new name', async () => {
    const slug = await registeredPractice('Umbenannt', now);
    const tina = await therapistOf(slug);
    await choose(slug, tina, 'immediately');
    await updateUser({ name: 'Tina Neu' }, tina, toolsAt(now));
    expect((await docs().account(slug).get()).data()?.notifiedMembers).toEqual([
      { uid: tina.uid, name: 'Tina Neu', email: tina.email, frequency: 'immediately' },
    ]);
  });

  it('is not for an address that nobody has confirmed', async () => {
    const slug = await registeredPractice('Fremd', now);
    const tina = await therapistOf(slug);
    const unconfirmed = await choose(slug, { ...tina, emailVerified: false }, 'immediately');
    expect(unconfirmed).toMatchObject({
      failure: { details: [{ field: 'form', code: 'emailUnverified' }] },
    });
    expect((await docs().account(slug).get()).data()?.notifiedMembers).toEqual([]);
  });
});
