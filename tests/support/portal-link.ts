/** A booking with the link of its e-mail, and the actions of its holder. */
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { aBooking } from './a-booking.ts';
import { database, historyOf, ledger, registeredPractice, toolsAt } from './practice-under-test.ts';

export const start = new Date('2026-11-23T09:00:00Z');
export const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
export const daysLater = (days: number) => minutesLater(days * 24 * 60);

const docs = () => writableCollections(database());

/** The refusal of every invalid link. */
export const unknownLink = {
  ok: false,
  failure: {
    kind: 'invalid',
    details: [
      {
        field: 'token',
        code: 'linkUnknown',
        message:
          'Diesen Link gibt es nicht oder nicht mehr. Bitte prüfen Sie, ob er vollständig ist, oder wenden Sie sich an die Praxis.',
      },
    ],
  },
};

/** The tokens in e-mails of these purposes, oldest e-mail first. */
export async function tokensIn(slug: string, ...purposes: readonly string[]): Promise<string[]> {
  const { emails } = await ledger(slug);
  return emails
    .filter(({ purpose }) => purposes.includes(purpose))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ text }) => new RegExp(`/${slug}/anfrage/([\\w-]{43})`).exec(text)?.[1] ?? '');
}

/** A patient with an e-mail, in a separate practice. */
export async function booked(title: string, over: Readonly<Record<string, unknown>> = {}) {
  const slug = await registeredPractice(title, start);
  const booking = aBooking(slug, {
    email: 'erika@post.example',
    phone: '0660 1234567',
    birthdate: '05.03.1984',
    ...over,
  });
  await addWaitingRequest(booking, undefined, toolsAt(start));
  const [token = ''] = await tokensIn(slug, 'requestReceived');
  const requestId = storedId(booking.requestId);
  return {
    slug,
    booking,
    token,
    requestId,
    request: async () => {
      const request = (await docs().request(slug, requestId).get()).data();
      if (!request) throw new Error('The request is gone.');
      return request;
    },
    /** Writes directly, bypassing all rules. */
    set: (fields: Readonly<Record<string, unknown>>) =>
      docs().request(slug, requestId).update(fields),
    lines: async () => (await historyOf(slug, booking.requestId)).map(({ what }) => what),
    view: (now = minutesLater(10), by = token) =>
      viewRequestLink({ companySlug: slug, token: by }, undefined, toolsAt(now)),
    say: (answer: LinkAnswer, now: Date | (() => Date) = minutesLater(10), by = token) =>
      answerRequestLink({ companySlug: slug, token: by, answer }, undefined, toolsAt(now)),
  };
}
