/** What somebody writes to us by the form on `/contact`. */

import * as z from 'zod/mini';
import { RandomId } from '../text/random-id.ts';
import { optionalLine, requiredText } from '../text/text.ts';
import { TypedEmail } from './typed-email.ts';

/** Characters. */
export const maxMessage = 5000;
const maxName = 100;

/** Seconds, as a bot needs less; no person typed a message by then. */
const minFillSeconds = 3;

export const contactMessages = {
  missing: 'Bitte schreib uns, worum es geht.',
  tooLong: `Bitte kürze deine Nachricht auf höchstens ${maxMessage} Zeichen.`,
  nameTooLong: `Bitte kürze deinen Namen auf höchstens ${maxName} Zeichen.`,
  honeypotFilled:
    'Ein verstecktes Feld wurde ausgefüllt, vermutlich von deinem Browser. Wir haben es geleert. Bitte sende die Nachricht noch einmal.',
  tooMany:
    'Von deinem Anschluss kamen in der letzten Stunde schon viele Nachrichten. Wir lesen jede. Weitere schick uns bitte per E-Mail.',
  tooFast: 'Das ging sehr schnell. Bitte sieh deine Nachricht noch einmal an und sende sie dann.',
} as const;

export const ContactMessage = z.strictObject({
  /** The same when it is sent again after a lost answer: one message arrives. */
  messageId: RandomId,
  name: optionalLine(maxName, contactMessages.nameTooLong),
  email: TypedEmail,
  message: requiredText(maxMessage, contactMessages.missing, contactMessages.tooLong),
  /** A hidden field: only bots fill it, or browsers that autofill. */
  homepage: z._default(
    z
      .string({ error: contactMessages.honeypotFilled })
      .check(z.maxLength(0, contactMessages.honeypotFilled)),
    '',
  ),
  /** Whole seconds since the page was opened. */
  fillSeconds: z
    .number({ error: contactMessages.tooFast })
    .check(z.gte(minFillSeconds, contactMessages.tooFast)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
