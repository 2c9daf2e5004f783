/**
 * A person revokes their consent: nobody in the practice reads the request any more, they alone can
 * bring it back, and then it is erased.
 */
import { consentVersion } from '@platzwart/domain/booking/consent';
import { accepted } from '@platzwart/domain/failure';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { newCertificate } from '@platzwart/domain/patient-portal/certificate';
import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { newToken, tokenHashOf } from '@platzwart/functions/emails/new-link';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { deleteExpiredData } from '@platzwart/functions/lifecycle/delete-expired-data';
import { close } from '@platzwart/functions/operator/locks';
import { exportPractice } from '@platzwart/functions/practices/export-practice';
import { mergeTags } from '@platzwart/functions/practices/merge-tags';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { endQuestions } from '@platzwart/functions/requests/end-questions';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { viewCertificate } from '@platzwart/functions/requests/view-certificate';
import { runTask } from '@platzwart/functions/run-task';
import { tasks } from '@platzwart/functions/tasks';
import { binRequest, bringBackRequest, emptyBin } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { renewConsent, revokeConsent } from '@platzwart/functions/waiting-list/revoke-consent';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { longOr } from '../support/long-run.ts';
import { hoursLater, offeredPlace } from '../support/offered-place.ts';
import {
  booked,
  daysLater,
  minutesLater,
  start,
  tokensIn,
  unknownLink,
} from '../support/portal-link.ts';
import {
  administrator,
  database,
  everyEmailLeaves,
  expectBalanced,
  ledger,
  toolsAt,
} from '../support/practice-under-test.ts';
import { emptyDatabase, everyDocument } from '../support/whole-database.ts';

const docs = () => writableCollections(database());
const proof = '05.03.1984';
const revoke = { kind: 'revokeConsent', proof } as const satisfies LinkAnswer;
const renew = { kind: 'renewConsent', proof, consentVersion } as const satisfies LinkAnswer;
const never = () => false;
const refusal = (field: string, code: string) => ({
  ok: false,
  failure: { details: [{ field, code }] },
});
const taken = { mail: { send: async () => ({ kind: 'taken' as const }) } };

const revokedOf = async (slug: string, id: string) =>
  (await docs().revokedRequest(slug, id).get()).data();

/** Documents that rules let somebody read, which hold one of these words. */
async function readable(...words: readonly string[]): Promise<string[]> {
  const hidden =
    /^(?:practices\/[^/]+\/(?:revoked|openKeys|certificates)\/|(?:outbox|requestLinks|erasures|rateLimits|runs)\/)/;
  const all = [...(await everyDocument())].filter(
    ([path, data]) => data !== undefined && !hidden.test(path),
  );
  return all
    .filter(([path, data]) =>
      words.some((word) => `${path} ${JSON.stringify(data)}`.includes(word)),
    )
    .map(([path]) => path);
}

/**
 * Somebody with everything: tags, a note, history, a twin that was merged and binned, named by a
 * vacancy that passed them over.
 */
async function withEverything(title: string) {
  const one = await booked(title, { lastname: 'Zwetschkenbaum' });
  const { slug, requestId, booking } = one;
  const target = { companySlug: slug, requestId };
  const other = aBooking(slug, {
    ...booking,
    requestId: newRandomId(),
    email: 'privat@post.example',
    reason: 'Stottern',
  });
  await addWaitingRequest(other, undefined, toolsAt(minutesLater(1)));
  const twin = storedId(other.requestId);
  await mergeRequests({ ...target, otherId: twin }, administrator, toolsAt(minutesLater(2)));
  await binRequest({ companySlug: slug, requestId: twin }, administrator, toolsAt(minutesLater(3)));
  await one.set({
    prioritized: true,
    prioritizedAt: start,
    tags: ['kind'],
    adminNote: 'ruft an',
    noteRevision: 1,
  });
  const edits = { phone: { from: '0660 1234567', to: '0316 7654321' } };
  await updateRequest({ ...target, edits }, administrator, toolsAt(minutesLater(4)));
  const vacancyId = newRandomId();
  await docs()
    .vacancy(slug, vacancyId)
    .set(aVacancy({ state: 'closed', passedOver: [{ requestId, reason: 'other' }] }));
  return { ...one, target, twin, vacancyId };
}

