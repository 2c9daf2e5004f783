/**
 * The certificate of waiting: issued, the same again, verified by strangers, refused where it would
 * be untrue, and gone with its request.
 */
import { createHash } from 'node:crypto';
import { maxDecidingLines } from '@platzwart/domain/patient-portal/certificate-history';
import { certificateRefusals } from '@platzwart/domain/patient-portal/certificate-refusals';
import { certificateTexts } from '@platzwart/domain/patient-portal/certificate-texts';
import { collections } from '@platzwart/functions/core/collections';
import { countAttempt } from '@platzwart/functions/core/count-attempt';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import { newLink, tokenHashOf } from '@platzwart/functions/emails/new-link';
import { goOnWithDeletion } from '@platzwart/functions/lifecycle/delete-practice';
import { close } from '@platzwart/functions/operator/locks';
import {
  checkIdentityOfPractice,
  withdrawIdentityCheck,
} from '@platzwart/functions/practices/check-identity-of-practice';
import { updateLocations } from '@platzwart/functions/practices/settings/update-locations';
import { updateOffering } from '@platzwart/functions/practices/settings/update-offering';
import { updatePracticeProfile } from '@platzwart/functions/practices/settings/update-practice-profile';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { issueCertificate } from '@platzwart/functions/requests/issue-certificate';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { viewCertificate } from '@platzwart/functions/requests/view-certificate';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { codeOf, hoursLater, offeredPlace } from '../support/offered-place.ts';
import { booked, daysLater, minutesLater, start } from '../support/portal-link.ts';
import {
  administrator,
  database,
  deleteNow,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { wordsIn } from '../support/read-pdf.ts';
import { everyDocument } from '../support/whole-database.ts';

/**
 * What stands on the sheets of a test; how they look is a test of its own
 * (`draw-certificate.test.ts`).
 */
const drawn: { number: string; words: string }[] = [];
beforeEach(() => void drawn.splice(0));

const docs = () => collections(database());
const proof = '05.03.1984';
const tick = (companySlug: string, more: Record<string, { from: unknown; to: unknown }> = {}) =>
  updateOffering(
    { companySlug, edits: { certificates: { from: false, to: true }, ...more } },
    administrator,
    toolsAt(start),
  );
const check = (slug: string, now = start) =>
  checkIdentityOfPractice(slug, { what: 'Berufsregister', by: 'op' }, toolsAt(now));
const allow = async (
  companySlug: string,
  more: Record<string, { from: unknown; to: unknown }> = {},
) => {
  await tick(companySlug, more);
  await check(companySlug);
};
const issue = async (
  asked: { slug: string; token: string },
  now = minutesLater(10),
  typed = proof,
) => {
  const outcome = await issueCertificate(
    { companySlug: asked.slug, token: asked.token, proof: typed },
    undefined,
    toolsAt(now),
  );
  if (outcome.ok) {
    const words = wordsIn(Buffer.from(outcome.value.pdf, 'base64'));
    drawn.push({ number: /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(words)?.[0] ?? '', words });
  }
  return outcome;
};
const verify = async (companySlug: string, number: string, now = minutesLater(20)) => {
  const outcome = await viewCertificate({ companySlug, number }, undefined, toolsAt(now));
  return outcome.ok ? outcome.value.certificate : 'refused';
};
const stored = async (slug: string) =>
  (await docs().certificates(slug).get()).docs.map((each) => each.data());

it('is issued after the second proof, the same again on the same day, and verified by anybody without a name', async () => {
  const patient = await booked('Wartet', { firstname: 'Zoë', lastname: 'Đurić' });
  expect(codeOf(await issue(patient))).toBe('notIssued');
  await allow(patient.slug, { noPlaceBefore: { from: '', to: '2027-06-01' } });
  expect(codeOf(await issue(patient, minutesLater(11), '06.03.1984'))).toBe('proofWrong');
  expect(drawn).toEqual([]);

  expect(await issue(patient)).toMatchObject({
    ok: true,
    value: { fileName: `wartebestaetigung-${patient.slug}-2026-11-23.pdf` },
  });
  await issue(patient, minutesLater(300));
  const [first, again] = drawn;
  for (const said of ['Zoë', 'Đurić', proof]) expect(first?.words).toContain(said);
  expect(again?.number).toBe(first?.number);
  expect(await patient.lines()).toEqual(['requested', 'certified']);

  const number = first?.number ?? '';
  expect(await verify(patient.slug, number.toLowerCase())).toEqual({
    waitsSince: '2026-11-23',
    issuedOn: '2026-11-23',
    notBefore: '2027-06-01',
    paused: false,
    entered: false,
    birthdate: 'notAsked',
    issuer: { since: '2026-11-23', checked: { on: '2026-11-23', what: 'Berufsregister' } },
  });
  // Neither the number nor a name is stored.
  const [[path, data] = []] = [...(await everyDocument())].filter(([where]) =>
    where.includes(`${patient.slug}/certificates/`),
  );
  expect(`${path} ${JSON.stringify(data)}`).not.toMatch(
    new RegExp(`Zoë|Đurić|1984-03-05|${proof}|${number}`),
  );
  expect([
    await verify(patient.slug, number, daysLater(364)),
    await verify(patient.slug, number, daysLater(367)),
  ]).toEqual([expect.anything(), null]);
});

describe('only a practice that the operator has checked', () => {
  const accountOf = async (slug: string) => (await docs().account(slug).get()).data();
  const asks = async (slug: string) =>
    (await docs().outbox().where('slug', '==', slug).where('purpose', '==', 'reviewAsked').get())
      .size;
  const shown = async (slug: string) => (await docs().practice(slug).get()).data()?.certificates;

  it('issues them: allowing them asks for the check once, and no payment replaces it', async () => {
    const patient = await booked('Wartend');
    await tick(patient.slug);
    await docs().account(patient.slug).update({ approvedAt: start });
    expect([
      await asks(patient.slug),
      await shown(patient.slug),
      codeOf(await issue(patient)),
    ]).toEqual([1, false, 'notChecked']);
    expect(await accountOf(patient.slug)).toMatchObject({
      identityAskedAt: start,
      identityCheckedAt: null,
    });
    await updateOffering(
      { companySlug: patient.slug, edits: { certificates: { from: true, to: false } } },
      administrator,
      toolsAt(start),
    );
    await tick(patient.slug);
    expect(await asks(patient.slug)).toBe(1);
    expect(await check(patient.slug)).toMatchObject({ is: 'checked' });
    expect(await accountOf(patient.slug)).toMatchObject({
      identityAskedAt: null,
      identityCheck: { what: 'Berufsregister', by: 'op', ended: null },
    });
    expect([await shown(patient.slug), codeOf(await issue(patient))]).toEqual([true, 'ok']);
    expect(await check('gibt-es-nicht')).toBeUndefined();
  });

  it('keeps our word while it reads the same; another name, address or profession ends it and asks again', async () => {
    const patient = await booked('Wandelbar');
    const { slug } = patient;
    await allow(slug);
    await issue(patient);
    const title = (await docs().practice(slug).get()).data()?.title ?? '';
    const edit = (edits: Record<string, { from: unknown; to: unknown }>) =>
      updatePracticeProfile({ companySlug: slug, edits }, administrator, toolsAt(daysLater(1)));
    expect(
      (
        await edit({
          title: { from: title, to: title.toUpperCase() },
          phone: { from: '', to: '0316 123456' },
        })
      ).ok,
    ).toBe(true);
    expect((await accountOf(slug))?.identityCheckedAt).toEqual(start);
    const ways: (() => Promise<{ ok: boolean }>)[] = [
      () => edit({ title: { from: title.toUpperCase(), to: `${title} am See` } }),
      () => edit({ subtitle: { from: 'Logopädie', to: 'Ergotherapie' } }),
      () => edit({ profession: { from: '', to: 'physio' } }),
      async () => {
        const place = (await docs().practice(slug).get()).data()?.locations[0];
        const selectableSlots = (await docs().form(slug).get()).data()?.selectableLocations[0]
          ?.selectableSlots;
        const from = { ...place, selectableSlots };
        const edits = { praxis: { from, to: { ...from, address1: 'Ring 2' } } };
        return updateLocations({ companySlug: slug, edits }, administrator, toolsAt(daysLater(1)));
      },
    ];
    for (const way of ways) {
      await check(slug);
      expect((await way()).ok).toBe(true);
      expect(await accountOf(slug), String(way)).toMatchObject({
        identityCheckedAt: null,
        identityCheck: { what: 'Berufsregister', ended: { at: daysLater(1), because: 'changed' } },
        identityAskedAt: daysLater(1),
      });
      expect(await shown(slug)).toBe(false);
    }
    expect(codeOf(await issue(patient, daysLater(2)))).toBe('notChecked');
    // What was issued before is known, and no longer vouched for.
    expect(await verify(slug, drawn[0]?.number ?? '')).toMatchObject({
      issuer: { since: '2026-11-23', checked: null },
    });
  });

  it('keeps it until the operator takes it back', async () => {
    const patient = await booked('Zurückgenommen');
    await allow(patient.slug);
    await issue(patient);
    for (const is of ['withdrawn', 'unchanged'])
      expect(await withdrawIdentityCheck(patient.slug, toolsAt(daysLater(1)))).toMatchObject({
        is,
      });
    expect(await accountOf(patient.slug)).toMatchObject({
      identityCheck: { ended: { at: daysLater(1), because: 'withdrawn' } },
    });
    expect([
      codeOf(await issue(patient, daysLater(2))),
      await verify(patient.slug, drawn[0]?.number ?? ''),
    ]).toMatchObject(['notChecked', { issuer: { checked: null } }]);
  });

  it('issues none while its name waits for the operator, nor do we vouch for those of before, or of a closed one', async () => {
    const patient = await booked('Verwechselbar');
    await allow(patient.slug);
    await issue(patient);
    const shownOfIt = () => verify(patient.slug, drawn[0]?.number ?? '');
    expect(await shownOfIt()).toMatchObject({ issuer: { checked: { what: 'Berufsregister' } } });
    await close(patient.slug, { ...toolsAt(start), isDry: false, database });
    expect(await shownOfIt()).toMatchObject({ issuer: { checked: null } });
    await docs()
      .account(patient.slug)
      .update({ closedAt: FieldValue.delete(), held: { since: start, listed: false, open: true } });
    expect([codeOf(await issue(patient, daysLater(2))), await shownOfIt()]).toMatchObject([
      'notChecked',
      { issuer: { checked: null } },
    ]);
  });

  it('marks a day of asking that it entered itself, on the sheet and for whoever verifies it', async () => {
    const patient = await booked('Eingetragen');
    await allow(patient.slug);
    await patient.set({ source: 'import', requestedAt: daysLater(-300) });
    await issue(patient);
    expect(drawn[0]?.words).toContain(certificateTexts.entered);
    expect(await verify(patient.slug, drawn[0]?.number ?? '')).toMatchObject({ entered: true });
  });

  it('marks the day of a request that became another person’s, not of one whose spelling was corrected', async () => {
    const patient = await booked('Umgeschrieben');
    await allow(patient.slug);
    const { firstname, lastname, birthdate } = await patient.request();
    const edited = (edits: Record<string, { from: unknown; to: unknown }>) =>
      updateRequest(
        { companySlug: patient.slug, requestId: patient.requestId, edits },
        administrator,
        toolsAt(minutesLater(20)),
      );
    await edited({ lastname: { from: lastname, to: lastname.toUpperCase() } });
    await issue(patient);
    await edited({
      firstname: { from: firstname, to: 'Berta' },
      birthdate: { from: birthdate, to: '1999-01-02' },
    });
    await issue(patient, minutesLater(30), '02.01.1999');
    expect(drawn.map(({ words }) => words.includes(certificateTexts.entered))).toEqual([
      false,
      true,
    ]);
  });

  it('marks the day of a request whose date of birth came by a merge', async () => {
    const patient = await booked('Zusammengelegt');
    await allow(patient.slug);
    const { other } = await linkAndOther(patient.slug, patient.requestId);
    const { path } = docs().request(patient.slug, other.requestId);
    await database().doc(path).update({ birthdate: FieldValue.delete() });
    const pair = { requestId: other.requestId, otherId: patient.requestId };
    const merging = { companySlug: patient.slug, ...pair };
    expect(codeOf(await mergeRequests(merging, administrator, toolsAt(start)))).toBe('ok');
    await issue({ slug: patient.slug, token: other.token });
    expect(drawn.map(({ words }) => words.includes(certificateTexts.entered))).toEqual([true]);
  });
});

it('is refused before anything is stored if the name cannot be printed', async () => {
  const patient = await booked('Zeichen');
  await allow(patient.slug);
  await patient.set({ lastname: 'Müller 😀' });
  expect(codeOf(await issue(patient))).toBe('notPrintable');
  expect(await stored(patient.slug)).toEqual([]);
});

it('reveals an exchanged date of birth, to nobody who tries them out', async () => {
  const patient = await booked('Geprüft');
  await allow(patient.slug);
  await issue(patient);
  const checked = async (birthdate: string, now = minutesLater(20), sender = '192.0.2.1') => {
    const asked = { companySlug: patient.slug, number: drawn[0]?.number ?? '', birthdate };
    const outcome = await viewCertificate(asked, undefined, { ...toolsAt(now), sender });
    return outcome.ok ? outcome.value.certificate?.birthdate : codeOf(outcome);
  };
  expect([
    await checked('5.3.1984'),
    await checked('06.03.1984'),
    await checked('5. März'),
  ]).toEqual(['matches', 'differs', 'notADate']);
  // It belongs to the sheet as issued.
  await patient.set({ birthdate: '1984-03-06' });
  expect([await checked('05.03.1984'), await checked('06.03.1984')]).toEqual([
    'matches',
    'differs',
  ]);
  for (let n = 0; n < 8; n++) await checked('07.03.1984');
  expect([await checked('05.03.1984'), await checked('05.03.1984', daysLater(31))]).toEqual([
    'tooMany',
    'matches',
  ]);
  // Who holds the sheet loses nothing by what others try elsewhere, until all together have tried a
  // hundred.
  expect(await checked('05.03.1984', minutesLater(20), '198.51.100.7')).toBe('matches');
  const all = toolsAt(start).keyedHash(
    `birthdate of ${patient.slug} ${tokenHashOf(drawn[0]?.number ?? '')}`,
  );
  expect((await docs().rateLimit(all).get()).data()?.moments).toHaveLength(10);
  await docs()
    .rateLimit(all)
    .set({ moments: Array<Date>(100).fill(start), expiresAt: daysLater(365) });
  expect(await checked('05.03.1984', minutesLater(22), '198.51.100.7')).toBe('tooMany');
});

it('each day has its own number, and more than twenty in a day are too many', async () => {
  const patient = await booked('Oft');
  await allow(patient.slug);
  expect(codeOf(await issue(patient, minutesLater(0)))).toBe('ok');
  // Counted as by the call, which would draw a sheet each time.
  const id = createHash('sha256')
    .update(`certificates of ${patient.slug} ${patient.requestId}`)
    .digest('hex');
  for (let n = 1; n < 19; n++)
    await countAttempt(id, { max: 20, minutes: 24 * 60 }, toolsAt(minutesLater(n)));
  expect(codeOf(await issue(patient, minutesLater(19)))).toBe('ok');
  expect(codeOf(await issue(patient, minutesLater(30)))).toBe('tooMany');
  expect(codeOf(await issue(patient, daysLater(2)))).toBe('ok');
  expect(new Set(drawn.map(({ number }) => number)).size).toBe(2);
  expect(await stored(patient.slug)).toHaveLength(2);
});

it('is refused once a place was offered, whatever came of it, and says what to do; the request it was merged into too', async () => {
  const place = await offeredPlace('Abgesagt', [{ birthdate: '05.03.1984' }]);
  await allow(place.slug);
  const { token, other } = await linkAndOther(place.slug, place.ids[0] ?? '');
  const asked = { slug: place.slug, token };
  expect(codeOf(await issue(asked, hoursLater(1)))).toBe('ok');
  await place.offerAll(hoursLater(2));
  await place.sent(0, hoursLater(3));
  expect(codeOf(await issue(asked, hoursLater(3)))).toBe('offered');
  // The page says so before it asks for a date of birth.
  const link = { companySlug: asked.slug, token };
  const shown = () => viewRequestLink(link, undefined, toolsAt(hoursLater(3)));
  expect(await shown()).toMatchObject({
    value: { certificateRefusal: certificateRefusals.offered },
  });
  await place.say(0, 'declineOffer', hoursLater(4));
  expect(await issue(asked, hoursLater(5))).toMatchObject({
    failure: {
      details: [{ field: 'form', code: 'declined', message: certificateRefusals.declined }],
    },
  });
  // The place is over, and its offers are deleted.
  const writable = writableCollections(database());
  for (const { id } of (await writable.offers(place.slug).get()).docs)
    await writable.offer(place.slug, id).delete();
  expect(codeOf(await issue(asked, hoursLater(5)))).toBe('declined');
  // What was true then stays so.
  expect(await verify(place.slug, drawn[0]?.number ?? '', hoursLater(5))).toMatchObject({
    issuedOn: '2026-11-23',
  });

  const merged = await mergeRequests(
    { companySlug: place.slug, requestId: other.requestId, otherId: place.ids[0] ?? '' },
    administrator,
    toolsAt(hoursLater(6)),
  );
  expect(merged).toMatchObject({ ok: true, value: { requestId: other.requestId } });
  // The confirmed address has come along, and its link leads there.
  expect(codeOf(await issue(asked, hoursLater(7)))).toBe('declined');
});

it('is refused to whom the practice took off the list and brought back', async () => {
  const patient = await booked('Zurück');
  await allow(patient.slug);
  const target = { companySlug: patient.slug, requestId: patient.requestId };
  await archiveRequest({ ...target, reason: 'placeFound' }, administrator, toolsAt(daysLater(1)));
  await reactivateRequest(target, administrator, toolsAt(daysLater(30)));
  expect(await issue(patient, daysLater(31))).toMatchObject({
    failure: {
      details: [{ field: 'form', code: 'interrupted', message: certificateRefusals.interrupted }],
    },
  });
});

it('is unknown in another practice, once its request is erased, and once its practice is', async () => {
  const [erased, stays] = [await booked('Gelöscht'), await booked('Bleibt')];
  for (const { slug } of [erased, stays]) await allow(slug);
  for (const patient of [erased, stays]) await issue(patient);
  const [ofErased = '', ofStays = ''] = drawn.map(({ number }) => number);
  expect([await verify(erased.slug, ofErased), await verify(stays.slug, ofErased)]).toEqual([
    expect.anything(),
    null,
  ]);
  for (const guess of ['', 'XXXX', ofErased.replace(/^./, (first) => (first === '0' ? '1' : '0'))])
    expect(await verify(erased.slug, guess), guess).toBeNull();

  await deleteRequest(
    { companySlug: erased.slug, requestId: erased.requestId },
    administrator,
    toolsAt(minutesLater(30)),
  );
  expect([await verify(erased.slug, ofErased), await stored(erased.slug)]).toEqual([null, []]);
  await deleteNow(stays.slug, minutesLater(30));
  await goOnWithDeletion(deletionIdOf(stays.slug), toolsAt(minutesLater(60)), () => false);
  expect(await stored(stays.slug)).toEqual([]);
  expect(await verify(stays.slug, ofStays)).toBeNull();
});

it('an earliest day must lie within three years, when it is set', async () => {
  const slug = await registeredPractice('Tag', start);
  const set = async (from: string, to: string, now = start) =>
    codeOf(
      await updateOffering(
        { companySlug: slug, edits: { noPlaceBefore: { from, to } } },
        administrator,
        toolsAt(now),
      ),
    );
  expect([
    await set('', '2026-11-23'),
    await set('', '2029-11-24'),
    await set('', '1.6.27'),
  ]).toEqual(['notAhead', 'notAhead', 'invalid']);
  expect(await set('', '2027-06-01')).toBe('ok');
  // Once it is past, everything else can still be saved.
  expect(
    codeOf(
      await updateOffering(
        { companySlug: slug, edits: { planLength: { from: 5, to: 6 } } },
        administrator,
        toolsAt(daysLater(300)),
      ),
    ),
  ).toBe('ok');
});

/** A fresh link of theirs, and another open request of somebody else with its link. */
async function linkAndOther(slug: string, requestId: string) {
  const linkOf = async (id: string) => {
    const email = (await docs().request(slug, id).get()).data()?.email ?? '';
    const { token, stored: link } = newLink({ slug, requestId: id, email }, start);
    await docs().requestLink(link.tokenHash).set(link.link);
    return token;
  };
  const booking = aBooking(slug, {
    firstname: 'Andere',
    email: 'andere@post.example',
    birthdate: '05.03.1984',
  });
  // Before the first one: the earlier survives a merge.
  await addWaitingRequest(booking, undefined, toolsAt(daysLater(-1)));
  const otherId = storedId(booking.requestId);
  return {
    token: await linkOf(requestId),
    other: { requestId: otherId, token: await linkOf(otherId) },
  };
}

it('depends on no line that members may add in any number; with too many that decide it is refused', async () => {
  const patient = await booked('Langer Verlauf');
  await allow(patient.slug);
  const history = `practices/${patient.slug}/requests/${patient.requestId}/history`;
  // Whoever read it would fail.
  await database().doc(`${history}/unreadable`).set({ what: 'prioritized' });
  expect(await issue(patient)).toMatchObject({ ok: true });
  expect(await patient.view()).toMatchObject({ ok: true, value: { certificateRefusal: null } });
  const writing = database().bulkWriter();
  for (let n = 0; n < maxDecidingLines; n++)
    void writing.set(database().doc(`${history}/${n}`), {
      at: start,
      by: { kind: 'member', uid: 'administrator' },
      what: 'paused',
    });
  await writing.close();
  expect(codeOf(await issue(patient, minutesLater(30)))).toBe('interrupted');
});
