/** What the link alone must not reveal, the second proof, fresh links, and dead links. */
import { calls } from '@platzwart/domain/calls/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { linkLength } from '@platzwart/domain/patient-portal/request-link';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { anOffer } from '@platzwart/emulator-data/build-vacancy';
import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { recordWaits } from '@platzwart/functions/waiting-list/nightly-records';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
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
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const docs = () => collections(database());
const proof = '05.03.1984';
const refused = (field: string, code: string) => ({
  ok: false,
  failure: { details: [{ field, code }] },
});

const vacancyId = 'f'.repeat(32);

/** One of each answer. */
const answers: LinkAnswer[] = [
  ...(
    [
      'confirmEmail',
      'stillInterested',
      'unsure',
      'withdraw',
      'undoWithdraw',
      'resume',
      'optOut',
      'optIn',
      'freshLink',
    ] as const
  ).map((kind) => ({ kind })),
  ...(['acceptOffer', 'takeBackAnswer', 'notMe'] as const).map((kind) => ({ kind, vacancyId })),
  { kind: 'declineOffer', vacancyId, reason: 'time' },
  { kind: 'askAboutOffer', vacancyId, text: 'Geht es auch später?' },
  { kind: 'pause', until: '2026-12-24' },
  { kind: 'edit', edits: { phone: { from: '0660 1234567', to: '0316 1' } }, proof },
  { kind: 'showPersonalData', proof },
  { kind: 'exportPersonalData', proof },
  { kind: 'revokeConsent', proof },
  { kind: 'renewConsent', proof, consentVersion: '2026-12' },
];

it('the answers tried below are all there are', () => {
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(
    new Set(LinkAnswer.def.options.flatMap((option) => option.shape.kind.def.values)),
  );
});

describe('a link that leads nowhere', () => {
  it('does nothing and tells nothing, whatever is said: guessed, cut off, of another practice, expired, of a former address', async () => {
    const { slug, booking, token } = await booked('Nirgends');
    const other = await registeredPractice('Nebenan', start);
    const moved = await booked('Umgezogen');
    await addWaitingRequest(
      { ...moved.booking, email: 'erika@neu.example' },
      undefined,
      toolsAt(minutesLater(5)),
    );
    const states = async () => [await ledger(slug), await ledger(other), await ledger(moved.slug)];
    const before = await states();
    const expired = new Date(start.getTime() + linkLength * 24 * 60 * 60_000);
    const nowhere: [string, { companySlug: string; token: string }, Date][] = [
      ['guessed', { companySlug: slug, token: 'A'.repeat(43) }, minutesLater(10)],
      ['cut off', { companySlug: slug, token: token.slice(0, 42) }, minutesLater(10)],
      ['of another practice', { companySlug: other, token }, minutesLater(10)],
      ['of no practice', { companySlug: 'gibt-es-nicht', token }, minutesLater(10)],
      ['former address', { companySlug: moved.slug, token: moved.token }, minutesLater(10)],
      ['expired', { companySlug: slug, token }, expired],
    ];
    for (const answer of answers) {
      for (const [what, link, now] of nowhere) {
        // An expired link may ask for a fresh one: below.
        if (what === 'expired' && answer.kind === 'freshLink') continue;
        const outcome = await answerRequestLink({ ...link, answer }, undefined, toolsAt(now));
        const expected =
          answer.kind === 'freshLink' ? { ok: true, value: { request: null } } : unknownLink;
        expect(outcome, `${answer.kind} by a link that is ${what}`).toEqual(expected);
      }
    }
    expect(await states()).toEqual(before);
    expect(booking.email).toBe('erika@post.example');
  });

  it('reads the same where the address is no link at all, before anything is looked up', () => {
    const parsed = calls.answerRequestLink.input.safeParse({
      companySlug: 'praxis',
      token: 'zu-kurz',
      answer: { kind: 'withdraw' },
    });
    expect(parsed.success ? [] : detailsOf(parsed.error)).toEqual(unknownLink.failure.details);
  });
});

