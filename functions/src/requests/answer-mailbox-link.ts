import { accepted, messages, refusedAt } from '@platzwart/domain/failure';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttempt } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import { recordUnwanted } from '../emails/handle-bounce.ts';
import { mailboxKeyIn, newStop } from '../emails/stopped-mailboxes.ts';
import { recordOfferDelivery } from '../vacancies/record-offer-delivery.ts';

/**
 * 'Das war ich nicht' in an e-mail to an address that anybody may have typed: what strangers cause
 * reaches the mailbox no more, from no practice, or, by the same link, again. As often as its
 * holder wants, with the same answer whatever is stored. Requests that nobody has confirmed stay;
 * their practices see that nothing reaches the address. Failure: none of our links (field token).
 */
export const answerMailboxLink = handler(
  'answerMailboxLink',
  ['keyedHash'],
  async ({ token, answer }, _caller, tools) => {
    const key = mailboxKeyIn(token, tools);
    if (key === undefined) return refusedAt('token', 'linkUnknown', messages.linkUnknown);
    const stop = collections(tools.db).stoppedMailbox(key);
    if (answer === 'resume') {
      await stop.delete();
      return accepted({});
    }
    await stop.set(newStop(tools.now()));
    // It reads all that ever went there.
    if (await countAttempt(tools.keyedHash(`unwanted at ${key}`), aDay, tools))
      await recordUnwanted(key, recordOfferDelivery, tools);
    return accepted({});
  },
);

/** More presses than a change of mind takes. */
const aDay: Limit = { max: 10, minutes: 24 * 60 };