describe('revoking the consent', () => {
  it('takes everything from the practice at once: no document that anybody there may read names the person', async () => {
    await emptyDatabase();
    const { slug, requestId, twin, target, say, view } = await withEverything('Widerruf');
    expect((await readable(requestId, twin, 'Zwetschkenbaum')).length).toBeGreaterThan(8);
    const waiting = docs().history(slug, requestId).doc('email_1');
    await waiting.set({ at: start, by: { kind: 'platform' }, what: 'emailWaits' });
    expect(await say(revoke)).toMatchObject({
      ok: true,
      value: { request: { revokedUntil: '2026-11-30T09:10:00.000Z' } },
    });
    expect(await readable(requestId, twin, 'Zwetschkenbaum')).toEqual([]);
    const lines = (await docs().revokedHistory(slug, requestId).get()).docs.map(({ id }) => id);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).not.toContain(waiting.id);
    await expectBalanced(slug);
    const exported = await exportPractice(
      { companySlug: slug, after: '' },
      administrator,
      toolsAt(minutesLater(11)),
    );
    expect(JSON.stringify(exported)).not.toContain(requestId);
    // Nothing that the team can do finds it, or brings it back.
    for (const id of [requestId, twin]) {
      const gone = { ...target, requestId: id };
      expect(await bringBackRequest(gone, administrator, toolsAt(minutesLater(12)))).toMatchObject(
        refusal('requestId', 'notInBin'),
      );
      expect(await binRequest(gone, administrator, toolsAt(minutesLater(12)))).toMatchObject(
        refusal('requestId', 'requestGone'),
      );
      await deleteRequest(gone, administrator, toolsAt(minutesLater(12)));
    }
    expect(
      await archiveRequest(
        { ...target, reason: 'other' },
        administrator,
        toolsAt(minutesLater(12)),
      ),
    ).toMatchObject({ ok: false });
    expect(await runNightlyMaintenance(slug, toolsAt(daysLater(1)))).toBe('done');
    await deleteExpiredData(slug, toolsAt(daysLater(1)), never);
    await emptyBin(slug, toolsAt(daysLater(2)), never);
    expect((await docs().reconciliation(slug).get()).data()?.last?.repaired).toBe(0);
    expect(await readable(requestId, twin, 'Zwetschkenbaum')).toEqual([]);
    expect(await view(daysLater(6))).toMatchObject({
      ok: true,
      value: { revokedUntil: expect.any(String) },
    });
  });

  it('tells the practice that something is gone, not who, and the person until when they can take it back, by which link', async () => {
    const { slug, requestId, twin, say, booking } = await withEverything('Bescheid');
    const before = (await ledger(slug)).emails.map(({ id }) => id);
    await say(revoke);
    const emails = (await ledger(slug)).emails.filter(({ id }) => !before.includes(id));
    expect(emails.map(({ purpose, to }) => [purpose, to.address]).sort()).toEqual([
      ['consentNews', 'anna@praxis.example'],
      ['consentNews', 'praxis@praxis.example'],
      ['consentRevoked', 'erika@post.example'],
      ['consentRevoked', 'privat@post.example'],
    ]);
    for (const { purpose, text, subject, id } of emails) {
      if (purpose === 'consentRevoked') expect(text).toContain('30.11.2026, 10:10 Uhr');
      else
        expect(`${id} ${subject} ${text}`).not.toMatch(
          new RegExp(`${requestId}|${booking.firstname}|${booking.lastname}|post.example`),
        );
    }
    const log = (await docs().log(slug).where('what', '==', 'consentRevoked').get()).docs.map(
      (entry) => entry.data(),
    );
    expect(log).toEqual([
      { at: minutesLater(10), by: { kind: 'patient' }, what: 'consentRevoked', count: 2 },
    ]);
    // Each of their links leads to what was sent under its address, and brings that back; the one of
    // the request that waited brings back all.
    const [first = '', second = ''] = ['erika', 'privat'].map((name) => {
      const sent = emails.find(({ to }) => to.address === `${name}@post.example`);
      return /\/anfrage\/([\w-]{43})/.exec(sent?.text ?? '')?.[1];
    });
    for (const token of [first, second]) {
      const viewed = await answerRequestLink(
        { companySlug: slug, token, answer: { kind: 'showPersonalData', proof } },
        undefined,
        toolsAt(daysLater(1)),
      );
      expect(viewed).toMatchObject({
        ok: true,
        value: { request: { revokedUntil: expect.any(String) } },
      });
    }
    expect(await say(renew, daysLater(1), second)).toMatchObject({ ok: true });
    expect(await revokedOf(slug, twin)).toBeUndefined();
    expect((await ledger(slug)).requests).toEqual([]);
    expect(await say(renew, daysLater(1), first)).toMatchObject({ ok: true });
    expect((await ledger(slug)).requests.map(({ id }) => id)).toEqual([requestId]);
    const texts = emails.flatMap(({ purpose, to, text }) =>
      purpose === 'consentRevoked' ? [`${to.address}: ${text.replace(/\s+/g, ' ')}`] : [],
    );
    expect(texts.filter((text) => text.includes('an derselben Stelle'))).toEqual([
      expect.stringContaining('erika@post.example'),
    ]);
    await expectKnownEmailIds('consentRevoked', 'consentNews');
  });

  it('needs the second proof, or nothing where there is nothing to prove by; the link alone, opened or pressed, does nothing', async () => {
    const { slug, requestId, say, request, set } = await booked('Nachweis');
    const before = await request();
    expect(await say({ ...revoke, proof: null })).toMatchObject(refusal('proof', 'proofNeeded'));
    expect(await say({ ...revoke, proof: '05.03.1985' })).toMatchObject(
      refusal('proof', 'proofWrong'),
    );
    expect(await request()).toEqual(before);
    await set({ birthdate: '', phone: '' });
    expect(await say({ ...revoke, proof: null })).toMatchObject({ ok: true });
    expect(await revokedOf(slug, requestId)).toBeDefined();
    expect(await say({ ...renew, proof: null, consentVersion: '1999-01' })).toMatchObject(
      refusal('form', 'otherConsent'),
    );
    expect(await say({ ...renew, proof: null })).toMatchObject({ ok: true });
  });

  it('works in a locked practice, and for what lies in its archive or bin, where it returns to', async () => {
    const { slug, requestId, say, token } = await booked('Gesperrt');
    await archiveRequest(
      { companySlug: slug, requestId, reason: 'placeFound' },
      administrator,
      toolsAt(minutesLater(1)),
    );
    await docs().practice(slug).update({ locked: true });
    expect(await say(revoke)).toMatchObject({ ok: true });
    expect((await ledger(slug)).requests).toEqual([]);
    expect(await say(renew, daysLater(1))).toMatchObject({
      ok: true,
      value: { request: { status: 'archived', revokedUntil: null } },
    });
    await binRequest({ companySlug: slug, requestId }, administrator, toolsAt(daysLater(2)));
    const binned = (await docs().binned(slug, requestId).get()).data();
    expect(await say(revoke, daysLater(3))).toMatchObject({ ok: true });
    expect((await docs().bin(slug).get()).size).toBe(0);
    await emptyBin(slug, toolsAt(daysLater(4)), never);
    await answerRequestLink(
      { companySlug: slug, token, answer: renew },
      undefined,
      toolsAt(daysLater(4)),
    );
    expect((await docs().binned(slug, requestId).get()).data()).toEqual({
      ...binned,
      activeAt: daysLater(4),
    });
    await expectBalanced(slug);
  });

  it('ends a running offer, so that the next person is asked, and vacancies name them no more', async () => {
    const place = await offeredPlace('Angebot', [{ birthdate: '05.03.1984' }, {}]);
    await place.offerAll();
    const [token = ''] = await tokensOf(place.slug, place.ids[0] ?? '');
    const at = hoursLater(1);
    expect(
      await answerRequestLink(
        { companySlug: place.slug, token, answer: revoke },
        undefined,
        toolsAt(at),
      ),
    ).toMatchObject({ ok: true });
    await place.settle(at);
    expect(await place.states()).toEqual(['offered']);
    expect((await place.vacancy()).plan.map(({ requestId }) => requestId)).toEqual([place.ids[1]]);
    expect(await place.offer(0)).toBeUndefined();
    // Brought back, the offer that ended is in its history again.
    await answerRequestLink(
      { companySlug: place.slug, token, answer: renew },
      undefined,
      toolsAt(hoursLater(2)),
    );
    expect(await place.offer(0)).toMatchObject({ state: 'void' });
    expect(await place.request(0)).toMatchObject({
      status: 'open',
      offer: null,
      lastOffer: { outcome: 'void' },
    });
    await expectBalanced(place.slug);
  });

  it('stops every other e-mail to them, and follow-ups also after a complaint', async () => {
    const { slug, requestId, booking, say, request } = await booked('Post', {
      followUpConsent: true,
    });
    await say(revoke);
    const emails = (await ledger(slug)).emails.filter((email) => email.requestId === requestId);
    for (const { id } of emails) await sendEmail(id, toolsAt(minutesLater(11), taken.mail));
    const after = (await ledger(slug)).emails.filter((email) => email.requestId === requestId);
    expect(after.map(({ purpose, status }) => [purpose, status]).sort()).toEqual([
      ['consentRevoked', 'sent'],
      ['requestReceived', 'withheld'],
    ]);
    const complaint = { slug, requestId, address: String(booking.email), cause: 'complaint_1' };
    await endQuestions(complaint, toolsAt(minutesLater(12)));
    await say(renew, daysLater(1));
    expect(await request()).toMatchObject({ followUpConsent: false });
  });

  it('takes no booking along that came under the former address of a corrected one, however soon', async () => {
    const { slug, booking, say } = await booked('Fremder Name');
    const own = { ...booking, requestId: newRandomId() };
    await addWaitingRequest(own, undefined, toolsAt(minutesLater(5)));
    const corrected = { ...booking, email: 'fremd@evil.example' };
    await addWaitingRequest(corrected, undefined, toolsAt(minutesLater(10)));
    const token = (await tokensIn(slug, 'requestReceived')).at(-1);
    expect(await say(revoke, minutesLater(11), token)).toMatchObject({ ok: true });
    expect((await docs().request(slug, storedId(booking.requestId)).get()).exists).toBe(false);
    expect((await docs().request(slug, storedId(own.requestId)).get()).data()).toMatchObject({
      isRepeat: true,
      mergedInto: null,
    });
  });

  it('makes their certificates unknown, until they take it back', async () => {
    const { slug, requestId, say } = await booked('Bestätigung');
    const number = certificateNumber('0'.repeat(32));
    const facts = {
      waitsSince: '2026-11-23',
      issuedOn: '2026-11-23',
      notBefore: null,
      paused: false,
      entered: false,
    };
    await docs().certificate(slug, tokenHashOf(number)).set(newCertificate(facts, requestId));
    const look = async () => {
      const seen = await viewCertificate(
        { companySlug: slug, number },
        undefined,
        toolsAt(minutesLater(11)),
      );
      return seen.ok && seen.value.certificate !== null;
    };
    expect(await look()).toBe(true);
    await say(revoke);
    expect(await look()).toBe(false);
    await say(renew);
    expect(await look()).toBe(true);
  });
});

