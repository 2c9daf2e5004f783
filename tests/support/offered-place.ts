/** A free place in a practice of its own, people who wait for it, and what they and the team do. */
import { type CallInput, calls } from '@platzwart/domain/calls/calls';
import type { Outcome } from '@platzwart/domain/failure';
import type { OfferAnswer, VacancySteering } from '@platzwart/domain/vacancies/inputs';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { vacancyTerms } from '@platzwart/emulator-data/build-vacancy';
import type { AllTools } from '@platzwart/functions/core/tools';
import { newLink } from '@platzwart/functions/emails/new-link';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { continueVacancy, freezeVacancies } from '@platzwart/functions/vacancies/advance-vacancy';
import { giveVacancy, undoGivenVacancy } from '@platzwart/functions/vacancies/give-vacancy';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { recordOfferAnswer } from '@platzwart/functions/vacancies/record-offer-answer';
import { recordOfferDelivery } from '@platzwart/functions/vacancies/record-offer-delivery';
import { steerVacancy } from '@platzwart/functions/vacancies/steer-vacancy';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { aBooking, newRandomId } from './a-booking.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from './practice-under-test.ts';

/** A Monday at ten in Berlin, three weeks before the place begins. */
export const begin = new Date('2026-11-23T09:00:00Z');
export const hoursLater = (hours: number) => new Date(begin.getTime() + hours * 60 * 60_000);

const docs = () => writableCollections(database());

type Offered = CallInput<'offerVacancy'>;

