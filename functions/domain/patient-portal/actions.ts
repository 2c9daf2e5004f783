/** What one can say behind the portal link: each is a button of its page (design section 4). */
import * as z from 'zod/mini';
import { FieldEdits } from '../text/field-edits.ts';

/** What only the person knows: the day of birth, or the last digits of the phone number (`identity-check.ts`). */
const Proof = z.string().check(z.maxLength(100));

const said = <const K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

export const LinkAnswer = z.discriminatedUnion('kind', [
  said('confirmEmail'),
  said('stillInterested'),
  said('unsure'),
  said('withdraw'),
  said('undoWithdraw'),
  /** 'yyyy-MM-dd': before that day neither a place nor a question. */
  z.strictObject({ kind: z.literal('pause'), until: z.string().check(z.maxLength(20)) }),
  said('resume'),
  /** No more questions by e-mail; the request stays. */
  said('optOut'),
  said('optIn'),
  /** Another link to the address on file, also by an expired one. */
  said('freshLink'),
  /** Times need no proof, contact data do. */
  z.strictObject({ kind: z.literal('edit'), edits: FieldEdits, proof: z.nullable(Proof) }),
  z.strictObject({ kind: z.literal('showPersonalData'), proof: Proof }),
  z.strictObject({ kind: z.literal('exportPersonalData'), proof: Proof }),
]);
export type LinkAnswer = z.infer<typeof LinkAnswer>;

/** Those that change the request. */
export type PortalAction = Exclude<LinkAnswer, { kind: 'freshLink' | 'showPersonalData' | 'exportPersonalData' }>;

/** What can be corrected by the link alone: nothing of it says who somebody is. */
export const openFields: readonly string[] = ['locationIds', 'slots', 'timeFlexibility'];

/** What can be corrected with a proof. Whose place it is, only the practice changes: a place is not handed on. */
export const contactFields = [
  'contactPersonFirstname',
  'contactPersonLastname',
  'contactPersonRelationship',
  'email',
  'phone',
  'phone2',
  'addressStreet',
  'addressPostalCode',
  'addressCity',
] as const;
export type ContactField = (typeof contactFields)[number];