const claimed = { emailConfirmedAt: null };
const confirmed = { emailConfirmedAt: start };
const byPhone = { source: 'phone' };

/** Two of the same name and date of birth; `mine`: the one that the team merged into the other. */
describe.each([
  ['claimed', 'claimed', claimed, claimed, false],
  ['claimed', 'confirmed', claimed, confirmed, false],
  ['confirmed', 'confirmed', confirmed, confirmed, false],
  ['confirmed', 'entered by the practice', confirmed, byPhone, false],
  ['confirmed', 'claimed', confirmed, claimed, true],
  ['claimed', 'at the same address', claimed, { email: 'privat@post.example', ...confirmed }, true],
])('the link of a %s request, merged into one %s', (_what, _into, mine, other, decides) => {
  async function merged(title: string) {
    const one = await booked(title);
    const { slug, requestId, booking, say } = one;
    const email = 'privat@post.example';
    const twin = { ...booking, requestId: newRandomId(), email };
    await addWaitingRequest(twin, undefined, toolsAt(minutesLater(1)));
    const [, link = ''] = await tokensIn(slug, 'requestReceived');
    const theirs = storedId(twin.requestId);
    const merging = { companySlug: slug, requestId, otherId: theirs };
    await mergeRequests(merging, administrator, toolsAt(minutesLater(2)));
    await docs().request(slug, theirs).update(mine);
    await one.set(other);
    const isHidden = async () => (await revokedOf(slug, requestId)) !== undefined;
    return {
      ...one,
      theirs,
      isHidden,
      byTwin: (answer: LinkAnswer) => say(answer, daysLater(1), link),
    };
  }

  it(`${decides ? 'decides' : 'does not decide'} about that one’s consent`, async () => {
    const { slug, theirs, isHidden, byTwin } = await merged('Widerruft');
    expect(await byTwin(revoke)).toMatchObject({ ok: true });
    expect([await isHidden(), (await docs().request(slug, theirs).get()).exists]).toEqual([
      decides,
      false,
    ]);
  });

  it(`${decides ? 'brings' : 'does not bring'} it back`, async () => {
    const { slug, requestId, theirs, isHidden, byTwin } = await merged('Holt zurück');
    const revocation = { slug, requestId, revokedAt: start, allow: () => accepted({}) };
    expect(await revokeConsent(revocation, toolsAt(start))).toMatchObject({ ok: true });
    expect([await isHidden(), await revokedOf(slug, theirs)]).toEqual([
      true,
      expect.objectContaining({ revokedWith: requestId }),
    ]);
    expect(await byTwin(renew)).toMatchObject({ ok: true });
    expect([await isHidden(), await revokedOf(slug, theirs)]).toEqual([!decides, undefined]);
  });
});

