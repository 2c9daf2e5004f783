import { contactMessages } from '@platzwart/domain/contact/contact-message';
import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import { accepted, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttempts } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { emailIdOf, notQueuedYet } from '../emails/outbox.ts';
import { contactMessageEmail } from '../emails/templates/contact-message.ts';

/** A whole practice may share one address. */
const perSender: Limit = { max: 10, minutes: 60 };
const perMailbox: Limit = { max: 5, minutes: 24 * 60 };

/**
 * Sends a message of the contact page to the operator's support, once, however often it is sent.
 * Public; nothing goes to the address that it names. Nobody counts for all: others would close this
 * for whoever comes next. Failures: too many from one sender within the hour, or from one mailbox
 * within the day (form).
 */
export const sendContactMessage = handler(
  'sendContactMessage',
  ['keyedHash'],
  async (input, _caller, tools) => {
    const { db, now, keyedHash, limits, sender } = tools;
    const email = contactMessageEmail(input, now());
    if ((await collections(db).email(emailIdOf(email)).get()).exists) return accepted({});
    const times = limits.callsTimes;
    const over = await countAttempts(
      [
        {
          id: keyedHash(`messages from ${sender}`),
          limits: [{ ...perSender, max: perSender.max * times }],
        },
        {
          id: keyedHash(`messages of ${mailboxOf(input.email)}`),
          limits: [{ ...perMailbox, max: perMailbox.max * times }],
        },
      ],
      tools,
    );
    if (over) return refusedAt(wholeForm, 'tooManyMessages', contactMessages.tooMany);
    return inTransaction(db, async (tx) => {
      const queue = await notQueuedYet(tx, [email], db);
      queue();
      return accepted({});
    });
  },
);
