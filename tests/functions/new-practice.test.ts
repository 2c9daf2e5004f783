/**
 * What an unapproved practice may do: no relay for strangers, no impersonation in the directory.
 */
import { randomBytes } from 'node:crypto';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { nameKeysOf } from '@platzwart/domain/practice/look-alike';
import { never } from '@platzwart/domain/sign-in/session';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import type { Email } from '@platzwart/functions/core/email';
import { lookAlikeOf } from '@platzwart/functions/core/look-alikes';
import type { AllTools, Caller, Mail } from '@platzwart/functions/core/tools';
import { sendEmail, sweepOutbox } from '@platzwart/functions/emails/send-email';
import { applyPracticeAccount } from '@platzwart/functions/lifecycle/apply-practice-account';
import { approvePractice } from '@platzwart/functions/practices/approve-practice';
import { checkIdentityOfPractice } from '@platzwart/functions/practices/check-identity-of-practice';
import { registerPractice } from '@platzwart/functions/practices/register-practice';
import { resumeIntake } from '@platzwart/functions/practices/resume-intake';
import {
  confirmPracticeEmail,
  requestPracticeEmail,
} from '@platzwart/functions/practices/settings/practice-email';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { updateLocations } from '@platzwart/functions/practices/settings/update-locations';
import { updatePracticeProfile } from '@platzwart/functions/practices/settings/update-practice-profile';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { inviteMember } from '@platzwart/functions/team/invite-member';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import { openShop } from '../support/buying-practice.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  database,
  joins,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';
import { queueEmails } from '../support/queue-emails.ts';

/** Ten o'clock in Berlin. */
const start = new Date('2026-11-23T09:00:00Z');
const hour = 60 * 60_000;
const later = (hours: number) => new Date(start.getTime() + hours * hour);
const docs = () => writableCollections(database());
const done = { ok: true, value: {} };

let arrived: Email[] = [];
const mail: Mail = {
  send: (_id, email) => {
    arrived.push(email);
    return Promise.resolve({ kind: 'taken' });
  },
};
const tools = (hours = 0): AllTools => {
  const all = toolsAt(later(hours), mail);
  return {
    ...all,
    limits: { ...all.limits, emailsPerNewPractice: 4, invitationsPerNewPractice: 2 },
  };
};
const send = async (hours = 0) => {
  await sweepOutbox(tools(hours));
  const sent = arrived;
  arrived = [];
  return sent;
};
const purposes = (emails: readonly Email[]) =>
  emails.map(({ purpose }) => purpose).sort((a, b) => (a < b ? -1 : 1));
const to = (emails: readonly Email[], purpose: Email['purpose']) =>
  emails
    .flatMap((email) => (email.purpose === purpose ? [email.to.address] : []))
    .sort((a, b) => (a < b ? -1 : 1));
const accountOf = async (slug: string) => (await docs().account(slug).get()).data();
const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();

beforeEach(async () => {
  arrived = [];
  await database().recursiveDelete(database().collection('outbox'));
});

function aPerson(): Caller {
  const uid = `p${randomBytes(6).toString('hex')}`;
  return {
    uid,
    name: 'Petra Person',
    email: `${uid}@praxis.example`,
    emailVerified: true,
    ...signedIn,
  };
}

async function calls(slug: string, caller: Caller, hours: number, ...names: string[]) {
  for (const name of names) {
    const call = aManualEntry(slug, { firstname: name, email: `${name}@post.example` });
    expect((await addRequestByPhone(call, caller, tools(hours))).ok).toBe(true);
  }
}