describe('taken back within seven days', () => {
  it('so is what takes several transactions: a history of hundreds of lines, dozens of repeats', async () => {
    const { slug, requestId, say, request } = await booked('Sehr viel');
    const stored = await request();
    const repeat = {
      ...stored,
      status: 'archived',
      archivedAt: start,
      archiveReason: 'merged',
      mergedInto: requestId,
      isRepeat: true,
    };
    const line = { at: start, by: { kind: 'member', uid: 'administrator' }, what: 'prioritized' };
    const at = (path: string) => database().doc(`practices/${slug}/requests/${path}`);
    const writing = database().bulkWriter();
    for (let n = 0; n < 45; n++) void writing.set(at(`repeat${n}`), repeat);
    for (let n = 0; n < 450; n++) void writing.set(at(`${requestId}/history/line${n}`), line);
    await writing.close();
    const sizes = async () => [
      (await docs().requests(slug).get()).size,
      (await docs().history(slug, requestId).get()).size,
      (await docs().revoked(slug).get()).size,
      (await docs().revokedHistory(slug, requestId).get()).size,
    ];
    const [, before = 0] = await sizes();
    expect(await say(revoke)).toMatchObject({ ok: true });
    expect(await sizes()).toEqual([0, 0, 46, before + 1]);
    const told = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'consentRevoked');
    expect(told).toHaveLength(1);
    expect(await say(renew, minutesLater(20))).toMatchObject({ ok: true });
    expect(await sizes()).toEqual([46, before + 2, 0, 0]);
  });

  it('nothing is by the link of somebody else whose request the team had merged into it, but their own', async () => {
    const { slug, requestId, booking, say } = await booked('Zwei', { lastname: 'Zwetschkenbaum' });
    const person = { email: 'otto@post.example', lastname: 'Anders' };
    const other = aBooking(slug, { ...booking, ...person, requestId: newRandomId() });
    await addWaitingRequest(other, undefined, toolsAt(minutesLater(1)));
    const theirs = storedId(other.requestId);
    const merging = { companySlug: slug, requestId, otherId: theirs };
    expect(await mergeRequests(merging, administrator, toolsAt(minutesLater(2)))).toMatchObject({
      ok: true,
    });
    expect(await say(revoke)).toMatchObject({ ok: true });
    expect(await revokedOf(slug, theirs)).toMatchObject({ revokedWith: requestId });
    const now = minutesLater(20);
    const anyway = { allow: () => accepted({}), limit: async () => accepted(() => {}), now };
    const renewal = { slug, requestId: theirs, version: consentVersion, tell: () => ({}) };
    expect(await renewConsent({ ...renewal, ...anyway }, toolsAt(now))).toMatchObject({ ok: true });
    expect(await revokedOf(slug, theirs)).toBeUndefined();
    expect(await revokedOf(slug, requestId)).toBeDefined();
    expect((await docs().request(slug, requestId).get()).exists).toBe(false);
  });

  it('everything is as it was: its position, tags, note, history, what was merged; and the consent is new', async () => {
    const { slug, requestId, twin, say, request, token } = await withEverything('Zurück');
    const before = await request();
    const twinBefore = (await docs().binned(slug, twin).get()).data();
    const linesOf = async (id: string) =>
      new Map((await docs().history(slug, id).get()).docs.map((line) => [line.id, line.data()]));
    const history = await linesOf(requestId);
    await docs().tag(slug, 'kind').set({ name: 'Kind', color: 'grey', icon: '', order: 0 });
    await docs().tag(slug, 'kinder').set({ name: 'Kinder', color: 'grey', icon: '', order: 1 });
    await say(revoke);
    // A change of the team whose event comes late, and a tag merged meanwhile.
    const lastChange = { by: administrator.uid, at: minutesLater(9), field: 'adminNote' } as const;
    const noted = {
      slug,
      requestId,
      eventId: 'late',
      before: { ...before, adminNote: '' },
      after: { ...before, lastChange },
    };
    await recordDirectChange(noted, toolsAt(minutesLater(11)));
    await mergeTags(
      { companySlug: slug, tagId: 'kind', intoTagId: 'kinder' },
      administrator,
      toolsAt(minutesLater(12)),
    );

    expect(await say(renew, daysLater(6))).toMatchObject({
      ok: true,
      value: { request: { status: 'open', revokedUntil: null } },
    });
    const renewedAt = daysLater(6);
    const consent = { consentVersion, healthDataConsent: true, activeAt: renewedAt };
    expect(await request()).toEqual({ ...before, ...consent, tags: ['kinder'] });
    expect((await docs().binned(slug, twin).get()).data()).toEqual({ ...twinBefore, ...consent });
    const after = await linesOf(requestId);
    for (const [id, line] of history) expect(after.get(id)).toEqual(line);
    const added = [...after].filter(([id]) => !history.has(id)).map(([, line]) => line);
    const changes = [{ field: 'consentVersion', from: null, to: consentVersion }];
    expect(added).toHaveLength(3);
    expect(added).toEqual(
      expect.arrayContaining([
        { at: minutesLater(10), by: { kind: 'patient' }, what: 'consentRevoked' },
        {
          at: minutesLater(9),
          by: { kind: 'member', uid: administrator.uid },
          what: 'noteChanged',
        },
        { at: renewedAt, by: { kind: 'patient' }, what: 'consentRenewed', changes },
      ]),
    );
    expect((await docs().revoked(slug).get()).size).toBe(0);
    expect(
      [...(await everyDocument()).keys()].filter((path) =>
        path.startsWith(`practices/${slug}/revoked/`),
      ),
    ).toEqual([]);
    expect(
      (await docs().erasures().where('what', '==', 'consent').get()).docs.filter(
        (each) => each.data().id === requestId,
      ),
    ).toEqual([]);
    // Its person deletes nothing by that: neither the task nor a repeated press.
    expect(await runTask(tasks.revocations, toolsAt(daysLater(8)))).toMatchObject({ failed: 0 });
    expect(
      await answerRequestLink(
        { companySlug: slug, token, answer: renew },
        undefined,
        toolsAt(daysLater(8)),
      ),
    ).toMatchObject({
      ok: true,
    });
    expect(await request()).toMatchObject({ activeAt: renewedAt });
    await expectBalanced(slug);
  });

  it('nothing else can be done behind the link, but to see and to copy one’s data', async () => {
    const { say, slug } = await booked('Sonst nichts');
    await say(revoke);
    const others: LinkAnswer[] = [
      ...(['confirmEmail', 'stillInterested', 'withdraw', 'undoWithdraw', 'optIn'] as const).map(
        (kind) => ({ kind }),
      ),
      { kind: 'pause', until: '2026-12-24' },
      { kind: 'edit', edits: { slots: { from: [], to: [] } }, proof },
      { kind: 'acceptOffer', vacancyId: 'f'.repeat(32) },
    ];
    for (const answer of others)
      expect(await say(answer), answer.kind).toMatchObject(refusal('form', 'consentRevoked'));
    const copied = await say({ kind: 'exportPersonalData', proof }, daysLater(1));
    expect(copied).toMatchObject({
      ok: true,
      value: { dataExport: { deletedOn: '2026-11-30', data: { lastname: 'Beispiel' } } },
    });
    const lines = copied.ok ? (copied.value.dataExport?.history ?? []) : [];
    expect(lines.map(({ what }) => what)).toEqual(['requested', 'consentRevoked']);
    expect((await ledger(slug)).requests).toEqual([]);
  });

  it('a booking of the same person is a new request, in no way tied to the hidden one, which waits until the new one has gone', async () => {
    const { slug, booking, requestId, say, request } = await booked('Neu');
    await say(revoke);
    const anew = { ...booking, requestId: newRandomId(), phone: '0660 1234567' };
    expect(await addWaitingRequest(anew, undefined, toolsAt(minutesLater(20)))).toMatchObject({
      ok: true,
    });
    const [second] = (await ledger(slug)).requests;
    expect(second).toMatchObject({ status: 'open', isRepeat: false, mergedInto: null });
    const [, link] = await tokensIn(slug, 'requestReceived');
    expect(await say({ kind: 'confirmEmail' }, minutesLater(20), link)).toMatchObject({ ok: true });
    // The page of the first booking, sent once more, brings nothing back, whether or not its e-mail
    // is still remembered.
    for (const { id } of (await ledger(slug)).emails) await docs().email(id).delete();
    expect(await addWaitingRequest(booking, undefined, toolsAt(minutesLater(21)))).toMatchObject(
      refusal('form', 'requestIdTaken'),
    );
    expect((await ledger(slug)).requests).toHaveLength(1);

    expect(await say(renew, minutesLater(30))).toMatchObject({
      failure: { details: [{ message: portalMessages.newerRequest }] },
    });
    expect(await revokedOf(slug, requestId)).toBeDefined();
    await archiveRequest(
      { companySlug: slug, requestId: second?.id ?? '', reason: 'noInterest' },
      administrator,
      toolsAt(minutesLater(31)),
    );
    expect(await say(renew, minutesLater(32))).toMatchObject({ ok: true });
    expect(await request()).toMatchObject({ status: 'open' });
    await expectBalanced(slug);
  });

  it('a booking that nobody has confirmed, which anybody may have sent, keeps nothing hidden: it becomes the repeat of what comes back', async () => {
    const { slug, booking, requestId, say, request } = await booked('Behauptet');
    await say({ kind: 'confirmEmail' });
    await say(revoke);
    const claim = { ...booking, requestId: newRandomId(), reason: 'Von wem auch immer' };
    await addWaitingRequest(claim, undefined, toolsAt(minutesLater(20)));
    const [, second] = await tokensIn(slug, 'requestReceived');
    expect(await say(renew, minutesLater(30))).toMatchObject({
      ok: true,
      value: { request: { status: 'open', revokedUntil: null } },
    });
    expect(await request()).toMatchObject({ status: 'open', reason: booking.reason });
    const stored = docs().request(slug, storedId(claim.requestId));
    const repeat = { status: 'archived', isRepeat: true, mergedInto: requestId };
    expect((await stored.get()).data()).toMatchObject(repeat);
    await expectBalanced(slug);
    // Its link, which went to the same mailbox, leads to what came back, and it belongs to that.
    expect(await say({ kind: 'confirmEmail' }, minutesLater(35), second)).toMatchObject({
      ok: true,
      value: { request: { requestedAt: start.toISOString() } },
    });
    expect(await say(revoke, minutesLater(40))).toMatchObject({ ok: true });
    expect(await revokedOf(slug, storedId(claim.requestId))).toMatchObject(repeat);
    expect(await say(renew, minutesLater(50))).toMatchObject({ ok: true });
    expect((await stored.get()).data()).toMatchObject(repeat);
    expect(await request()).toMatchObject({ status: 'open' });
    await expectBalanced(slug);
  });
});