describe('the second proof', () => {
  it('is what shows a person their own data; nothing personal is ever told without it', async () => {
    const { view, say } = await booked('Beweis', { reason: 'Stottern', note: 'Hinterhaus' });
    const withoutProof = answers.filter((answer) => !('proof' in answer));
    const told = JSON.stringify([
      await view(),
      ...(await Promise.all(withoutProof.map((answer) => say(answer)))),
    ]);
    for (const secret of [
      'Erika',
      'Beispiel',
      '1984',
      '1234567',
      'erika@',
      'Stottern',
      'Hinterhaus',
    ])
      expect(told).not.toContain(secret);
    expect(await say({ kind: 'showPersonalData', proof: '5.3.84' })).toMatchObject({
      ok: true,
      value: {
        personalData: {
          firstname: 'Erika',
          birthdate: '1984-03-05',
          email: 'erika@post.example',
          reason: 'Stottern',
        },
      },
    });
  });

  it('is the end of the phone number where the practice does not ask for the day of birth', async () => {
    const slug = await registeredPractice('Ohne Geburtstag', start);
    await docs().form(slug).update({ birthdateEnabled: false });
    const { birthdate: _birthdate, ...booking } = aBooking(slug, { phone: '0660 1234567' });
    await addWaitingRequest(booking, undefined, toolsAt(start));
    const [token = ''] = await tokensIn(slug, 'requestReceived');
    const say = (answer: LinkAnswer) =>
      answerRequestLink({ companySlug: slug, token, answer }, undefined, toolsAt(minutesLater(10)));
    expect(await say({ kind: 'resume' })).toMatchObject({ value: { request: { proof: 'phone' } } });
    expect(await say({ kind: 'showPersonalData', proof: '7654' })).toMatchObject(
      refused('proof', 'proofWrong'),
    );
    expect(await say({ kind: 'showPersonalData', proof: '4567' })).toMatchObject({
      ok: true,
      value: { personalData: { phone: '0660 1234567' } },
    });
  });

  it('wrong five times is refused there until the hour is over, also when it is right; every wrong one reads the same', async () => {
    const { say } = await booked('Fünfmal');
    const other = '06.03.1984';
    const wrong = [other, '0660 1234567', '', 'x'.repeat(100), '05.03.84.'];
    const outcomes = [];
    for (const [n, typed] of wrong.entries())
      outcomes.push(await say({ kind: 'showPersonalData', proof: typed }, minutesLater(n)));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject(refused('proof', 'proofWrong'));
    const tooMany = await say({ kind: 'showPersonalData', proof }, minutesLater(10));
    expect(tooMany).toMatchObject(refused('proof', 'tooManyTries'));
    expect(await say({ kind: 'exportPersonalData', proof: other }, minutesLater(59))).toEqual(
      tooMany,
    );
    expect(await say({ kind: 'showPersonalData', proof }, minutesLater(61))).toMatchObject({
      ok: true,
    });
  });

  it('typed wrong by whoever holds a stray link locks nobody out: not elsewhere at once, and by a fresh link never', async () => {
    const { slug, token, say } = await booked('Verirrt');
    const show = (typed: string, now: Date, by: string, sender: string) =>
      answerRequestLink(
        { companySlug: slug, token: by, answer: { kind: 'showPersonalData', proof: typed } },
        undefined,
        {
          ...toolsAt(now),
          sender,
        },
      );
    const stray = '198.51.100.7';
    for (let n = 0; n < 5; n++) await show('06.03.1984', minutesLater(n), token, stray);
    expect(await show(proof, minutesLater(5), token, stray)).toMatchObject(
      refused('proof', 'tooManyTries'),
    );
    expect(await show(proof, minutesLater(5), token, '203.0.113.9')).toMatchObject({ ok: true });
    // With patience they use up the link, for good.
    for (let n = 0; n < 6; n++) await show('06.03.1984', minutesLater(60 * (n + 2)), token, stray);
    const over = await show(proof, daysLater(100), token, '203.0.113.9');
    expect(over).toMatchObject(refused('proof', 'linkTriesOver'));
    expect(JSON.stringify(over)).toContain('neuen Link zuschicken');
    await say({ kind: 'freshLink' }, daysLater(100));
    const [fresh = ''] = await tokensIn(slug, 'freshLink');
    expect(await show(proof, daysLater(101), fresh, '203.0.113.9')).toMatchObject({ ok: true });
  });

  it('is tried forty times a year at most, by whoever gets one link after the other', async () => {
    const { slug, requestId, say } = await booked('Falsches Postfach');
    const wrong = { kind: 'showPersonalData', proof: '06.03.1984' } as const;
    const all = docs().rateLimit(toolsAt(start).keyedHash(`proof of ${slug} ${requestId}`));
    await say(wrong);
    const { moments, expiresAt } = (await all.get()).data() ?? {};
    expect([moments, expiresAt]).toEqual([
      [minutesLater(10)],
      new Date(minutesLater(10).getTime() + 365 * 86_400_000),
    ]);
    await all.update({ moments: Array<Date>(39).fill(start) });
    await say({ kind: 'freshLink' });
    const [fresh = ''] = await tokensIn(slug, 'freshLink');
    expect(await say(wrong, daysLater(100), fresh)).toMatchObject(refused('proof', 'proofWrong'));
    expect(await say(wrong, daysLater(101), fresh)).toMatchObject(
      refused('proof', 'requestTriesOver'),
    );
    expect(await say(wrong, daysLater(366), fresh)).toMatchObject(refused('proof', 'proofWrong'));
  });

  it('that is right does not count', async () => {
    const { say } = await booked('Richtig');
    for (let n = 0; n < 12; n++)
      expect(await say({ kind: 'showPersonalData', proof }, minutesLater(n))).toMatchObject({
        ok: true,
      });
  });

  it('is validated no more than five times however many tries come at once', async () => {
    const { say } = await booked('Zugleich');
    const tries = Array.from({ length: 25 }, (_, n) =>
      say({ kind: 'showPersonalData', proof: `0${(n % 9) + 1}.04.1984` }),
    );
    const codes = (await Promise.all(tries)).map((outcome) =>
      !outcome.ok && outcome.failure.kind === 'invalid'
        ? outcome.failure.details[0]?.code
        : 'let through',
    );
    expect(codes.filter((code) => code === 'proofWrong').length).toBeLessThanOrEqual(5);
    expect(new Set(codes)).toEqual(new Set(['proofWrong', 'tooManyTries']));
    expect(await say({ kind: 'showPersonalData', proof })).toMatchObject(
      refused('proof', 'tooManyTries'),
    );
  });
});