describe('e-mails to strangers of a practice that nobody has looked at', () => {
  it('beyond the day’s number wait until the next morning in their order, none is lost, and administrators learn why', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Neu', start, caller);
    await send();
    await calls(slug, caller, 0, 'a', 'b');
    expect(to(await send(), 'requestReceived')).toEqual(['a@post.example', 'b@post.example']);
    await calls(slug, caller, 1, 'c');
    // The operator is asked before the practice notices anything, once.
    const third = await send(1);
    expect(purposes(third)).toEqual(['requestReceived', 'reviewAsked']);
    const asked = third.find(({ purpose }) => purpose === 'reviewAsked');
    expect(asked?.to.address).toBe('betrieb@platzwart.example');
    expect(asked?.text).toContain(`npm run operator -- approve ${slug}`);
    for (const [i, name] of ['d', 'e', 'f', 'g', 'h', 'i'].entries()) {
      await calls(slug, caller, 2 + i / 100, name);
      expect(to(await send(2 + i / 100), 'requestReceived')).toEqual(
        name === 'd' ? ['d@post.example'] : [],
      );
    }
    expect((await docs().undelivered(slug).get()).data()?.held).toEqual({
      until: new Date('2026-11-24T06:00:00Z'),
      max: 4,
    });
    expect((await docs().requestCounters(slug).get()).data()?.open).toBe(9);
    const lines = await database()
      .collectionGroup('history')
      .where('what', '==', 'emailWaits')
      .get();
    expect(lines.docs.filter(({ ref }) => ref.path.includes(`/${slug}/`))).toHaveLength(5);

    // The next day's new one queues behind those that wait.
    await calls(slug, caller, 22, 'j');
    expect(to(await send(22), 'requestReceived')).toEqual([
      'e@post.example',
      'f@post.example',
      'g@post.example',
      'h@post.example',
    ]);
    expect(to(await send(30), 'requestReceived')).toEqual([]);
    expect(to(await send(46), 'requestReceived')).toEqual(['i@post.example', 'j@post.example']);
  });

  it('leave no oftener than that when many are sent at once', async () => {
    const slug = await registeredPractice('Auf einmal', start, aPerson());
    await send();
    const ids = await queueEmails(slug, 'followUpQuestion', 12, start);
    const limited = { ...tools(), limits: { ...tools().limits, emailsPerNewPractice: 5 } };
    await Promise.all(ids.map((id) => sendEmail(id, limited)));
    expect(to(arrived, 'followUpQuestion')).toHaveLength(5);
    const rest = await docs().outbox().where('isHeld', '==', true).get();
    expect(rest.size).toBe(7);
    // The next morning each takes its turn again, the longest waiting first, five that day.
    arrived = [];
    const waiting = rest.docs
      .map((email) => email.data())
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    await sweepOutbox({ ...limited, now: () => later(22) });
    const sent = arrived.filter(({ purpose }) => purpose === 'followUpQuestion');
    expect(sent.map(({ subject }) => subject)).toEqual(
      waiting.slice(0, 5).map(({ subject }) => subject),
    );
  });

  it('are counted for all practices that one person has registered, invitations apart from e-mails to patients', async () => {
    const caller = aPerson();
    const [one, other] = [
      await registeredPractice('Eins', start, caller),
      await registeredPractice('Zwei', start, caller),
    ];
    await send();
    for (const slug of [one, other]) {
      await calls(slug, caller, 0, 'a', 'b', 'c');
      for (const name of ['x', 'y'])
        expect(
          await inviteMember(
            { companySlug: slug, email: `${name}@team.example`, role: 'viewer' },
            caller,
            tools(),
          ),
        ).toEqual(done);
    }
    const sent = await send();
    expect([to(sent, 'requestReceived').length, to(sent, 'invitation').length]).toEqual([4, 2]);
  });

  it('do not wait because strangers book, nor do those that a patient needs behind the link', async () => {
    const slug = await registeredPractice('Beschossen', start, aPerson());
    await send();
    for (let i = 0; i < 6; i++) await addWaitingRequest(aBooking(slug), undefined, tools());
    expect(to(await send(), 'requestReceived')).toHaveLength(4);
    const ownLimits = ['formerAddress', 'freshLink', 'newAddress', 'withdrawn'] as const;
    await queueEmails(slug, 'deletionNotice', 3, start);
    for (const purpose of ownLimits) await queueEmails(slug, purpose, 1, start);
    expect(purposes(await send(0.1))).toEqual([
      'deletionNotice',
      'deletionNotice',
      'deletionNotice',
      ...ownLimits,
    ]);
    // Exhausting the practice's own e-mails does not delay those either.
    await queueEmails(slug, 'deletionNotice', 2, start);
    for (const purpose of ownLimits) await queueEmails(slug, purpose, 1, start);
    expect(purposes(await send(0.2))).toEqual(['deletionNotice', ...ownLimits]);
  });

  it('say nothing of who waits: whoever books for somebody who does is answered and counted alike', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Gleich', start, caller);
    await send();
    const person = { email: 'p@post.example', firstname: 'Pia' };
    await addWaitingRequest(aBooking(slug, person), undefined, tools());
    expect(purposes(await send())).toEqual(['newRequest', 'requestReceived']);
    for (let i = 0; i < 3; i++)
      await addWaitingRequest(aBooking(slug, person), undefined, tools(0.1));
    expect(purposes(await send(0.1))).toEqual([
      'requestExists',
      'requestExists',
      'requestExists',
      'reviewAsked',
    ]);
    expect((await addWaitingRequest(aBooking(slug, person), undefined, tools(0.2))).ok).toBe(true);
    expect((await addWaitingRequest(aBooking(slug), undefined, tools(0.2))).ok).toBe(true);
    expect(purposes(await send(0.2))).toEqual(['newRequest']);
  });

  it('go out once the operator has looked, those that wait at once, and from then on without a limit; twice is once', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Echt', start, caller);
    await send();
    await calls(slug, caller, 0, 'a', 'b', 'c', 'd', 'e', 'f');
    expect(to(await send(), 'requestReceived')).toHaveLength(4);
    expect(await approvePractice('gibt-es-nicht', {}, tools())).toBeUndefined();
    expect(await approvePractice(slug, {}, tools(1))).toMatchObject({
      emails: 'now',
      name: 'notHeld',
      released: 2,
    });
    expect(to(await send(1), 'requestReceived')).toHaveLength(2);
    expect((await docs().undelivered(slug).get()).data()).toEqual({ addresses: [] });
    expect(await approvePractice(slug, {}, tools(2))).toMatchObject({
      emails: 'before',
      released: 0,
    });
    expect((await accountOf(slug))?.approvedAt).toEqual(later(1));
    await calls(slug, caller, 3, 'g', 'h', 'i', 'j', 'k', 'l');
    expect(to(await send(3), 'requestReceived')).toHaveLength(6);
  });

  it('go out once the first invoice is paid, and not for a purchase of which nothing is paid yet', async () => {
    const shop = await openShop(start);
    try {
      const caller = aPerson();
      const slug = await shop.practice('Kauf', caller);
      await calls(slug, caller, 0, 'a', 'b', 'c', 'd', 'e');
      await send();
      await shop.buy(slug, undefined, { caller });
      expect((await accountOf(slug))?.approvedAt).toBeNull();
      shop.clock.now = (await shop.accountOf(slug)).trialEndsAt;
      shop.stripe.endPeriod(await shop.customerOf(slug));
      await shop.stripe.webhooks.settled();
      expect((await accountOf(slug))?.approvedAt).toEqual(shop.clock.now);
      await applyPracticeAccount(slug, shop.tools);
      const waits = (await docs().outbox().where('slug', '==', slug).get()).docs.filter(
        (email) => email.data().isHeld,
      );
      expect(waits).toEqual([]);
    } finally {
      await shop.stop();
    }
  });
});