describe('after seven days', () => {
  it('begun when the e-mail about it has left: until then nothing is erased, and it can be taken back', async () => {
    const gone = await withEverything('Wartet');
    const stays = await booked('Bleibt');
    for (const { slug, say } of [gone, stays]) {
      await close(slug, { ...toolsAt(minutesLater(5)), isDry: false, database });
      expect(await say(revoke, daysLater(0))).toMatchObject({ ok: true });
    }
    const told = async (slug: string) =>
      (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'consentRevoked');
    for (const day of [7, 14, 21]) {
      for (const { id } of [...(await told(gone.slug)), ...(await told(stays.slug))])
        expect(await sendEmail(id, { ...toolsAt(daysLater(day)), ...taken })).toBe('notDue');
      await runTask(tasks.revocations, toolsAt(daysLater(day)));
    }
    const there = async () =>
      Promise.all(
        [gone.requestId, gone.twin].map(async (id) => !!(await revokedOf(gone.slug, id))),
      );
    expect(await there()).toEqual([true, true]);
    expect(await stays.say(renew, daysLater(22))).toMatchObject({ ok: true });
    for (const { id } of await told(gone.slug))
      await docs()
        .email(id)
        .update({ status: 'sent', sentAt: daysLater(23) });
    const almost = new Date(daysLater(30).getTime() - 60_000);
    for (const at of [daysLater(28), almost]) await runTask(tasks.revocations, toolsAt(at));
    expect(await there()).toEqual([true, true]);
    await runTask(tasks.revocations, toolsAt(daysLater(30)));
    expect(await there()).toEqual([false, false]);
  });

  it('counted from that e-mail, and after 30 days though it never left', async () => {
    const { slug, requestId, say } = await booked('Nie abgegangen');
    await say(revoke, daysLater(0));
    const almost = new Date(daysLater(30).getTime() - 60_000);
    for (const at of [daysLater(7), almost]) await runTask(tasks.revocations, toolsAt(at));
    expect(await revokedOf(slug, requestId)).toBeTruthy();
    await runTask(tasks.revocations, toolsAt(daysLater(30)));
    expect(await revokedOf(slug, requestId)).toBeFalsy();
  });

  it('all of it is erased, and the link leads nowhere; a minute before, it still can be taken back', async () => {
    await emptyDatabase();
    const gone = await withEverything('Gelöscht');
    const stays = await booked('Bleibt');
    await gone.say(revoke, daysLater(0));
    await stays.say(revoke, daysLater(0));
    await everyEmailLeaves();
    const justBefore = new Date(daysLater(7).getTime() - 60_000);
    expect(await runTask(tasks.revocations, toolsAt(justBefore))).toMatchObject({ found: 0 });
    expect(await stays.say(renew, justBefore)).toMatchObject({ ok: true });
    expect(await gone.say(renew, daysLater(7))).toMatchObject(refusal('form', 'revocationOver'));
    expect(await runTask(tasks.revocations, toolsAt(daysLater(7)))).toMatchObject({
      found: 2,
      done: 2,
      failed: 0,
    });
    expect(await runTask(tasks.revocations, toolsAt(daysLater(7)))).toMatchObject({ found: 0 });
    expect(await gone.view(daysLater(7))).toEqual(unknownLink);
    const left = [...(await everyDocument())].filter(([path, data]) =>
      `${path} ${JSON.stringify(data)}`.includes(gone.requestId),
    );
    expect(
      left
        .map(([path]) => path.split('/')[0])
        .filter((where) => where !== 'erasures' && where !== 'outbox'),
    ).toEqual([]);
    const words = [...(await everyDocument())].map(
      ([path, data]) => `${path} ${JSON.stringify(data)}`,
    );
    expect(
      words.filter(
        (each) => each.includes('Zwetschkenbaum') || each.includes('privat@post.example'),
      ),
    ).toEqual([]);
    expect((await stays.request()).status).toBe('open');
  });
});