/** Mondays 8–9 from 14 December, offered to these people in turn. */
export function anOfferedPlace(
  companySlug: string,
  requestIds: readonly string[],
  over: Partial<Offered> = {},
): Offered {
  return {
    companySlug,
    vacancyId: newRandomId(),
    terms: vacancyTerms({
      slot: { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
      startsOn: '2026-12-14',
    }),
    mode: 'inTurn',
    patience: { unit: 'workingDays', n: 2 },
    atOnce: 5,
    plan: requestIds.map((requestId) => ({ requestId, byHand: false })),
    passedOver: [],
    begin: true,
    askAgain: [],
    ...over,
  };
}

/** As a request to `/api/{name}` arrives. */
const asSent = <N extends 'offerVacancy' | 'steerVacancy' | 'recordOfferAnswer' | 'giveVacancy'>(
  name: N,
  input: CallInput<N>,
) => calls[name].input.parse(input) as never;

/** `people`: what their bookings say differently, in waiting order. */
export async function offeredPlace(
  title: string,
  people: readonly Readonly<Record<string, unknown>>[],
  { seats = 1, ...over }: Partial<Offered> & { seats?: number } = {},
) {
  const slug = await registeredPractice(title, begin);
  const ids: string[] = [];
  const tokens: string[] = [];
  for (const [n, person] of people.entries()) {
    const booking = aBooking(slug, person);
    await addWaitingRequest(
      booking,
      undefined,
      toolsAt(new Date(begin.getTime() - (people.length - n) * 60_000)),
    );
    const requestId = storedId(booking.requestId);
    const email = (await docs().request(slug, requestId).get()).data()?.email ?? '';
    const { token, stored } = newLink({ slug, requestId, email }, begin);
    await docs().requestLink(stored.tokenHash).set(stored.link);
    ids.push(requestId);
    tokens.push(token);
  }
  return placeFor({ slug, ids, tokens }, { seats, ...over });
}

type People = { slug: string; ids: readonly string[]; tokens: readonly string[] };

function placeFor(
  { slug, ids, tokens }: People,
  { seats = 1, ...over }: Partial<Offered> & { seats?: number },
) {
  const id = (n: number) => ids[n] ?? '';
  const input = anOfferedPlace(slug, ids, over);
  const { vacancyId } = input;
  // Three weeks ahead, only for a single date may the first yes win.
  const rhythm = input.mode === 'firstWins' ? 'once' : input.terms.rhythm;
  const offered = { ...input, terms: { ...input.terms, rhythm, seats } };
  const target = { companySlug: slug, vacancyId };
  const offerEmail = (n: number) => `vacancyOffer_${slug}_${vacancyId}_${id(n)}_1`;
  const vacancy = async () => {
    const found = (await docs().vacancy(slug, vacancyId).get()).data();
    if (!found) throw new Error('There is no such vacancy.');
    return found;
  };
  return {
    slug,
    vacancyId,
    ids,
    token: (n: number) => tokens[n] ?? '',
    vacancy,
    offer: async (n: number) =>
      (
        await docs()
          .offer(slug, offerId(vacancyId, id(n)))
          .get()
      ).data(),
    request: async (n: number) => {
      const request = (await docs().request(slug, id(n)).get()).data();
      if (!request) throw new Error('The request is gone.');
      return request;
    },
    history: async (n: number) =>
      (await docs().history(slug, id(n)).orderBy('at').get()).docs.map((line) => line.data()),
    /** States in the plan, in order. */
    states: async () => (await vacancy()).plan.map(({ state }) => state),
    /** Who was told what: purposes of e-mails with the person's number, or `team`. */
    told: async (...purposes: readonly string[]) => {
      const { emails } = await ledger(slug);
      return emails
        .filter(({ purpose }) => purposes.includes(purpose))
        .map(
          ({ purpose, requestId }) =>
            `${purpose} ${requestId === undefined ? 'team' : ids.indexOf(requestId)}`,
        )
        .sort((a, b) => (a < b ? -1 : 1));
    },
    offerAll: (at = begin, tools: AllTools = toolsAt(at), by = administrator) =>
      offerVacancy(asSent('offerVacancy', offered), by, tools),
    steer: (step: VacancySteering, at = begin) =>
      steerVacancy(
        asSent('steerVacancy', { ...target, step: step as never }),
        administrator,
        toolsAt(at),
      ),
    say: (
      n: number,
      kind: OfferAnswer['kind'],
      at: Date,
      {
        tools = toolsAt(at),
        reason = null as 'time' | null,
        terms = undefined as string | undefined,
      } = {},
    ) => {
      const about = { vacancyId, ...(terms !== undefined && { terms }) };
      const answer =
        kind === 'declineOffer'
          ? { kind, ...about, reason }
          : kind === 'askAboutOffer'
            ? { kind, ...about, text: 'Geht 9 Uhr?' }
            : { kind, ...about };
      return answerRequestLink(
        { companySlug: slug, token: tokens[n] ?? '', answer },
        undefined,
        tools,
      );
    },
    /** The patient's page. */
    page: async (n: number, at: Date) => {
      const viewed = await viewRequestLink(
        { companySlug: slug, token: tokens[n] ?? '' },
        undefined,
        toolsAt(at),
      );
      if (!viewed.ok) throw new Error('The link does not open.');
      return viewed.value;
    },
    /** By the patient, behind their link. */
    withdraw: (n: number, at: Date, kind: 'withdraw' | 'undoWithdraw' = 'withdraw') =>
      answerRequestLink(
        { companySlug: slug, token: tokens[n] ?? '', answer: { kind } },
        undefined,
        toolsAt(at),
      ),
    phone: (
      n: number,
      answer: 'yes' | 'no' | 'notReached' | 'takeBack',
      at: Date,
      logId = newRandomId(),
    ) =>
      recordOfferAnswer(
        asSent('recordOfferAnswer', {
          ...target,
          requestId: id(n),
          logId,
          answer,
          reason: null,
        }),
        administrator,
        toolsAt(at),
      ),
    give: (n: number, at: Date, over: Partial<CallInput<'giveVacancy'>> = {}) => {
      const how = {
        startsOn: '2026-12-14',
        therapist: 'Jonas Hofer',
        afterwards: 'archive',
        dropDay: false,
        tell: true,
      } as const;
      return giveVacancy(
        asSent('giveVacancy', { ...target, requestId: id(n), ...how, ...over }),
        administrator,
        toolsAt(at),
      );
    },
    undoGiven: (n: number, at: Date) =>
      undoGivenVacancy({ ...target, requestId: id(n) }, administrator, toolsAt(at)),
    /** Another place for the same people. */
    another: (different: Partial<Offered> = {}) =>
      placeFor({ slug, ids, tokens }, { seats, ...over, ...different }),
    /** Writes to a request directly, bypassing all rules. */
    set: (n: number, fields: Readonly<Record<string, unknown>>) =>
      docs().request(slug, id(n)).update(fields),
    emails: async (purpose: string) =>
      (await ledger(slug)).emails.filter((email) => email.purpose === purpose),
    /** The person's offer leaves; its e-mail comes back. */
    sent: (n: number, at: Date) =>
      sendEmail(
        offerEmail(n),
        toolsAt(at, { send: async () => ({ kind: 'taken' }) }),
        recordOfferDelivery,
      ),
    bounced: async (n: number, at: Date) => {
      const email = (await docs().email(offerEmail(n)).get()).data();
      if (email)
        await recordOfferDelivery({ id: offerEmail(n), email, outcome: 'failed' }, toolsAt(at));
    },
    lock: async (locked: boolean, at: Date) => {
      await docs().practice(slug).update({ locked });
      await freezeVacancies({ slug }, toolsAt(at));
    },
    /** What trigger and schedule do up to that moment. */
    settle: async (at: Date) => {
      for (let n = 0; n < 20; n++) {
        const after = await vacancy();
        if (after.nextStepAt === null || after.nextStepAt > at) return;
        await continueVacancy({ slug, vacancyId, after }, toolsAt(at));
      }
      throw new Error('It never settles.');
    },
  };
}

/** The first detail's code of a refusal, or 'ok'. */
export function codeOf(outcome: Outcome<unknown>): string {
  if (outcome.ok) return 'ok';
  return outcome.failure.kind === 'invalid'
    ? (outcome.failure.details[0]?.code ?? '')
    : outcome.failure.kind;
}
