import { randomBytes } from 'node:crypto';
import {
  chooseCreditPractice,
  linkReferralCode,
  viewReferralCode,
} from '@platzwart/functions/billing/referral-codes';
import type { Caller } from '@platzwart/functions/core/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/buying-practice.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { administrator, joins, signedIn } from '../support/practice-under-test.ts';

const start = new Date('2026-11-23T09:00:00Z');
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(start);
});
afterAll(() => shop.stop());

function somebody(): Caller {
  const uid = `friend-${randomBytes(6).toString('hex')}`;
  return {
    uid,
    name: 'Frida Freund',
    email: `${uid}@anderswo.example`,
    emailVerified: true,
    ...signedIn,
  };
}

/** A recommending user's practice, and their code. */
async function recommender(person = somebody(), registeredAt = start) {
  shop.clock.now = registeredAt;
  const slug = await shop.practice('Empfehlende', person);
  shop.clock.now = start;
  await shop.docs.account(slug).update({ email: `praxis-${slug}@anderswo.example` });
  const seen = await viewReferralCode({ companySlug: slug }, person, shop.tools);
  if (!seen.ok) throw new Error('no code');
  return { slug, person, code: seen.value.code };
}

const link = (slug: string, code: string, caller = administrator) =>
  linkReferralCode({ companySlug: slug, code }, caller, shop.tools);

/** Ends the trial and creates the first invoice with a charge. */
async function endTrial(slug: string) {
  shop.stripe.endPeriod(await shop.customerOf(slug));
  await shop.stripe.webhooks.settled();
}

const creditsOf = async (slug: string) =>
  (await shop.view(slug)).credit.entries.map(({ kind, amount }) => [kind, amount]);
const creditsSeenBy = async (slug: string, person: Caller) =>
  (await shop.view(slug, person)).credit.entries.map(({ kind, amount }) => [kind, amount]);

describe('a referral', () => {
  it('credits the new practice before its first invoice, and the other once that is paid, by credit too, each once', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Empfohlen');
    expect(await link(slug, friend.code)).toEqual({ ok: true, value: {} });
    expect(await creditsOf(slug)).toEqual([['referred', 3000]]);

    await shop.buy(slug);
    // A trial's invoice charges nothing.
    expect((await shop.view(slug)).invoices).toMatchObject([{ total: 0, status: 'paid' }]);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([]);

    await endTrial(slug);
    expect((await shop.view(slug)).invoices[0]).toMatchObject({ total: 1400, status: 'paid' });
    expect(await creditsOf(slug)).toEqual([
      ['used', -1400],
      ['referred', 3000],
    ]);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([['referrer', 3000]]);
    const emails = (await shop.docs.outbox().where('slug', '==', friend.slug).get()).docs.map(
      (doc) => doc.data(),
    );
    const told = emails.filter(({ purpose }) => purpose === 'referralCredited');
    expect(new Set(told.map(({ to }) => to.address)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toContain('Empfohlen');

    await shop.stripe.resendEvents(await shop.customerOf(slug));
    await endTrial(slug);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([['referrer', 3000]]);
    expect((await shop.view(slug)).credit.balance).toBe(200);
    expect((await shop.docs.outbox().where('slug', '==', friend.slug).get()).docs).toHaveLength(
      emails.length,
    );
  });

  it('does not approve a practice by our own gift: only money that it has paid does', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Beschenkt');
    await link(slug, friend.code);
    await shop.buy(slug);
    const approvals = [];
    // The gift covers two invoices, and two euros of the third.
    for (let n = 0; n < 3; n++) {
      await endTrial(slug);
      approvals.push((await shop.accountOf(slug)).approvedAt);
    }
    expect(approvals).toEqual([null, null, expect.any(Date)]);
  });

  it('is credited once by events that come at the same moment', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Zugleich');
    await link(slug, friend.code);
    await shop.buy(slug);
    shop.stripe.webhooks.hold();
    const customer = await shop.customerOf(slug);
    shop.stripe.endPeriod(customer);
    const ids = shop.stripe.webhooks.events
      .filter((event) => event.customer === customer)
      .map(({ id }) => id);
    await Promise.all([...ids, ...ids].map((id) => shop.stripe.webhooks.deliverAgain(id)));
    await shop.stripe.webhooks.release([]);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([['referrer', 3000]]);
  });

  it('waits while the first invoice is not paid', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Säumig');
    await link(slug, friend.code);
    // More than the credit covers.
    await shop.buy(slug, { interval: 'year', locations: 1 });
    const customer = await shop.customerOf(slug);
    shop.stripe.letPaymentsFail(customer, true);
    await endTrial(slug);
    expect((await shop.accountOf(slug)).subscription?.status).toBe('pastDue');
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([]);
    shop.stripe.letPaymentsFail(customer, false);
    shop.stripe.payOpenInvoices(customer);
    await shop.stripe.webhooks.settled();
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([['referrer', 3000]]);
  });

  it('goes to the oldest practice that the owner administers, or to the one they name', async () => {
    const person = somebody();
    const newer = await recommender(person, start);
    const older = await recommender(person, new Date('2026-03-01T09:00:00Z'));
    expect(older.code).toBe(newer.code);
    const [first, second] = [await shop.practice('Erste'), await shop.practice('Zweite')];
    for (const slug of [first, second]) await link(slug, newer.code);
    await shop.buy(first);
    await endTrial(first);
    expect(await creditsSeenBy(older.slug, person)).toEqual([['referrer', 3000]]);
    expect(await creditsSeenBy(newer.slug, person)).toEqual([]);

    expect(
      await chooseCreditPractice(
        { companySlug: older.slug, chosen: newer.slug },
        person,
        shop.tools,
      ),
    ).toMatchObject({ ok: true });
    await shop.buy(second);
    await endTrial(second);
    expect(await creditsSeenBy(newer.slug, person)).toEqual([['referrer', 3000]]);
    const elsewhere = await shop.practice('Fremde');
    expect(
      await chooseCreditPractice(
        { companySlug: older.slug, chosen: elsewhere },
        person,
        shop.tools,
      ),
    ).toMatchObject({
      failure: { details: [{ field: 'chosen', code: 'notYourPractice' }] },
    });
  });

  it('of an owner without a practice waits until they administer one again', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Wartet');
    await link(slug, friend.code);
    await shop.docs.user(friend.person.uid).update({ practices: [] });
    await shop.buy(slug);
    await endTrial(slug);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([]);
    await shop.docs
      .user(friend.person.uid)
      .update({ practices: [{ slug: friend.slug, title: 'Empfehlende', role: 'administrator' }] });
    await endTrial(slug);
    expect(await creditsSeenBy(friend.slug, friend.person)).toEqual([['referrer', 3000]]);
  });
});