describe('at the same moment', () => {
  it.each(['twice', 'edited by the team', 'binned', 'booked anew'])(
    'it is revoked and %s: one outcome, nothing counted wrongly',
    async (what) => {
      const { slug, requestId, booking, say } = await booked('Zugleich');
      const target = { companySlug: slug, requestId };
      const other = {
        twice: () => say(revoke),
        'edited by the team': () =>
          updateRequest(
            { ...target, edits: { phone: { from: '0660 1234567', to: '0316 1' } } },
            administrator,
            toolsAt(minutesLater(10)),
          ),
        binned: () => binRequest(target, administrator, toolsAt(minutesLater(10))),
        'booked anew': () =>
          addWaitingRequest(
            { ...booking, requestId: newRandomId() },
            undefined,
            toolsAt(minutesLater(10)),
          ),
      }[what];
      const [revoked] = await Promise.all([say(revoke), other?.()]);
      expect(revoked).toMatchObject({ ok: true });
      expect(await revokedOf(slug, requestId)).toBeDefined();
      expect(
        (await docs().request(slug, requestId).get()).exists ||
          (await docs().binned(slug, requestId).get()).exists,
      ).toBe(false);
      expect((await docs().history(slug, requestId).get()).size).toBe(0);
      expect(
        (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'consentRevoked'),
      ).toHaveLength(1);
      // A booking that came first was taken along, a later one is a request of its own.
      expect(
        (await ledger(slug)).requests.every(
          ({ status, mergedInto }) => status === 'open' && mergedInto === null,
        ),
      ).toBe(true);
      await expectBalanced(slug);
    },
  );

  it('it is revoked and an offer accepted: nobody wins who does not wait', async () => {
    const place = await offeredPlace('Wettlauf', [{ birthdate: '05.03.1984' }, {}]);
    await place.offerAll();
    const [token = ''] = await tokensOf(place.slug, place.ids[0] ?? '');
    const at = hoursLater(1);
    const [revoked] = await Promise.all([
      answerRequestLink({ companySlug: place.slug, token, answer: revoke }, undefined, toolsAt(at)),
      place.say(0, 'acceptOffer', at),
    ]);
    expect(revoked).toMatchObject({ ok: true });
    await place.settle(at);
    expect(await place.states()).toEqual(['offered']);
    expect((await place.vacancy()).winners).toEqual([]);
    expect(
      (
        await docs()
          .offer(place.slug, offerId(place.vacancyId, place.ids[0] ?? ''))
          .get()
      ).exists,
    ).toBe(false);
    await expectBalanced(place.slug);
  });

  it('the machine dies, wherever: tried again, it ends as if nothing had happened', async () => {
    const { slug, requestId, token } = await withEverything('Absturz');
    const crashesIn = async (answer: LinkAnswer, day: number) => {
      for (let crashAt = 1, crashes = 0; ; crashAt += longOr(5, 1)) {
        let steps = 0;
        const dying = {
          ...toolsAt(daysLater(day)),
          db: crashing(database(), () => ++steps === crashAt),
        };
        const died = await answerRequestLink(
          { companySlug: slug, token, answer },
          undefined,
          dying,
        ).then(
          () => false,
          (error) => {
            if (!(error instanceof Crash)) throw error;
            return true;
          },
        );
        const [onList, hidden] = await Promise.all([
          docs().request(slug, requestId).get(),
          docs().revokedRequest(slug, requestId).get(),
        ]);
        expect(onList.exists).toBe(!hidden.exists);
        const lines = await docs().history(slug, requestId).get();
        expect(lines.empty, `history after step ${crashAt}`).toBe(hidden.exists);
        if (!died) return crashes;
        crashes += 1;
      }
    };
    expect(await crashesIn(revoke, 1)).toBeGreaterThan(1);
    expect(await readable(requestId)).toEqual([]);
    await expectBalanced(slug);
    expect(await crashesIn(renew, 2)).toBeGreaterThan(1);
    await expectBalanced(slug);
    expect(
      (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'consentNews'),
    ).toHaveLength(4);
  });
});

/** New links to that request, as an e-mail would carry them. */
async function tokensOf(slug: string, requestId: string): Promise<string[]> {
  const { token, tokenHash } = newToken();
  const email = (await docs().request(slug, requestId).get()).data()?.email ?? '';
  await docs()
    .requestLink(tokenHash)
    .set({ slug, requestId, email, createdAt: start, expiresAt: daysLater(100) });
  return [token];
}
