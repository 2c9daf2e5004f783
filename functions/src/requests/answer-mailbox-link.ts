import { accepted, messages, refusedAt } from '@platzwart/domain/failure';
import { collections } from '../core/collections.ts';
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
    await recordUnwanted(key, recordOfferDelivery, tools);
    return accepted({});
  },
);
