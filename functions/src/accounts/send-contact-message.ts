import { contactMessages } from '@platzwart/domain/contact/contact-message';
import { accepted, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttemptOfSender } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { emailIdOf, notQueuedYet } from '../emails/outbox.ts';
import { contactMessageEmail } from '../emails/templates/contact-message.ts';

/** A whole practice may share one address. */
const perSender: Limit = { max: 10, minutes: 60 };

/**
 * Sends a message of the contact page to the operator's support, once, however often it is sent.
 * Public; nothing goes to the address that it names. Counted by network alone: of an address, or of
 * all together, others would use up what is another's. Failures: too many from one sender within the
 * hour (form).
 */
export const sendContactMessage = handler(
  'sendContactMessage',
  ['keyedHash'],
  async (input, _caller, tools) => {
    const { db, now } = tools;
    const email = contactMessageEmail(input, now());
    if ((await collections(db).email(emailIdOf(email)).get()).exists) return accepted({});
    if (!(await countAttemptOfSender('messages', perSender, tools)))
      return refusedAt(wholeForm, 'tooManyMessages', contactMessages.tooMany);
    return inTransaction(db, async (tx) => {
      const queue = await notQueuedYet(tx, [email], db);
      queue();
      return accepted({});
    });
  },
);
