/**
 * Random bookings through the callable's own wrapper: each is accepted or refused, and the counters
 * match.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Detail, messages } from '@platzwart/domain/failure';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { callable } from '@platzwart/functions/call';
import { collections } from '@platzwart/functions/core/collections';
import { addWaitingRequest } from '@platzwart/functions/requests/add-waiting-request';
import fc from 'fast-check';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyBooking, anyForm, bentCall, type Sent } from '../support/arbitrary-booking.ts';
import { expectGerman } from '../support/expect-german.ts';
import { longOr } from '../support/long-run.ts';
import { database, ledger, registeredPractice, toolsAt } from '../support/practice-under-test.ts';
import { quickProof } from '../support/proof.ts';

const now = new Date('2026-11-23T09:00:00Z');
const { run: book } = callable(addWaitingRequest, () => toolsAt(now));

type Answer = { value: unknown } | { error: unknown };

async function answerTo(data: unknown): Promise<Answer> {
  const headers = await quickProof('addWaitingRequest', data, toolsAt(now));
  const rawRequest = { headers, socket: { remoteAddress: '192.0.2.1' } };
  try {
    return {
      value: await book({
        data,
        rawRequest,
        acceptsStreaming: false,
      } as unknown as CallableRequest<never>),
    };
  } catch (error) {
    return { error };
  }
}

/**
 * Whether it was accepted; fails on anything but an acceptance or a refusal with German details.
 */
function isAccepted(answer: Answer, sent: unknown): boolean {
  const what = String(JSON.stringify(sent)).slice(0, 3000);
  if ('value' in answer) {
    expect(answer.value, what).toEqual({ requestId: (sent as Sent).requestId });
    return true;
  }
  const { error } = answer;
  if (!(error instanceof HttpsError)) throw new Error(`Thrown for ${what}`, { cause: error });
  // Without an id no proof of work is for it.
  const { requestId } = Object(sent) as Partial<Sent>;
  if (typeof requestId !== 'string' || requestId === '') {
    expect([error.code, error.message], what).toEqual(['failed-precondition', messages.notProven]);
    return false;
  }
  expect([error.code, error.message], what).toEqual([
    'invalid-argument',
    'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
  ]);
  const details = error.details as Detail[];
  expect(details.length, what).toBeGreaterThan(0);
  expectGerman(details);
  return false;
}

/** In successive small crowds, as large as a practice may see. */
async function sendAll(all: readonly unknown[]): Promise<number> {
  let count = 0;
  for (let i = 0; i < all.length; i += 8) {
    const crowd = all.slice(i, i + 8);
    const answers = await Promise.all(crowd.map(answerTo));
    answers.forEach((answer, j) => {
      if (isAccepted(answer, crowd[j])) count += 1;
    });
  }
  return count;
}

async function expectBalance(slug: string) {
  // Reading parses: a request that violates the schema of stored requests fails here.
  const { requests, stored, counted, counters } = await ledger(slug);
  expect(stored).toEqual(counted);
  const open = requests.filter(({ status }) => status === 'open');
  expect({ open: open.length, archived: requests.length - open.length }).toEqual(
    counters ?? { open: 0, archived: 0 },
  );
  expect(new Set(open.map(({ openKey }) => openKey)).size).toBe(open.length);
  return requests;
}

/** A few ids occur repeatedly: retries and corrections. */
const commonIds = Array.from({ length: 10 }, (_, i) => String(i).repeat(32));

function bookings(slug: string, form: FormConfiguration): fc.Arbitrary<Sent> {
  const ids = fc.option(fc.constantFrom(...commonIds), { nil: undefined, freq: 2 });
  // Forty people, so that some ask twice.
  const people = fc.nat(39);
  const complete = fc.tuple(anyBooking(form), ids, people).map(([booking, id, person]) => ({
    ...booking,
    companySlug: slug,
    email: `${person}@beispiel.at`,
    requestId: id ?? booking.requestId,
  }));
  return fc.oneof(complete, complete.chain(bentCall));
}

describe.each(longOr([1], [1, 2, 3]))('at a practice with a form by chance (%i)', () => {
  let slug: string;
  let form: FormConfiguration;
  beforeAll(async () => {
    slug = await registeredPractice('Zufall', now);
    // With so many cells, some must be accepted.
    const roomy = anyForm.filter((any) => offeredCells(any).length > 30);
    form = fc.sample(roomy, 1)[0] as FormConfiguration;
    await collections(database()).form(slug).set(form);
  });

  test('every booking is accepted or refused in German; what is stored can be read, counted and found once a person', async () => {
    const accepted = await sendAll(fc.sample(bookings(slug, form), 64));
    const remaining = await expectBalance(slug);
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining.length).toBeLessThanOrEqual(accepted);
  });
});

test('what is no booking at all is refused before anything is read', async () => {
  const nothing = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ companySlug: fc.jsonValue(), requestId: fc.jsonValue() }),
    fc
      .constantFrom('../x', 'a/b', '__x__', '.', 'ö', 'x'.repeat(2000))
      .map((companySlug) => ({ companySlug, requestId: '0'.repeat(32) })),
  );
  expect(await sendAll([undefined, null, ...fc.sample(nothing, 200)])).toBe(0);
});
