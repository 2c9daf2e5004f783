/** Intake, e-mails about requests, follow-ups, retention: who sets them, and their effects. */

import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { collections } from '@platzwart/functions/core/collections';
import { advanceFollowUp } from '@platzwart/functions/follow-up/advance-follow-up';
import { sendDailyDigest } from '@platzwart/functions/practices/send-daily-digest';
import { completeFirstStep } from '@platzwart/functions/practices/settings/complete-first-step';
import {
  previewLetter,
  sendTestLetter,
} from '@platzwart/functions/practices/settings/sample-emails';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import {
  updateFollowUp,
  updateRetention,
} from '@platzwart/functions/practices/settings/update-account';
import { updateNotifications } from '@platzwart/functions/practices/settings/update-notifications';
import { updateOffering } from '@platzwart/functions/practices/settings/update-offering';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  administrator,
  auth,
  database,
  joins,
  ledger,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(now);
const docs = () => collections(database());
const accountOf = async (slug: string) => (await docs().account(slug).get()).data();
const practiceOf = async (slug: string) => (await docs().practice(slug).get()).data();

type Answer =
  | { ok: true }
  | { ok: false; failure: { kind: string; details?: readonly { field: string; code: string }[] } };

const refusals = (outcome: Answer) =>
  outcome.ok ? [] : (outcome.failure.details ?? []).map(({ field, code }) => `${field}: ${code}`);

describe('intake', () => {
  const change = (slug: string, edits: FieldEdits) =>
    setIntake({ companySlug: slug, edits }, administrator, tools);

  it('is opened for the first time by the administration; later, whoever answers the telephone pauses it', async () => {
    const slug = await registeredPractice('Empfang', now);
    await docs().practice(slug).update({ bookingEnabled: false, notYetOpened: true });
    const colleague = await joins(slug, 'empfang', 'therapist');
    const set = (to: boolean) =>
      setIntake(
        { companySlug: slug, edits: { bookingEnabled: { from: !to, to } } },
        colleague,
        tools,
      );
    expect(await set(true)).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
    expect((await change(slug, { bookingEnabled: { from: false, to: true } })).ok).toBe(true);
    expect((await set(false)).ok).toBe(true);
    expect((await set(true)).ok).toBe(true);
    expect(await practiceOf(slug)).toMatchObject({ bookingEnabled: true });
  });

  it('is paused with words and a day, and refuses bookings; resumed it takes them, and the words wait for the next pause', async () => {
    const slug = await registeredPractice('Aufnahme', now);
    const pause = {
      bookingEnabled: { from: true, to: false },
      pausedText: { from: '', to: 'Wir sind voll.\nBitte fragen Sie im März.' },
      resumesOn: { from: '', to: '2027-03-01' },
    };
    expect(await change(slug, pause)).toEqual({ ok: true, value: {} });
    expect(await practiceOf(slug)).toMatchObject({
      bookingEnabled: false,
      pausedText: 'Wir sind voll.\nBitte fragen Sie im März.',
      resumesOn: '2027-03-01',
    });
    expect(refusals(await addWaitingRequest(aBooking(slug), undefined, tools))).toHaveLength(1);
    await change(slug, { bookingEnabled: { from: false, to: true } });
    const practice = await practiceOf(slug);
    expect([practice?.bookingEnabled, practice?.resumesOn, practice?.pausedText]).toEqual([
      true,
      undefined,
      'Wir sind voll.\nBitte fragen Sie im März.',
    ]);
    expect((await addWaitingRequest(aBooking(slug), undefined, tools)).ok).toBe(true);
    const log = await docs().log(slug).orderBy('at').get();
    expect(new Set(log.docs.map((line) => line.data().what))).toEqual(
      new Set(['intakePaused', 'intakeResumed']),
    );
  });

  it.each([
    ['2026-11-23', 'notInFuture'],
    ['2025-01-01', 'notInFuture'],
    ['2028-01-01', 'tooFar'],
    ['2027-02-30', 'invalid'],
    ['morgen', 'invalid'],
  ])('ends on a day that can be: %s is refused', async (day, code) => {
    const slug = await registeredPractice('Tag', now);
    const edits = { bookingEnabled: { from: true, to: false }, resumesOn: { from: '', to: day } };
    expect(refusals(await change(slug, edits))).toEqual([`resumesOn: ${code}`]);
    expect((await practiceOf(slug))?.bookingEnabled).toBe(true);
  });
});