describe('a copy of what is stored', () => {
  it('holds their own data, what happened and when it goes; not what the team writes and who wrote it', async () => {
    const { slug, requestId, set, say, request } = await booked('Kopie');
    await set({ adminNote: 'schwierig', tags: ['streng'], prioritized: true });
    // As stored until the team's note took what is written about a call.
    await writableCollections(database())
      .history(slug, requestId)
      .doc()
      .set({
        at: minutesLater(5),
        by: { kind: 'member', uid: administrator.uid },
        what: 'contacted',
        contact: 'reached',
        remark: 'klingt gestresst',
      });
    const offer = anOffer({
      requestId,
      state: 'declined',
      answeredAt: minutesLater(7),
      answeredBy: administrator.uid,
      declined: 'time',
    });
    await writableCollections(database())
      .offer(slug, offerId(offer.vacancyId, requestId))
      .set(offer);
    await say({ kind: 'optOut' });
    const outcome = await say({ kind: 'exportPersonalData', proof });
    if (!outcome.ok) throw new Error('refused');
    const { dataExport } = outcome.value;
    expect(dataExport).toMatchObject({
      status: 'open',
      source: 'online',
      deletedOn: '2028-05-23',
      data: { lastname: (await request()).lastname },
      offers: [
        {
          state: 'declined',
          declined: 'time',
          answeredAt: minutesLater(7).toISOString(),
          rank: { position: 1, exact: true },
        },
      ],
    });
    expect(dataExport?.history.map(({ what, by }) => [what, by])).toEqual([
      ['requested', 'patient'],
      ['contacted', 'practice'],
      ['optedOut', 'patient'],
    ]);
    for (const secret of [
      'prioritized',
      'schwierig',
      'streng',
      'gestresst',
      administrator.uid,
      administrator.name,
    ]) {
      expect(JSON.stringify(dataExport)).not.toContain(secret);
    }
  });
});

