import { createHash } from 'node:crypto';
import { judgeBooking, type RequestId } from '@platzwart/domain/booking-request';
import { accepted } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import { book } from '@platzwart/domain/request-changes';
import type { Handler } from '../call.ts';
import { newRequestLetter } from '../mail/letters/new-request.ts';
import { changeRequest } from '../waiting-list/change-request.ts';

/**
 * A patient, or somebody acting for one, asks for a place (spec sections 3, 5 and 7). Anybody may call it.
 *
 * In: the booking payload and `requestId` (128 bit, hex, known to the sender alone). Out: the same id. Sent again with the same payload it answers
 * as the first time and changes nothing; with another payload within an hour it corrects what was sent.
 * Failures: details at the fields of the practice's own form; `companySlug` for an unknown practice; `form` for a locked
 * or paused one, or an id that can no longer be corrected.
 */
export const addWaitingRequest: Handler<'addWaitingRequest'> = async (input, _caller, tools) => {
  const { companySlug: slug, requestId: sentId } = input;
  const requestId = keptId(sentId);
  const now = tools.now();
  const payloadHash = hashOf(input);
  const outcome = await changeRequest(
    {
      slug,
      requestId,
      by: { kind: 'patient' },
      decide: (current, { practice, form, account }) => {
        // A retry whose first answer was lost is a success even if intake was paused in between.
        if (current?.payloadHash === payloadHash) return accepted('unchanged');
        const booking = judgeBooking(input, practice, form, berlinDate(now));
        if (!booking.ok) return booking;
        const change = book(current, booking.value, payloadHash, form, now);
        if (!change.ok || change.value === 'unchanged' || current || account.newRequestLetters !== 'immediately') return change;
        const letter = newRequestLetter({ practice, account, requestId, request: change.value.after }, tools.origin);
        return accepted({ change: change.value, letters: [letter] });
      },
    },
    tools,
  );
  return outcome.ok ? accepted({ requestId: sentId }) : outcome;
};

/**
 * The request is kept under a hash of the id it was sent with. Who knows the sent one may correct the request, and that
 * is the sender alone: the kept one stands in members' addresses and letters, and gives nothing.
 */
export function keptId(sentId: RequestId): RequestId {
  return createHash('sha256').update(`request ${sentId}`).digest('hex').slice(0, 32);
}

/** SHA-256 of what was sent, whatever the order of its keys. */
function hashOf(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return String(JSON.stringify(value));
}