describe('e-mails about new requests', () => {
  const change = (slug: string, edits: FieldEdits) =>
    updateNotifications({ companySlug: slug, edits }, administrator, tools);

  async function memberOf(slug: string, emailVerified: boolean): Promise<string> {
    const uid = `t${newRandomId().slice(0, 12)}`;
    const email = `${uid}@praxis.example`;
    await auth().createUser({ uid, email, emailVerified });
    await docs().member(slug, uid).set({ role: 'therapist', name: 'Tina', email, lastVisit: null });
    return uid;
  }
  const emails = async (slug: string, purpose: string) =>
    (await ledger(slug)).emails
      .filter((email) => email.purpose === purpose)
      .map(({ to }) => to.address)
      .sort();

  it('go to whom the administration wants, at once or once a day', async () => {
    const slug = await registeredPractice('Verteiler', now);
    const [atOnce, daily] = [await memberOf(slug, true), await memberOf(slug, true)];
    const edits = {
      practice: { from: 'immediately', to: 'never' },
      [atOnce]: { from: 'never', to: 'immediately' },
      [daily]: { from: 'never', to: 'daily' },
    };
    expect(await change(slug, edits)).toEqual({ ok: true, value: {} });
    await addWaitingRequest(aBooking(slug), undefined, toolsAt(new Date('2026-11-23T12:00:00Z')));
    expect(await emails(slug, 'newRequest')).toEqual([`${atOnce}@praxis.example`]);
    for (const _run of ['first', 'second'])
      await sendDailyDigest(slug, toolsAt(new Date('2026-11-23T16:00:00Z')));
    expect(await emails(slug, 'dailyDigest')).toEqual([`${daily}@praxis.example`]);
  });

  it('of the day tell nothing that came before anybody wanted them', async () => {
    const slug = await registeredPractice('Vorher', now);
    await addWaitingRequest(aBooking(slug), undefined, tools);
    await updateNotifications(
      { companySlug: slug, edits: { practice: { from: 'immediately', to: 'daily' } } },
      administrator,
      toolsAt(new Date('2026-11-23T10:00:00Z')),
    );
    expect(await sendDailyDigest(slug, toolsAt(new Date('2026-11-23T16:00:00Z')))).toBe('notDue');
  });

  it('go to nobody whose address is not confirmed, who does not belong here, or whom a colleague has changed; then nothing is changed', async () => {
    const slug = await registeredPractice('Nicht', now);
    const [unconfirmed, member] = [await memberOf(slug, false), await memberOf(slug, true)];
    const edits = {
      practice: { from: 'daily', to: 'never' },
      [unconfirmed]: { from: 'never', to: 'daily' },
      fremd: { from: 'never', to: 'immediately' },
      [member]: { from: 'never', to: 'immediately' },
    };
    expect(refusals(await change(slug, edits)).sort()).toEqual(
      ['practice: changedMeanwhile', `${unconfirmed}: emailUnverified`, 'fremd: memberGone'].sort(),
    );
    expect(
      refusals(await change(slug, { practice: { from: 'immediately', to: 'weekly' } })),
    ).toEqual(['practice: invalid']);
    expect(await accountOf(slug)).toMatchObject({
      newRequestEmails: 'immediately',
      notifiedMembers: [],
    });
  });

  it('ask Auth about members alone, all in one question', async () => {
    const slug = await registeredPractice('Anfragen', now);
    const members = [await memberOf(slug, true), await memberOf(slug, true)];
    const asked: (readonly string[])[] = [];
    const accounts = {
      ...tools.accounts,
      withUid: (uid: string) => {
        asked.push([uid]);
        return tools.accounts.withUid(uid);
      },
      withUids: (uids: readonly string[]) => {
        asked.push(uids);
        return tools.accounts.withUids(uids);
      },
    };
    const made = Array.from({ length: 60 }, (_, n) => [`x${n}`, { from: 'never', to: 'daily' }]);
    const wanted = members.map((uid) => [uid, { from: 'never', to: 'daily' }]);
    const edits = Object.fromEntries([...made, ...wanted]);
    const answer = await updateNotifications({ companySlug: slug, edits }, administrator, {
      ...tools,
      accounts,
    });
    expect(new Set(refusals(answer).map((one) => one.split(': ')[1]))).toEqual(
      new Set(['memberGone']),
    );
    expect(asked).toEqual([members]);
    expect(refusals(await change(slug, { '': { from: 'never', to: 'daily' } }))).toEqual([
      'form: invalid',
    ]);
  });
});

