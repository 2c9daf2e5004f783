/**
 * What an outsider learns by the clock at each door where one can ask about somebody: pairs of
 * questions, one about a person who waits (or has an account), one about somebody who does not.
 */
import { requestPasswordReset } from '@platzwart/functions/accounts/request-password-reset';
import { collections } from '@platzwart/functions/core/collections';
import { newLink, newToken } from '@platzwart/functions/emails/new-link';
import { requestIntakeNotice } from '@platzwart/functions/practices/request-intake-notice';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { auth, database, registeredPractice } from '../support/practice-under-test.ts';
import { asDeployed } from '../support/race-for-a-place.ts';

export const pairs = 400;
/** Pairs before those that count. */
const warmUp = 20;

type Ask = () => Promise<unknown>;
/**
 * In: how many pairs came before. Out: the question about somebody who waits, and about somebody
 * who does not.
 */
type Door = (slug: string, n: number) => Promise<readonly [there: Ask, not: Ask]>;
type Answer = { readonly pair: number; readonly waits: boolean; readonly took: number };
type Found = { readonly right: number; readonly there: number; readonly not: number };

/**
 * In: the product's clock. Out, by door: the share of answers that a learnt threshold tells apart
 * rightly, and median milliseconds.
 */
export async function whoWaitsByTheClock(now: Date): Promise<[string, Found][]> {
  const later = new Date(now.getTime() + 5 * 60_000);
  const doors: Readonly<Record<string, { door: Door; atOnce: number }>> = {
    'a booking': {
      atOnce: 1,
      door: async (slug) => {
        const waiting = aBooking(slug);
        await addWaitingRequest(waiting, undefined, asDeployed(now));
        const ask = (booking: typeof waiting) => () =>
          addWaitingRequest(booking, undefined, asDeployed(now));
        return [ask({ ...waiting, requestId: newRandomId() }), ask(aBooking(slug))];
      },
    },
    'asking for news of intake': {
      atOnce: 1,
      door: async (slug, n) => {
        await collections(database()).practice(slug).update({ bookingEnabled: false });
        const ask = (email: string, at: Date) =>
          requestIntakeNotice({ companySlug: slug, email }, undefined, asDeployed(at));
        const email = `wartet-${n}@post.example`;
        await ask(email, now);
        const found = await collections(database())
          .intakeNotices(slug)
          .where('email', '==', email)
          .get();
        await found.docs[0]?.ref.update({ confirmedAt: now });
        return [() => ask(email, later), () => ask(`niemand-${n}@post.example`, later)];
      },
    },
    // Both take a second and a half.
    'a new password': {
      atOnce: 20,
      door: async (_slug, n) => {
        const email = `konto-${n}@post.example`;
        await auth().createUser({ email, emailVerified: true });
        const ask = (address: string) => () =>
          requestPasswordReset({ email: address }, undefined, asDeployed(now));
        return [ask(email), ask(`keines-${n}@post.example`)];
      },
    },
    'a fresh link by an old one': {
      atOnce: 20,
      door: async (slug) => {
        const booking = aBooking(slug);
        await addWaitingRequest(booking, undefined, asDeployed(now));
        const requestId = storedId(booking.requestId);
        const { token, stored } = newLink({ slug, requestId, email: String(booking.email) }, now);
        await collections(database()).requestLink(stored.tokenHash).set(stored.link);
        const ask = (known: string) => () =>
          answerRequestLink(
            { companySlug: slug, token: known, answer: { kind: 'freshLink' } },
            undefined,
            asDeployed(later),
          );
        return [ask(token), ask(newToken().token)];
      },
    },
  };
  const found: [string, Found][] = [];
  for (const [name, { door, atOnce }] of Object.entries(doors)) {
    const slug = await registeredPractice('Uhr', now);
    const times: Answer[] = [];
    const measure = async (n: number) => {
      const [there, not] = await door(slug, n);
      const questions = [[true, there] as const, [false, not] as const];
      for (const [waits, ask] of n % 2 === 0 ? questions : questions.toReversed()) {
        const began = performance.now();
        await ask();
        if (n >= warmUp) times.push({ pair: n, waits, took: performance.now() - began });
      }
    };
    for (let n = 0; n < pairs + warmUp; n += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, i) => measure(n + i)));
    const [there = Number.NaN, not = Number.NaN] = [true, false].map((is) =>
      medianOf(times.filter(({ waits }) => waits === is)),
    );
    found.push([name, { right: toldApart(times), there, not }]);
  }
  return found;
}

/**
 * The share of answers told apart by a threshold that was learnt from others: each half of the
 * pairs is told apart by what fits the other half best, since the best for itself fits its noise too.
 */
function toldApart(times: readonly Answer[]): number {
  const halves = [0, 1].map((rest) => times.filter(({ pair }) => pair % 4 < 2 === (rest === 0)));
  const [one = [], other = []] = halves;
  return (guessedRight(one, bestGuess(other)) + guessedRight(other, bestGuess(one))) / times.length;
}

/** That answers slower than a limit mean waiting, or that faster ones do. */
type Guess = { readonly limit: number; readonly isSlower: boolean };

function bestGuess(times: readonly Answer[]): Guess {
  const guesses = times.flatMap(({ took: limit }) => [
    { limit, isSlower: true },
    { limit, isSlower: false },
  ]);
  return guesses.reduce((best, guess) =>
    guessedRight(times, guess) > guessedRight(times, best) ? guess : best,
  );
}

function guessedRight(times: readonly Answer[], { limit, isSlower }: Guess): number {
  return times.filter(({ waits, took }) => waits === (took > limit === isSlower)).length;
}

function medianOf(times: readonly Answer[]): number {
  return (
    times.map(({ took }) => took).toSorted((one, other) => one - other)[
      Math.floor(times.length / 2)
    ] ?? Number.NaN
  );
}
