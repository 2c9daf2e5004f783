/** A person's own account (spec section 6), and a message to us, with or without one. */

import * as z from 'zod/mini';
import { ContactMessage } from '../contact/contact-message.ts';
import { TypedEmail } from '../contact/typed-email.ts';
import { AccountLinkKind, accountCode } from '../sign-in/account-link.ts';
import { NewPassword } from '../sign-in/password.ts';
import { sessionId } from '../sign-in/session-document.ts';
import { requiredLine } from '../text/text.ts';
import { anybody, type Calls, freshly, signedIn } from './access.ts';
import { nothing } from './shapes.ts';

export const accountCalls = {
  /** A message from the contact page to the operator's support. */
  sendContactMessage: {
    ...anybody,
    proof: 'messageId',
    input: ContactMessage,
    output: nothing,
  },
  /** Copies a new name, and the address that Auth has, to everything that shows them. */
  updateUser: {
    ...signedIn,
    input: z.strictObject({
      name: requiredLine(
        100,
        'Bitte gib deinen Namen ein.',
        'Bitte kürze deinen Namen auf höchstens 100 Zeichen.',
      ),
    }),
    output: nothing,
  },
  /** Refused while the caller is the last administrator of a practice. */
  deleteUser: { ...signedIn, ...freshly, input: nothing, output: nothing },
  /**
   * E-mails a link that confirms the caller's own address and then returns to `returnTo` (a path of
   * ours).
   */
  requestEmailVerification: {
    ...signedIn,
    input: z.strictObject({ returnTo: z.string().check(z.maxLength(500)) }),
    output: nothing,
  },
  /** Answers the same whether the address is known or not. */
  requestPasswordReset: {
    ...anybody,
    proof: 'email',
    input: z.strictObject({ email: TypedEmail }),
    output: nothing,
  },
  /** E-mails the new address; its link makes the change. */
  requestEmailChange: {
    ...signedIn,
    ...freshly,
    input: z.strictObject({ email: TypedEmail }),
    output: nothing,
  },
  /** The account's current or new address, for the page behind an e-mail's link. Read-only. */
  viewAccountLink: {
    ...anybody,
    input: z.strictObject({ code: accountCode, kind: AccountLinkKind }),
    output: z.strictObject({ email: z.string() }),
  },
  /** By a link: sets a new password and ends all sessions. */
  resetPassword: {
    ...anybody,
    input: z.strictObject({ code: accountCode, password: NewPassword }),
    output: nothing,
  },
  /** By the link sent to the new address: the account adopts it. */
  changeEmail: { ...anybody, input: z.strictObject({ code: accountCode }), output: nothing },
  /**
   * By the link sent to the former address: it stays, or is restored. Returns a code that sets a
   * new password.
   */
  keepEmail: {
    ...anybody,
    input: z.strictObject({ code: accountCode }),
    output: z.strictObject({ code: accountCode }),
  },
  /** Ends all sessions, the caller's too. */
  changePassword: {
    ...signedIn,
    ...freshly,
    input: z.strictObject({ password: NewPassword }),
    output: nothing,
  },
  endSignIns: { ...signedIn, input: nothing, output: nothing },
  /**
   * Once after a sign-in, and now and then while it is used: stores where. `before`: the session
   * that this browser had until then, or ''; it ends.
   */
  openSession: {
    ...signedIn,
    withoutFactor: true,
    input: z.strictObject({ before: z.union([z.literal(''), sessionId]) }),
    output: nothing,
  },
  /** The caller's sessions that still count, last used first. Read-only. */
  viewSessions: {
    ...signedIn,
    input: nothing,
    output: z.strictObject({
      sessions: z.array(
        z.strictObject({
          session: sessionId,
          device: z.string(),
          /** ISO 8601. */
          startedAt: z.string(),
          lastUsedAt: z.string(),
          isThis: z.boolean(),
        }),
      ),
    }),
  },
  endSession: {
    ...signedIn,
    duringLock: 'forItself',
    input: z.strictObject({ session: sessionId }),
    output: nothing,
  },
  /** Also those that no call of ours has seen. */
  endOtherSessions: { ...signedIn, input: nothing, output: nothing },
} as const satisfies Calls;