const registration = {
  title: 'Praxis',
  subtitle: 'Logopädie',
  address1: 'Hauptplatz 1',
  address2: '8010 Graz',
  email: 'praxis@fremd.example',
  contactPerson: 'Petra Person',
  legalTermsAccepted: true,
};

/** Registers one that nobody has opened yet. */
async function founds(caller: Caller, over: Record<string, unknown> = {}): Promise<string> {
  const data = { ...registration, title: `Praxis ${randomBytes(4).toString('hex')}`, ...over };
  const outcome = await registerPractice({ data, logo: undefined }, caller, tools());
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value.slug;
}

async function registers(caller: Caller, over: Record<string, unknown> = {}): Promise<string> {
  const slug = await founds(caller, over);
  const edits = { bookingEnabled: { from: false, to: true } };
  expect(await setIntake({ companySlug: slug, edits }, caller, tools())).toEqual(done);
  return slug;
}

const tokenOf = (emails: readonly Email[]) =>
  emails
    .flatMap(({ purpose, text }) =>
      purpose === 'practiceEmail' ? (/\/adresse\/([\w-]{43})$/m.exec(text)?.[1] ?? []) : [],
    )
    .at(-1) ?? '';
const change = (slug: string, caller: Caller, edits: FieldEdits, hours = 0) =>
  updatePracticeProfile({ companySlug: slug, edits }, caller, tools(hours));

