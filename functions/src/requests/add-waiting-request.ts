import { createHash } from 'node:crypto';
import { judgeBooking, type RequestId } from '@platzwart/domain/booking-request';
import { accepted, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import type { TherapyRequest } from '@platzwart/domain/request';
import { archive, book, type Change, likelyPersonOf, personOf } from '@platzwart/domain/request-changes';
import { handler } from '../handler.ts';
import { newRequestLetters } from '../mail/letters/new-request.ts';
import { requestExistsLetter } from '../mail/letters/request-exists.ts';
import { requestReceivedLetter } from '../mail/letters/request-received.ts';
import { changeRequest, type PracticeNow } from '../waiting-list/change-request.ts';
import { admitBooking } from './booking-limits.ts';
import { letterWithLink } from './letter-with-link.ts';
import { isTooDeep, payloadHashOf } from './payload-hash.ts';
import { unlessTaken } from './taken-id.ts';
import { rememberTime, usualTime } from './usual-time.ts';

/**
 * A patient, or somebody acting for one, asks for a place (spec sections 3, 5 and 7). Anybody may call it.
 *
 * In: the booking payload and `requestId` (128 bit, hex, known to the sender alone). Out: the same id. Sent again with
 * the same payload it answers as the first time and changes nothing; with another payload within an hour it corrects what
 * was sent. For a person who has an open request already it answers the same, makes no second one and writes a letter to
 * the first one's address instead.
 * Failures: details at the fields of the practice's own form; `companySlug` for an unknown practice; `form` for a locked
 * or paused one, an id that can no longer be corrected, or too many requests from one address.
 */
export const addWaitingRequest = handler('addWaitingRequest', async (input, _caller, tools) => {
  if (isTooDeep(input)) return refusedAt(wholeForm, 'invalid', sentences.checkThis);
  const { companySlug: slug, requestId: sentId } = input;
  const requestId = keptId(sentId);
  const now = tools.now();
  const payloadHash = hashOf(input);
  const keyOf = (person: string) => tools.keyedHash(`${slug} ${person}`);

  /** The letter about a request that is on the list, and the link it carries. */
  const letterTo = (
    write: typeof requestReceivedLetter,
    at: PracticeNow,
    { about, ...to }: { requestId: RequestId; about: string; request: TherapyRequest },
  ) => letterWithLink({ ...to, at, now, about: () => about }, (letter) => write(letter, tools.origin));

  const found: { isRetry: boolean; samePersonWaits: boolean } = { isRetry: false, samePersonWaits: false };
  const outcome = await unlessTaken(
    changeRequest(
      {
        slug,
        requestId,
        likelyKey: keyOf(likelyPersonOf(input, berlinDate(now))),
        admit: (tx) => admitBooking(tx, slug, tools),
        decide: (current, at) => {
          // A retry whose first answer was lost is a success even if intake was paused in between.
          if (current?.payloadHash === payloadHash) {
            found.isRetry = true;
            return accepted('unchanged');
          }
          const { practice, form, account } = at;
          const booking = judgeBooking(input, practice, form, berlinDate(now));
          if (!booking.ok) return booking;
          const openKey = keyOf(personOf(booking.value));
          const change = book(current, booking.value, { payloadHash, openKey }, form, now);
          if (!change.ok || change.value === 'unchanged') return change;
          const request = change.value.after;
          // A correction of anything but the address needs no letter: the first one's link leads to what it is now.
          if (current?.email === request.email) return change;
          const about = current ? `${slug}_${requestId}_${payloadHash.slice(0, 16)}` : `${slug}_${requestId}`;
          const { letters, links } = letterTo(requestReceivedLetter, at, { requestId, about, request });
          const news = current ? [] : newRequestLetters({ practice, account, requestId, request }, tools.origin);
          return accepted({ change: change.value, letters: [...news, ...letters], links });
        },
        whenSamePersonWaits: (other, current, at) => {
          found.samePersonWaits = true;
          const about = `${slug}_${requestId}`;
          const { letters, links } = letterTo(requestExistsLetter, at, { requestId: other.id, about, request: other });
          // A correction that turns out to be somebody on the list: the first request counts, this one steps back.
          const change = current ? archive(current, 'other', { kind: 'platform' }, now) : accepted<Change>('unchanged');
          return change.ok ? accepted({ change: change.value, letters, links }) : change;
        },
      },
      tools,
    ),
    sentences.requestIdTaken,
  );
  if (!outcome.ok) return outcome;
  const taken = tools.now().getTime() - now.getTime();
  // Nobody learns by the clock whether somebody waits already.
  if (found.samePersonWaits) await tools.pause(Math.max(0, usualTime(Math.random()) - taken));
  else if (!found.isRetry) rememberTime(taken);
  return accepted({ requestId: sentId });
});

/**
 * The request is kept under a hash of the id it was sent with. Who knows the sent one may correct the request, and that
 * is the sender alone: the kept one stands in members' addresses and letters, and gives nothing.
 */
export function keptId(sentId: RequestId): RequestId {
  return createHash('sha256').update(`request ${sentId}`).digest('hex').slice(0, 32);
}

/** SHA-256 of what was wished, whatever the order of its keys; what guards the form differs with every press of its button. */
function hashOf({ homepage: _honeypot, fillSeconds: _fillTime, ...wished }: Record<string, unknown>): string {
  return payloadHashOf(wished);
}