describe('questions to those who wait', () => {
  const change = (slug: string, edits: FieldEdits) =>
    updateFollowUp({ companySlug: slug, edits }, administrator, tools);

  it('carry the practice’s own words, filled in, and keep what makes them safe', async () => {
    const slug = await registeredPractice('Worte', now);
    const to = 'Liebe Wartende,\n\nbei {titel} ist noch kein Platz frei. <b>';
    expect(
      (await change(slug, { questionText: { from: '', to }, intervalWeeks: { from: 12, to: 4 } }))
        .ok,
    ).toBe(true);
    const booking = aBooking(slug, { followUpConsent: true });
    await addWaitingRequest(booking, undefined, tools);
    const later = toolsAt(new Date(now.getTime() + 29 * 24 * 60 * 60 * 1000));
    expect(
      await advanceFollowUp({ slug, requestId: storedId(booking.requestId) }, later),
    ).toBeDefined();
    const [email] = (await ledger(slug)).emails.filter(
      ({ purpose }) => purpose === 'followUpQuestion',
    );
    const title = (await practiceOf(slug))?.title;
    expect(email?.text).toContain(`Liebe Wartende,\n\nbei ${title} ist noch kein Platz frei. <b>`);
    expect(email?.html).toContain('&lt;b&gt;');
    expect(email?.text).toContain('Ihre Stelle auf der Warteliste behalten Sie');
    expect(email?.text).not.toContain('Für Sie hat sich noch kein Platz gefunden.');
  });

  it.each([
    [{ intervalWeeks: { from: 12, to: 5 } }, 'intervalWeeks: invalid'],
    [{ questionText: { from: '', to: 'x'.repeat(1001) } }, 'questionText: maxLength'],
    [{ enabled: { from: false, to: true } }, undefined],
    [{ enabled: { from: false, to: 'ja' } }, 'enabled: changedMeanwhile'],
  ])('are set to what is offered: %j', async (edits, refusal) => {
    const slug = await registeredPractice('Abstand', now);
    expect(refusals(await change(slug, edits))).toEqual(
      refusal ? expect.arrayContaining([refusal]) : [],
    );
    expect((await accountOf(slug))?.followUp).toEqual({
      enabled: true,
      intervalWeeks: 12,
      questionText: '',
      reminderText: '',
    });
  });
});

describe('free places', () => {
  const change = (slug: string, edits: FieldEdits) =>
    updateOffering({ companySlug: slug, edits }, administrator, tools);

  it('are offered as the practice says', async () => {
    const slug = await registeredPractice('Plätze', now);
    const closed = [{ from: '2026-12-24', to: '2027-01-06' }];
    const edits = { patienceDays: { from: 2, to: 3 }, closedDays: { from: [], to: closed } };
    expect((await change(slug, edits)).ok).toBe(true);
    expect((await accountOf(slug))?.offering).toEqual({
      ...defaultOffering,
      patienceDays: 3,
      closedDays: closed,
    });
  });

  it.each([
    [{ patienceDays: { from: 2, to: 4 } }, ['patienceDays: invalid']],
    [{ patienceDays: { from: 3, to: 5 } }, ['patienceDays: changedMeanwhile']],
    [
      { closedDays: { from: [], to: [{ from: '2026-12-24', to: '2026-12-01' }] } },
      ['closedDays.0.to: invalid'],
    ],
    [{ offerText: { from: '', to: 'x'.repeat(1001) } }, ['offerText: maxLength']],
  ])('are set to what is offered: %j', async (edits, refusal) => {
    const slug = await registeredPractice('Plätze', now);
    expect(refusals(await change(slug, edits))).toEqual(refusal);
    expect((await accountOf(slug))?.offering).toEqual(defaultOffering);
  });
});

