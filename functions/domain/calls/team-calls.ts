/** Members, their devices and invitations. */

import * as z from 'zod/mini';
import { TypedEmail } from '../contact/typed-email.ts';
import { NewRequestEmails } from '../practice/account.ts';
import { PushSubscription } from '../team/devices.ts';
import { invitationToken } from '../team/invitation.ts';
import {
  administrators,
  administratorsAlways,
  anybody,
  type Calls,
  freshly,
  members,
  signedIn,
} from './access.ts';
import { nothing, role, slug, uid } from './shapes.ts';

export const teamCalls = {
  /** Sends an e-mail with a link; replaces an open invitation of the same address. */
  inviteMember: {
    ...administrators,
    ...freshly,
    input: z.strictObject({ companySlug: slug, email: TypedEmail, role }),
    output: nothing,
  },
  revokeInvitation: {
    ...administratorsAlways,
    ...freshly,
    input: z.strictObject({
      companySlug: slug,
      invitationId: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    output: nothing,
  },
  /** What the link's holder may see before signing in. Read-only. */
  viewInvitation: {
    ...anybody,
    input: z.strictObject({ token: invitationToken }),
    output: z.strictObject({
      companySlug: z.string(),
      practiceTitle: z.string(),
      role,
      email: z.string(),
      invitedBy: z.string(),
    }),
  },
  acceptInvitation: {
    ...signedIn,
    input: z.strictObject({ token: invitationToken }),
    output: z.strictObject({ companySlug: z.string() }),
  },
  changeMemberRole: {
    ...administratorsAlways,
    ...freshly,
    input: z.strictObject({ companySlug: slug, uid, role }),
    output: nothing,
  },
  /**
   * From two weeks later on, all members need a second factor in this practice alone; or no longer,
   * at once. `googleCounts`: whether signing in with Google is one.
   */
  requireFactor: {
    ...administratorsAlways,
    ...freshly,
    input: z.strictObject({
      companySlug: slug,
      isRequired: z.boolean(),
      googleCounts: z.boolean(),
    }),
    output: nothing,
  },
  /**
   * Also leaves a practice, with the caller's own uid. Oneself; the handler restricts removing
   * others to administrators.
   */
  removeMember: {
    ...members,
    freshSignIn: 'forOthers',
    input: z.strictObject({ companySlug: slug, uid }),
    output: nothing,
  },
  /** Whether the caller gets an e-mail about each new request, at their own confirmed address. */
  updateOwnNotifications: {
    ...members,
    exactLimit: { max: 60, minutes: 60 },
    input: z.strictObject({ companySlug: slug, newRequests: NewRequestEmails }),
    output: nothing,
  },
  /** The public key for which a browser subscribes to push notices. */
  viewPushKey: { ...signedIn, input: nothing, output: z.strictObject({ key: z.string() }) },
  /** The caller's browser gets push notices of new requests; again: it is still in use. */
  addDevice: {
    ...members,
    input: z.strictObject({ companySlug: slug, subscription: PushSubscription }),
    output: nothing,
  },
  /**
   * It gets none any more: of that practice, or of any if null. `isUsed`: whether it still gets
   * another practice's. Only from the caller's own devices.
   */
  removeDevice: {
    ...signedIn,
    input: z.strictObject({
      companySlug: z.nullable(slug),
      endpoint: PushSubscription.shape.endpoint,
    }),
    output: z.strictObject({ isUsed: z.boolean() }),
  },
} as const satisfies Calls;