describe('a fresh link', () => {
  it('goes to the address on file, and its e-mail forgets it like the others', async () => {
    const { slug, say, view } = await booked('Neuer Link');
    expect(await say({ kind: 'freshLink' })).toEqual({ ok: true, value: { request: null } });
    const [fresh = ''] = await tokensIn(slug, 'freshLink');
    expect(await view(minutesLater(12), fresh)).toMatchObject({ ok: true });
    const [email] = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'freshLink');
    expect(email?.to.address).toBe('erika@post.example');
    for (const secret of ['Erika', 'Beispiel', '1984'])
      expect(JSON.stringify(email)).not.toContain(secret);
  });

  it('can be asked for by an expired one: nobody need call for that', async () => {
    const { slug, say, view } = await booked('Abgelaufen');
    const later = daysLater(linkLength + 1);
    expect(await view(later)).toEqual(unknownLink);
    expect(await say({ kind: 'freshLink' }, later)).toEqual({ ok: true, value: { request: null } });
    const [fresh = ''] = await tokensIn(slug, 'freshLink');
    expect(await view(later, fresh)).toMatchObject({ ok: true });
  });

  it('is answered at the same moment, whether a request is behind the old one or nothing', async () => {
    const { slug, token } = await booked('Uhr');
    const pauses: number[] = [];
    const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds));
    // The work takes next to no time, however busy the machine is.
    let moment = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (moment += 0.001));
    onTestFinished(() => clock.mockRestore());
    for (const old of [token, 'x'.repeat(43)])
      await answerRequestLink(
        { companySlug: slug, token: old, answer: { kind: 'freshLink' } },
        undefined,
        { ...toolsAt(start), pause },
      );
    expect(pauses.map(Math.round)).toEqual([1500, 1500]);
  });

  it('is one for two presses, and at most three a day; the answer never tells', async () => {
    const { slug, say } = await booked('Oft');
    const minutes = [0, 0, 1, 10, 20, 30, 40, 26 * 60];
    const outcomes = [];
    for (const minute of minutes)
      outcomes.push(await say({ kind: 'freshLink' }, minutesLater(minute)));
    for (const outcome of outcomes) expect(outcome).toEqual({ ok: true, value: { request: null } });
    expect(await tokensIn(slug, 'freshLink')).toHaveLength(4);
  });
});

describe('how long others waited', () => {
  it('is told where ten have found a place at such times within a year, without a word of who or how many', async () => {
    const { slug, view } = await booked('Spanne');
    expect(await view()).toMatchObject({ value: { waitEstimate: null } });
    for (let n = 0; n < 10; n++) {
      const booking = aBooking(slug);
      await addWaitingRequest(booking, undefined, toolsAt(start));
      const { requests } = await ledger(slug);
      const requestId = requests.find(({ email }) => email === booking.email)?.id ?? '';
      await archiveRequest(
        { companySlug: slug, requestId, reason: 'placeFound' },
        administrator,
        toolsAt(daysLater(60 + n * 10)),
      );
    }
    await recordWaits(slug, toolsAt(daysLater(200)));
    expect(await view(daysLater(201))).toMatchObject({
      value: { waitEstimate: { from: 2, to: 5, unit: 'months' } },
    });
    const stored = JSON.stringify((await docs().placements(slug).get()).data());
    for (const secret of ['Erika', 'Beispiel', '@']) expect(stored).not.toContain(secret);
  });
});

it('queues e-mails under ids that name nobody', () => expectKnownEmailIds('freshLink'));