describe('the address of a practice', () => {
  it('gets nothing but a link before somebody there has opened it; meanwhile its administrators get what it would', async () => {
    const caller = aPerson();
    const slug = await registers(caller);
    const colleague = await joins(slug, `k${randomBytes(4).toString('hex')}`, 'administrator');
    const booking = aBooking(slug);
    await addWaitingRequest(booking, undefined, tools());
    const requestId = storedId(booking.requestId);
    await docs().request(slug, requestId).update({ emailConfirmedAt: start });
    const corrected = {
      companySlug: slug,
      requestId,
      edits: { email: { from: booking.email, to: 'neu@post.example' } },
    };
    expect(await updateRequest(corrected, caller, tools())).toEqual(done);
    // E-mails of one cause to several receivers: the next sweep sends the copies.
    const sent = [...(await send()), ...(await send(0.1))];
    expect(to(sent, 'practiceEmail')).toEqual(['praxis@fremd.example']);
    expect(to(sent, 'newRequest')).toEqual(
      [caller.email, colleague.email].sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(to(sent, 'registrationDone')).toEqual([caller.email]);
    const toPatients = sent.filter(({ purpose }) => emailEntries[purpose].to === 'patient');
    expect(purposes(toPatients)).toEqual(['formerAddress', 'requestReceived']);
    expect(to(toPatients, 'requestReceived')).toEqual(['neu@post.example']);
    expect(toPatients.map(({ replyTo }) => replyTo)).toEqual([null, null]);
    expect(JSON.stringify(sent.filter(({ purpose }) => purpose !== 'practiceEmail'))).not.toContain(
      'praxis@fremd.example',
    );

    const token = tokenOf(sent);
    expect(await confirmPracticeEmail({ companySlug: slug, token }, undefined, tools(1))).toEqual(
      done,
    );
    expect(await confirmPracticeEmail({ companySlug: slug, token }, undefined, tools(1))).toEqual(
      done,
    );
    await addWaitingRequest(aBooking(slug), undefined, tools(1));
    const then = await send(1);
    expect(to(then, 'newRequest')).toEqual(['praxis@fremd.example']);
    expect(then.find(({ purpose }) => purpose === 'requestReceived')?.replyTo?.address).toBe(
      'praxis@fremd.example',
    );
  });

  it('counts at once if it is the confirmed one of whoever registers', async () => {
    const caller = aPerson();
    const slug = await registers(caller, {
      email: caller.email.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase()),
    });
    const sent = await send();
    expect(purposes(sent)).toEqual(['registrationDone']);
    expect((await accountOf(slug))?.confirmedEmail).toBe((await accountOf(slug))?.email);
  });

  it('once changed leaves all at the one before until it is confirmed; only the newest link counts, for a week', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Umzug', start, caller);
    await send();
    const edit = (from: string, address: string, hours = 0) =>
      change(slug, caller, { email: { from, to: address } }, hours);
    expect((await edit('praxis@praxis.example', 'eins@fremd.example')).ok).toBe(true);
    const first = tokenOf(await send());
    expect((await edit('eins@fremd.example', 'zwei@fremd.example')).ok).toBe(true);
    const second = tokenOf(await send());
    const confirm = (token: string, hours: number) =>
      confirmPracticeEmail({ companySlug: slug, token }, undefined, tools(hours));
    expect(await confirm(first, 1)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
    const asked = docs().member(slug, caller.uid);
    await asked.update({ role: 'therapist' });
    expect(await confirm(second, 1)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
    await asked.update({ role: 'administrator', signInsValidFrom: never });
    expect(await confirm(second, 1)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
    await asked.update({ signInsValidFrom: FieldValue.delete() });
    expect(await confirm(second, 7 * 24)).toMatchObject({
      ok: false,
      failure: { details: [{ field: 'token' }] },
    });
    await addWaitingRequest(aBooking(slug), undefined, tools(1));
    const sent = await send(1);
    expect(to(sent, 'newRequest')).toEqual(['praxis@praxis.example']);
    expect(sent.find(({ purpose }) => purpose === 'requestReceived')?.replyTo?.address).toBe(
      'praxis@praxis.example',
    );

    // Sending again voids the previous link; back at the old address there is nothing to confirm.
    expect(await requestPracticeEmail({ companySlug: slug }, caller, tools(2))).toEqual(done);
    expect(await confirm(second, 2)).toMatchObject({ ok: false });
    const third = tokenOf(await send(24));
    expect((await edit('zwei@fremd.example', 'praxis@praxis.example', 25)).ok).toBe(true);
    expect(await confirm(third, 25)).toMatchObject({ ok: false });
    expect(await accountOf(slug)).toMatchObject({
      email: 'praxis@praxis.example',
      confirmedEmail: 'praxis@praxis.example',
    });
    expect(purposes(await send(26))).toEqual([]);
  });

  it('once another is confirmed, is told of it at the one before, and so are the administrators; the first one is no news', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Übernahme', start, caller);
    await send();
    expect(
      (
        await change(slug, caller, {
          email: { from: 'praxis@praxis.example', to: 'neu@fremd.example' },
        })
      ).ok,
    ).toBe(true);
    const asked = await send();
    expect(to(asked, 'practiceEmailChanged')).toEqual([]);
    const token = tokenOf(asked);
    for (let i = 0; i < 2; i++)
      expect(await confirmPracticeEmail({ companySlug: slug, token }, undefined, tools(1))).toEqual(
        done,
      );
    const told = await send(1);
    expect(to(told, 'practiceEmailChanged')).toEqual(
      [caller.email, 'praxis@praxis.example'].sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(JSON.stringify(told)).not.toContain('neu@fremd.example');
    await expectKnownEmailIds('practiceEmail', 'practiceEmailChanged');

    const first = await registers(caller);
    const firstToken = tokenOf(await send());
    expect(
      await confirmPracticeEmail({ companySlug: first, token: firstToken }, undefined, tools()),
    ).toEqual(done);
    expect(purposes(await send())).toEqual([]);
  });

  it('is changed by whoever has just signed in; everything else of the profile by any sign-in', async () => {
    const caller = aPerson();
    const slug = await registeredPractice('Offen', start, caller);
    const later = { ...caller, signedInAt: new Date(start.getTime() - 5 * 60_000 - 1) };
    const address = { email: { from: 'praxis@praxis.example', to: 'neu@fremd.example' } };
    expect(await change(slug, later, address)).toMatchObject({
      ok: false,
      failure: { kind: 'freshSignInNeeded' },
    });
    expect((await accountOf(slug))?.email).toBe('praxis@praxis.example');
    expect(
      (await change(slug, later, { subtitle: { from: 'Logopädie', to: 'Therapie' } })).ok,
    ).toBe(true);
    expect((await change(slug, caller, address)).ok).toBe(true);
  });

  it('is asked three times in a quarter of an hour, whoever’s it is', async () => {
    const caller = aPerson();
    const slug = await registers(caller);
    const codes = [];
    // What is refused sends nothing, and counts nothing.
    const refused = {
      email: { from: 'praxis@fremd.example', to: 'opfer@fremd.example' },
      contactPerson: { from: 'Niemand', to: 'Anna Admin' },
    };
    for (let i = 0; i < 3; i++)
      expect(await change(slug, caller, refused)).toMatchObject({
        failure: { details: [{ field: 'contactPerson', code: 'changedMeanwhile' }] },
      });
    for (let i = 0; i < 4; i++) {
      const outcome = await requestPracticeEmail({ companySlug: slug }, caller, tools(0.01 * i));
      codes.push(outcome.ok ? 'sent' : outcome.failure.kind);
    }
    expect(codes).toEqual(['sent', 'sent', 'sent', 'invalid']);
    expect(
      await change(
        slug,
        caller,
        { email: { from: 'praxis@fremd.example', to: 'opfer@fremd.example' } },
        0.1,
      ),
    ).toMatchObject({
      failure: { details: [{ field: 'email', code: 'tooManyEmails' }] },
    });
  });
});

describe('a practice that could be taken for another', () => {
  const newName = () => `Lindenhof ${randomBytes(4).toString('hex').replace(/[01]/g, 'x')}`;
  const twins = async () => {
    const name = newName();
    const [owner, stranger] = [aPerson(), aPerson()];
    const first = await registers(owner, { title: `Logopädie ${name}` });
    expect(await practiceOf(first)).toMatchObject({ listed: true });
    return { name, owner, stranger, first };
  };
  const held = { listed: false, bookingEnabled: false };
  const opens = (slug: string, caller: Caller, hours = 0) =>
    setIntake(
      { companySlug: slug, edits: { bookingEnabled: { from: false, to: true } } },
      caller,
      tools(hours),
    );
  const nameHeld = {
    ok: false,
    failure: { details: [{ field: 'bookingEnabled', code: 'nameHeld' }] },
  };

  it('is closed and unlisted until the operator, who is asked, has looked; then it gets back what it chose', async () => {
    const { name, stranger } = await twins();
    await send();
    const slug = await founds(stranger, { title: `LOGOPAEDIE ${name}!` });
    expect(await practiceOf(slug)).toMatchObject({ ...held, locked: false });
    expect((await accountOf(slug))?.held).toEqual({ since: start, listed: true, open: false });
    const asked = (await send()).filter(({ purpose }) => purpose === 'reviewAsked');
    expect(asked.map(({ text }) => text)).toEqual([
      expect.stringContaining(`npm run operator -- list ${slug}`),
    ]);

    // Other changes meanwhile ask no further review, and list nobody; its form does not open.
    expect(
      (await change(slug, stranger, { subtitle: { from: 'Logopädie', to: 'Therapie' } }, 1)).ok,
    ).toBe(true);
    expect(await opens(slug, stranger, 1)).toMatchObject(nameHeld);
    expect(await practiceOf(slug)).toMatchObject(held);
    expect(purposes(await send(1))).not.toContain('reviewAsked');
    expect(
      await checkIdentityOfPractice(slug, { what: 'Register', by: 'op' }, tools(1)),
    ).toMatchObject({ is: 'nameHeld' });

    expect(await approvePractice(slug, { nameOnly: true }, tools(2))).toMatchObject({
      name: 'now',
      emails: 'unchanged',
      isListed: true,
    });
    expect(await practiceOf(slug)).toMatchObject({ listed: true, bookingEnabled: false });
    expect(await accountOf(slug)).toMatchObject({ held: null, approvedAt: null });
    expect(await opens(slug, stranger, 2)).toEqual(done);
    await change(slug, stranger, { listed: { from: true, to: false } }, 3);
    await change(slug, stranger, { listed: { from: false, to: true } }, 4);
    expect(await practiceOf(slug)).toMatchObject({ listed: true, bookingEnabled: true });
  });

  it('by its new name or its new town closes too, and opens again once it has a name of its own', async () => {
    const { name, stranger } = await twins();
    const slug = await registers(stranger, { title: `Logopädie ${name}`, address2: '1010 Wien' });
    expect(await practiceOf(slug)).toMatchObject({ listed: true });
    const place = (await practiceOf(slug))?.locations[0];
    const plan = (await docs().form(slug).get()).data()?.selectableLocations[0]?.selectableSlots;
    const from = { ...place, selectableSlots: plan };
    const moved = { praxis: { from, to: { ...from, address2: '8020 Graz' } } };
    expect((await updateLocations({ companySlug: slug, edits: moved }, stranger, tools())).ok).toBe(
      true,
    );
    expect(await practiceOf(slug)).toMatchObject(held);
    const own = { title: { from: `Logopädie ${name}`, to: `Ergotherapie ${name}` } };
    expect((await change(slug, stranger, own)).ok).toBe(true);
    expect(await practiceOf(slug)).toMatchObject({ listed: true, bookingEnabled: true });
    expect((await accountOf(slug))?.held).toBeNull();
    const back = { title: { from: `Ergotherapie ${name}`, to: `Praxis Logopädie ${name}` } };
    expect((await change(slug, stranger, back)).ok).toBe(true);
    expect(await practiceOf(slug)).toMatchObject(held);
  });

  it('is none if it is one’s own, and is one if it does not want to be listed, or the other is not', async () => {
    const { name, owner, stranger, first } = await twins();
    expect(await practiceOf(await registers(owner, { title: `Logopädie ${name}` }))).toMatchObject({
      listed: true,
    });
    await docs().practice(first).update({ listed: false });
    const hidden = await founds(stranger, { title: `Logopädie ${name}`, listed: false });
    expect((await accountOf(hidden))?.held).toEqual({ since: start, listed: false, open: false });
    expect(await opens(hidden, stranger)).toMatchObject(nameHeld);
    await approvePractice(hidden, { nameOnly: true }, tools(1));
    expect(await practiceOf(hidden)).toMatchObject({ listed: false });
  });

  it('writes to no stranger; patients and the invited hear from it once it is cleared', async () => {
    const { name, stranger } = await twins();
    await send();
    const slug = await founds(stranger, { title: `Logopädie ${name}` });
    await calls(slug, stranger, 0, 'a');
    await inviteMember(
      { companySlug: slug, email: 'x@team.example', role: 'viewer' },
      stranger,
      tools(),
    );
    await queueEmails(slug, 'freshLink', 1, start);
    expect(purposes(await send())).toEqual(['registrationDone', 'reviewAsked']);
    // Payment clears no name.
    await docs().account(slug).update({ approvedAt: start });
    await applyPracticeAccount(slug, tools(2));
    expect(await send(2)).toEqual([]);
    await approvePractice(slug, {}, tools(3));
    const strangers = ['a@post.example', 'x@team.example'];
    expect(
      (await send(3))
        .flatMap(({ to: { address } }) => (strangers.includes(address) ? [address] : []))
        .sort(),
    ).toEqual(strangers);
  });

  it('that registered first, and was never seen, waits as soon as it comes out beside the real one', async () => {
    const name = newName();
    const [owner, early] = [aPerson(), aPerson()];
    const [lurks, writes, resumes] = [
      await founds(early, { title: `Logopädie ${name}`, listed: false }),
      await founds(early, { title: `Praxis Logopädie ${name}`, listed: false }),
      await founds(early, { title: `Logopädie-${name}`, listed: false }),
    ];
    await send();
    expect(await practiceOf(await registers(owner, { title: `Logopädie ${name}` }))).toMatchObject({
      listed: true,
      bookingEnabled: true,
    });
    await send();
    expect(await opens(lurks, early, 1)).toMatchObject(nameHeld);
    await calls(writes, early, 1, 'a');
    await docs().practice(resumes).update({ resumesOn: '2026-11-23' });
    expect(await resumeIntake(resumes, tools(1))).toBe('done');
    expect(purposes(await send(1))).toEqual(['reviewAsked', 'reviewAsked', 'reviewAsked']);
    for (const slug of [lurks, writes, resumes]) {
      expect((await accountOf(slug))?.held?.since, slug).toEqual(later(1));
      expect(await practiceOf(slug), slug).toMatchObject(held);
    }
  });

  it('holds the real one, if that comes later, until the other is gone; paused it keeps its name', async () => {
    const { name, owner, stranger, first } = await twins();
    await setIntake(
      { companySlug: first, edits: { bookingEnabled: { from: true, to: false } } },
      owner,
      tools(),
    );
    await docs().practice(first).update({ listed: false });
    const real = await founds(stranger, { title: `Logopädie ${name}` });
    expect(await opens(real, stranger)).toMatchObject(nameHeld);
    expect(await opens(first, owner)).toEqual(done);
    for (const ref of [docs().practice(first), docs().account(first)]) await ref.delete();
    expect(await opens(real, stranger)).toEqual(done);
    expect(await practiceOf(real)).toMatchObject({ listed: true, bookingEnabled: true });
    expect((await accountOf(real))?.held).toBeNull();
  });
});

describe('a name that claims to be us, or nothing but a word of every website', () => {
  const fieldsOf = (
    outcome: Awaited<ReturnType<typeof registerPractice>> | Awaited<ReturnType<typeof change>>,
  ) =>
    outcome.ok
      ? []
      : outcome.failure.kind === 'invalid'
        ? outcome.failure.details.map(({ field, code }) => `${field} ${code}`)
        : ['?'];

  it('is refused at its field, in a registration and later; what is mixed of several scripts too', async () => {
    const caller = aPerson();
    const tries = {
      title: 'Pl4tz-wart Support',
      subtitle: 'Team Platzwart',
      contactPerson: 'Platzwart Support',
      address3: 'c/o Platzwart',
    };
    const outcome = await registerPractice(
      { data: { ...registration, ...tries }, logo: undefined },
      caller,
      tools(),
    );
    expect(fieldsOf(outcome)).toEqual(Object.keys(tries).map((field) => `${field} deceptive`));
    const mixed = { title: 'Loɡopädie Lindenhof', address2: '8O2O Grаz', subtitle: '\u3164\u2800' };
    const unreadable = await registerPractice(
      { data: { ...registration, ...mixed }, logo: undefined },
      caller,
      tools(),
    );
    expect(fieldsOf(unreadable).sort()).toEqual([
      'address2 invalid',
      'subtitle required',
      'title invalid',
    ]);

    const slug = await registers(caller, { title: 'Ж Praxis am See' });
    const title = (to: string) => ({ title: { from: 'Ж Praxis am See', to } });
    for (const name of ['P a s s w o r t', 'Ж Anmelden'])
      expect(fieldsOf(await change(slug, caller, title(name))), name).toEqual(['title deceptive']);
    expect((await change(slug, caller, title('Praxis für Sicherheit im Sprechen'))).ok).toBe(true);
  });
});

it('of a name that more practices bear than are looked at, the operator looks', async () => {
  const slug = await registeredPractice('Sehr häufiger Name', start);
  await docs().practice(slug).update({ listed: false, notYetOpened: true });
  const known = (await docs().practice(slug).get()).data();
  if (!known) throw new Error('There is no practice.');
  await docs()
    .account(slug)
    .update({ nameKeys: nameKeysOf(known) });
  const practice = { ...known, slug: 'noch-einer' };
  expect(await lookAlikeOf(practice, 'somebody', toolsAt(start), 2)).toBeUndefined();
  expect(await lookAlikeOf(practice, 'somebody', toolsAt(start), 1)).toBe(practice);
});