describe('a code is refused', () => {
  const refusal = (code: string) => ({
    ok: false,
    failure: { details: [{ field: 'code', code }] },
  });

  it('that does not exist', async () => {
    expect(await link(await shop.practice('Unbekannt'), 'ZZZZZZZZ')).toMatchObject(
      refusal('unknown'),
    );
  });

  it('that is one’s own, of somebody in the team, or of somebody with the practice’s own address', async () => {
    const slug = await shop.practice('Eigene');
    const own = await viewReferralCode({ companySlug: slug }, administrator, shop.tools);
    expect(await link(slug, own.ok ? own.value.code : '')).toMatchObject(refusal('selfReferral'));

    const friend = await recommender();
    await joins(slug, friend.person.uid, 'therapist');
    expect(await link(slug, friend.code)).toMatchObject(refusal('selfReferral'));

    const second = await recommender({ ...somebody(), email: 'PRAXIS@praxis.example' });
    expect(await link(slug, second.code)).toMatchObject(refusal('selfReferral'));
    expect((await shop.accountOf(slug)).referral).toBeNull();
    expect(await shop.customerOf(slug)).toBe('none');
  });

  it('by whoever is in a practice of its owner: the credit would be for the same people', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Ableger');
    await joins(friend.slug, administrator.uid, 'administrator');
    await shop.docs.user(administrator.uid).update({
      practices: [
        { slug, title: 'Ableger', role: 'administrator' },
        { slug: friend.slug, title: 'Empfehlende', role: 'administrator' },
      ],
    });
    expect(await link(slug, friend.code)).toMatchObject(refusal('selfReferral'));
    await shop.docs.member(friend.slug, administrator.uid).delete();
    await shop.docs.user(administrator.uid).update({ practices: [] });
  });

  it('after a purchase, also while its news is under way, and after its end', async () => {
    const friend = await recommender();
    const slug = await shop.practice('Zu spät');
    shop.stripe.webhooks.hold();
    shop.stripe.finishCheckout(await shop.page(slug), { method: 'card' });
    expect(await link(slug, friend.code)).toMatchObject(refusal('tooLate'));
    await shop.stripe.webhooks.release();
    expect(await link(slug, friend.code)).toMatchObject(refusal('tooLate'));
    shop.stripe.endNow(await shop.customerOf(slug));
    await shop.stripe.webhooks.settled();
    expect(await link(slug, friend.code)).toMatchObject(refusal('tooLate'));
    expect(await creditsOf(slug)).toEqual([]);
  });
});

describe('another code', () => {
  it('takes the place of the first one before a purchase, and is no second credit', async () => {
    const [first, second] = [await recommender(), await recommender()];
    const slug = await shop.practice('Umentschieden');
    for (const { code } of [first, second, second]) expect((await link(slug, code)).ok).toBe(true);
    expect(await creditsOf(slug)).toEqual([['referred', 3000]]);
    await shop.buy(slug);
    await endTrial(slug);
    expect(await creditsSeenBy(first.slug, first.person)).toEqual([]);
    expect(await creditsSeenBy(second.slug, second.person)).toEqual([['referrer', 3000]]);
  });
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('referralCredited'));
