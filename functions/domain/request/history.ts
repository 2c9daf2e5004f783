/** One line of a request's append-only history: `practices/{slug}/requests/{id}/history/{id}`. */
import * as z from 'zod/mini';
import { Slot } from '../waiting-list/slot.ts';
import { ContactOutcome } from './next-step.ts';
import { ArchivedBecause } from './request.ts';
import { DeclineReason } from './request-offer.ts';

/** The patient, a member of the practice (uid), or the platform. */
export const Actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('patient') }),
  z.strictObject({ kind: z.literal('member'), uid: z.string() }),
  z.strictObject({ kind: z.literal('platform') }),
]);
export type Actor = z.infer<typeof Actor>;

const FieldChange = z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() });

export const HistoryEntry = z.strictObject({
  at: z.date(),
  by: Actor,
  what: z.enum([
    'requested',
    'enteredManually',
    'imported',
    'corrected',
    'edited',
    'emailConfirmed',
    'archived',
    'reactivated',
    'prioritized',
    'deprioritized',
    'tagsChanged',
    'noteChanged',
    'contacted',
    'contactTakenBack',
    'nextStepChanged',
    'merged',
    'markedAsDifferent',
    'binned',
    'broughtBack',
    'reslotted',
    'followUpSent',
    'followUpCallNeeded',
    'followUpReminded',
    'followUpUnanswered',
    'deletionAnnounced',
    'followUpConfirmed',
    'followUpUnsure',
    'withdrawn',
    'withdrawTakenBack',
    'consentRevoked',
    'consentRenewed',
    'paused',
    'resumed',
    'optedOut',
    'optedIn',
    'offered',
    'offerReminded',
    'offerPledged',
    'offerAccepted',
    'offerLateYes',
    'offerDeclined',
    'offerExpired',
    'offerLost',
    'offerWithdrawn',
    'offerCalledBack',
    'offerQuestion',
    'placeGiven',
    'placeTakenBack',
    'certified',
    // Until it is sent, fails or is withheld.
    'emailWaits',
    'emailSent',
    'emailFailed',
  ]),
  reason: z.optional(ArchivedBecause),
  contact: z.optional(ContactOutcome),
  /** On a contact, until the team's note took what is written about a call. */
  remark: z.optional(z.string()),
  /** The e-mail's purpose. */
  purpose: z.optional(z.string()),
  /** The request this line belonged to before a merge. */
  of: z.optional(z.string()),
  /** The vacancy that an offer or a given place is about. */
  vacancy: z.optional(
    z.strictObject({ vacancyId: z.string(), slot: Slot, startsOn: z.string(), position: z.int() }),
  ),
  /** Why an offer was declined. */
  declined: z.optional(DeclineReason),
  changes: z.optional(z.array(FieldChange)),
  /** An edit or a merge that changed name or date of birth beyond spelling, whoever made it. */
  changesPerson: z.optional(z.literal(true)),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
