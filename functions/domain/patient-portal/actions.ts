/** What patients can do behind the portal link: one button each. */
import * as z from 'zod/mini';
import { FieldEdits } from '../text/field-edits.ts';
import { OfferAnswer } from '../vacancies/inputs.ts';

/**
 * What only the patient knows: the date of birth, or the last digits of the phone number
 * (`identity-check.ts`).
 */
export const Proof = z.string().check(z.maxLength(100));

const said = <const K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

export const LinkAnswer = z.discriminatedUnion('kind', [
  said('confirmEmail'),
  said('stillInterested'),
  said('unsure'),
  said('withdraw'),
  said('undoWithdraw'),
  /** 'yyyy-MM-dd': no place and no follow-up before that day. A long pause needs a proof. */
  z.strictObject({
    kind: z.literal('pause'),
    until: z.string().check(z.maxLength(20)),
    proof: z.optional(Proof),
  }),
  said('resume'),
  /** No more follow-ups by e-mail; the request stays. */
  said('optOut'),
  said('optIn'),
  /** Sends a new link to the address on file; an expired link may ask for it too. */
  said('freshLink'),
  /** More times and the day of a prescription need no proof; fewer times and contact data do. */
  z.strictObject({ kind: z.literal('edit'), edits: FieldEdits, proof: z.nullable(Proof) }),
  z.strictObject({ kind: z.literal('showPersonalData'), proof: Proof }),
  z.strictObject({ kind: z.literal('exportPersonalData'), proof: Proof }),
  /**
   * Takes the request from the practice at once, to be erased. The proof is needed if there is
   * anything to prove by.
   */
  z.strictObject({ kind: z.literal('revokeConsent'), proof: z.nullable(Proof) }),
  /** Brings it back, with a new consent to this version of its text. */
  z.strictObject({
    kind: z.literal('renewConsent'),
    proof: z.nullable(Proof),
    consentVersion: z.string().check(z.maxLength(20)),
  }),
  ...OfferAnswer.def.options,
]);
export type LinkAnswer = z.infer<typeof LinkAnswer>;

/** The actions that change the request alone; answers to an offer change its vacancy too. */
export type PortalAction = Exclude<
  LinkAnswer,
  {
    kind:
      | 'freshLink'
      | 'showPersonalData'
      | 'exportPersonalData'
      | 'revokeConsent'
      | 'renewConsent'
      | OfferAnswer['kind'];
  }
>;