describe('an e-mail to look at', () => {
  it('is written as it would go out, and sends nothing', async () => {
    const slug = await registeredPractice('Ansehen', now);
    for (const email of [
      { kind: 'newRequest' },
      { kind: 'dailyDigest' },
      { kind: 'followUpQuestion', text: '' },
      { kind: 'followUpReminder', text: 'Noch da, {kontaktperson}?' },
      { kind: 'vacancyOffer', text: 'Frei ist {platz_wann}.\nBis {platz_bis}' },
      { kind: 'vacancyGiven', text: 'Bei {platz_therapeut}', showTherapist: true },
    ] as const) {
      const shown = await previewLetter({ companySlug: slug, sample: email }, administrator, tools);
      expect(shown).toMatchObject({
        ok: true,
        value: { subject: expect.stringContaining((await practiceOf(slug))?.title ?? '') },
      });
      if (email.kind === 'followUpReminder')
        expect(JSON.stringify(shown)).toContain('Noch da, Anna Admin?');
      if (email.kind === 'vacancyOffer')
        expect(JSON.stringify(shown)).toContain('Frei ist mittwochs, 15–16 Uhr.');
      if (email.kind === 'vacancyGiven') expect(JSON.stringify(shown)).toContain('Bei Jonas Hofer');
    }
    // On a Friday: two working days later is no Sunday.
    const friday = { ...tools, now: () => new Date('2026-11-27T09:00:00Z') };
    const offered = await previewLetter(
      { companySlug: slug, sample: { kind: 'vacancyOffer', text: 'Bis {platz_bis}' } },
      administrator,
      friday,
    );
    expect(JSON.stringify(offered)).toContain('bis Dienstag, 1. Dezember, 18 Uhr');
    expect((await ledger(slug)).emails.map(({ purpose }) => purpose)).toEqual(['registrationDone']);
  });

  it('comes to one’s own confirmed address as a test, three times in a quarter of an hour', async () => {
    const slug = await registeredPractice('Probe', now);
    const someone = {
      uid: newRandomId(),
      name: 'Probe',
      email: 'probe@praxis.example',
      emailVerified: true,
      ...signedIn,
    };
    await docs()
      .member(slug, someone.uid)
      .set({ role: 'administrator', name: 'Probe', email: someone.email, lastVisit: null });
    const send = (caller: typeof someone) =>
      sendTestLetter(
        { companySlug: slug, sample: { kind: 'followUpQuestion', text: 'Hallo' } },
        caller,
        tools,
      );
    expect(refusals(await send({ ...someone, emailVerified: false }))).toEqual([
      'form: emailUnverified',
    ]);
    for (const _time of [1, 2, 3])
      expect(await send(someone)).toEqual({ ok: true, value: { to: someone.email } });
    expect(refusals(await send(someone))).toEqual(['form: tooManyEmails']);
    const tests = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'testEmail');
    expect(tests).toHaveLength(3);
    for (const { subject, text, to, requestId, unsubscribeUrl } of tests) {
      expect([subject.startsWith('Probe: '), to.address, requestId, unsubscribeUrl]).toEqual([
        true,
        someone.email,
        undefined,
        undefined,
      ]);
      expect(text).toMatch(/^Probe [^\n]+\n\nGuten Tag,\n\nDiese Probe zeigt/);
    }
  });
});

it('requests are kept as long as the practice says, at most 18 months', async () => {
  const slug = await registeredPractice('Frist', now);
  const change = (to: unknown) =>
    updateRetention(
      { companySlug: slug, edits: { retentionMonths: { from: 18, to } } },
      administrator,
      tools,
    );
  for (const wrong of [2, 19, 6.5, '12']) expect(refusals(await change(wrong))).toHaveLength(1);
  expect((await accountOf(slug))?.retentionMonths).toBe(18);
  expect((await change(6)).ok).toBe(true);
  expect((await accountOf(slug))?.retentionMonths).toBe(6);
});

it('a finished first step is no longer asked for; finishing it again is no failure', async () => {
  const slug = await registeredPractice('Schritte', now);
  expect((await accountOf(slug))?.firstSteps).toEqual([
    'email',
    'plan',
    'form',
    'logo',
    'request',
    'share',
    'lock',
  ]);
  for (const step of ['share', 'share', 'request'] as const) {
    expect(await completeFirstStep({ companySlug: slug, step }, administrator, tools)).toEqual({
      ok: true,
      value: {},
    });
  }
  expect((await accountOf(slug))?.firstSteps).toEqual(['email', 'plan', 'form', 'logo', 'lock']);
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('testEmail'));
