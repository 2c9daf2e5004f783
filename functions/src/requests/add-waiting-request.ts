import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { validateBooking } from '@platzwart/domain/booking/booking-request';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, messages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import {
  asSent,
  book,
  doneByOthers,
  likelyPersonOf,
  personOf,
  repeated,
} from '@platzwart/domain/request/changes';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { RandomId } from '@platzwart/domain/text/random-id';
import { collections } from '../core/collections.ts';
import { evenAnswer } from '../core/even-answer.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { newRequestEmails } from '../emails/templates/new-request.ts';
import { requestExistsEmail } from '../emails/templates/request-exists.ts';
import { requestReceivedEmail } from '../emails/templates/request-received.ts';
import { applyRequestChange, type PracticeNow } from '../waiting-list/apply-request-change.ts';
import { withinLimits } from '../waiting-list/within-limits.ts';
import { bookingLimit } from './booking-limits.ts';
import { isTooDeep, payloadHashOf } from './payload-hash.ts';
import { refuseDuplicateId } from './refuse-duplicate-id.ts';

/**
 * A patient, or somebody acting for one, asks for a place (spec sections 3, 5 and 7). Public.
 *
 * In: the booking payload and, to allow a retry or correction, a `requestId` (128 bit, hex, known
 * only to the sender). Out: the same id, or a generated one. A retry with the same payload gets the
 * first answer and changes nothing; another payload within an hour corrects the request, or, once
 * anybody else has done something about that, is stored beside it, with the same answer. If the
 * person already has an open request, the call does, reads and answers the same, at an even time,
 * so that nobody learns who waits: it stores a repeat of the first one, whose place stays
 * untouched, and the e-mail to the address says so. A retry without an id is such a repeat.
 * Failures: details at the fields of the practice's own form; `companySlug` for an unknown
 * practice; `form` for a locked, paused or full one; `slots` for full times, unless a correction
 * keeps them; `form` for an id that can no longer be corrected, or too many requests from one
 * address.
 */
export const addWaitingRequest = handler(
  'addWaitingRequest',
  ['keyedHash'],
  async (sent, _caller, tools) => {
    if (isTooDeep(sent)) return refusedAt(wholeForm, 'invalid', messages.checkThis);
    const input = { ...sent, requestId: sent.requestId ?? randomBytes(16).toString('hex') };
    const { companySlug: slug, requestId: sentId } = input;
    const now = tools.now();
    const payloadHash = hashOf(input);
    const keyOf = (person: string) => tools.keyedHash(`${slug} ${person}`);

    /**
     * A repeat that turns out to be another person's is news to the practice, possibly a second
     * time.
     */
    const again = (current: TherapyRequest | undefined) =>
      current ? randomBytes(8).toString('hex') : '';

    const limit = bookingLimit(slug, tools);
    const idTaken = () => refusedAt(wholeForm, 'requestIdTaken', messages.requestIdTaken);
    const store = async ({
      requestId,
      seen,
      besides,
    }: Place): Promise<Outcome<Record<string, never>>> => {
      const former = seen ?? besides?.request;
      const earlier = besides?.lines ?? [];
      let isStale = false;

      /** The e-mail about a request on the list, and the link it carries. */
      const emailTo = (
        write: typeof requestReceivedEmail,
        at: PracticeNow,
        to: { requestId: RandomId; request: TherapyRequest },
      ) => {
        // One e-mail for the first sending; each correction has its own, even one that restores
        // earlier content.
        const about = (linkName: string) => `${slug}_${requestId}${former ? `_${linkName}` : ''}`;
        return emailWithLink({ ...to, at, now, about }, (email) => write(email, tools.origin));
      };

      const outcome = await applyRequestChange(
        {
          slug,
          requestId,
          likelyKey: keyOf(likelyPersonOf(input, berlinDate(now))),
          allow: limit.allow,
          decide: (current, at) => {
            // It is no new one, or somebody has acted on it meanwhile.
            isStale = !isDeepStrictEqual(current, seen);
            if (isStale) return idTaken();
            // A retry after a lost answer succeeds even if intake was paused in between.
            if (current?.payloadHash === payloadHash) return accepted('unchanged');
            const { practice, form, account } = at;
            const booking = validateBooking(input, practice, form, berlinDate(now));
            if (!booking.ok) return booking;
            const openKey = keyOf(personOf(booking.value));
            const change = book(former, booking.value, { payloadHash, openKey }, form, now);
            if (!change.ok || change.value === 'unchanged') return change;
            const request = change.value.after;
            // A correction of anything but the address needs no e-mail: the first link shows the
            // current state.
            const isKnown = former && !former.isRepeat && former.email === request.email;
            const { emails, links } = isKnown
              ? { emails: [], links: [] }
              : emailTo(requestReceivedEmail, at, { requestId, request });
            const news =
              !current || current.isRepeat
                ? newRequestEmails(
                    { practice, account, requestId, request, again: again(current) },
                    tools.origin,
                  )
                : [];
            return accepted({
              change: change.value,
              earlier,
              emails: [...news, ...emails],
              links,
            });
          },
          within: (_before, after, at) => withinLimits({ slug, before: former, after, at }, tools),
          whenSamePersonWaits: (other, current, at, change) => {
            const repeat = repeated(change, other.id, now);
            // The person already got an e-mail about this repeat.
            if (
              current?.isRepeat &&
              current.mergedInto === other.id &&
              current.email === repeat.after.email
            )
              return accepted(repeat);
            const write: typeof requestReceivedEmail = (email, origin) =>
              requestExistsEmail({ ...email, repeat: repeat.after }, origin);
            const { emails, links } = emailTo(write, at, { requestId: other.id, request: other });
            return accepted({ change: repeat, earlier, emails, links });
          },
        },
        tools,
      );
      if (!isStale) return outcome;
      const place = await whereTo({ slug, sentId, payloadHash }, tools);
      return place ? store(place) : idTaken();
    };
    const asNew = () => store({ requestId: storedId(sentId) });
    const outcome = await evenAnswer(
      () => refuseDuplicateId(limit.retryConflicts(asNew), messages.requestIdTaken),
      tools,
    );
    return outcome.ok ? accepted({ requestId: sentId }) : outcome;
  },
);

