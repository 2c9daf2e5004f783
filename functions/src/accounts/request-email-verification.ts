import { mailboxOf } from '@platzwart/domain/contact/mailbox';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';
import { verificationEmail } from '../emails/templates/email-verification.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { mayWrite } from './email-limit.ts';

/**
 * Sends the caller a link that confirms their address, unless it is confirmed already. In: where to
 * continue afterwards; anything but a path of ours is ignored. Failures: signInNeeded, too many
 * e-mails (field form).
 */
export const requestEmailVerification = handler(
  'requestEmailVerification',
  ['keyedHash'],
  async ({ returnTo }, caller, tools) => {
    const { person } = caller;
    if (person.email === '') return refused({ kind: 'signInNeeded' });
    if (person.emailVerified) return accepted({});
    if (!(await mayWrite('emailVerification', { mailbox: mailboxOf(person.email) }, tools))) {
      return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
    }
    const code = await tools.accounts.confirmationCode(person.email);
    const link = actionLink(
      { mode: 'verifyEmail', code, returnTo: pathOfOurs(returnTo, tools.origin) },
      tools.origin,
    );
    await queueAccountEmail(person.email, verificationEmail(link), tools);
    return accepted({});
  },
);

/**
 * The path as a browser would read it; '' if it leads elsewhere or nowhere. The page that redirects
 * validates it once more.
 */
function pathOfOurs(path: string, origin: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return '';
  const url = new URL(path, origin);
  const plain = url.pathname + url.search + url.hash;
  // Dots may have folded to two slashes: only a path that parses the same twice is ours.
  return url.origin === new URL(origin).origin && new URL(plain, origin).href === url.href
    ? plain
    : '';
}