/**
 * Stores the request under a hash of the id it was sent with. The sent id, known only to the
 * sender, allows corrections; the stored one appears in members' addresses and e-mails, and allows
 * nothing. `nth`: of those stored beside it.
 */
export function storedId(sentId: RandomId, nth = 0): RandomId {
  const named = nth === 0 ? `request ${sentId}` : `request ${sentId} ${nth}`;
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

/** Stored beside the first one. */
const maxBesides = 2;

/** A booking with more lines is corrected no more. */
const maxLines = 200;

type Place = {
  readonly requestId: RandomId;
  /** What is stored there. */
  readonly seen?: TherapyRequest;
  /** What was sent before, and is others' as well by now. */
  readonly besides?: { readonly request: TherapyRequest; readonly lines: readonly HistoryEntry[] };
};

/**
 * A correction belongs to the latest one sent with this id; once somebody else has done something
 * about that one, beside it. Reads as much in either case.
 */
async function whereTo(
  { slug, sentId, payloadHash }: { slug: string; sentId: RandomId; payloadHash: string },
  { db }: Pick<Tools, 'db'>,
): Promise<Place | undefined> {
  const docs = collections(db);
  const ids = Array.from({ length: maxBesides + 1 }, (_, nth) => storedId(sentId, nth));
  const found = await Promise.all(ids.map((id) => docs.request(slug, id).get()));
  const nth = found.findLastIndex(({ exists }) => exists);
  const [requestId, seen, next] = [ids[nth], found[nth]?.data(), ids[nth + 1]];
  if (requestId === undefined || !seen) return { requestId: storedId(sentId) };
  const read = await docs.history(slug, requestId).orderBy('at').limit(maxLines).get();
  const lines = read.docs.map((line) => line.data());
  const isOthersToo =
    seen.emailConfirmedAt !== null || seen.lastChange !== null || doneByOthers(lines).length > 0;
  if (seen.payloadHash === payloadHash) return { requestId, seen };
  if (lines.length === maxLines) return;
  if (!isOthersToo) return { requestId, seen };
  return next ? { requestId: next, besides: asSent(seen, lines) } : undefined;
}

/**
 * SHA-256 of the payload, whatever the order of its keys; ignores the form's spam guards, which
 * differ with every press of its button.
 */
function hashOf({
  homepage: _honeypot,
  fillSeconds: _fillTime,
  ...payload
}: Record<string, unknown>): string {
  return payloadHashOf(payload);
}
