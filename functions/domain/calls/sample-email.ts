/** The e-mails that a practice can preview, with its own words. */
import * as z from 'zod/mini';
import { maxFollowUpText } from '../practice/account.ts';

const customText = z
  .string()
  .check(z.maxLength(maxFollowUpText, 'Bitte kürze diesen Text auf höchstens 1.000 Zeichen.'));

export const SampleEmail = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('newRequest') }),
  z.strictObject({ kind: z.literal('dailyDigest') }),
  z.strictObject({ kind: z.literal('followUpQuestion'), text: customText }),
  z.strictObject({ kind: z.literal('followUpReminder'), text: customText }),
  z.strictObject({ kind: z.literal('vacancyOffer'), text: customText }),
  z.strictObject({ kind: z.literal('vacancyGiven'), text: customText, showTherapist: z.boolean() }),
]);
export type SampleEmail = z.infer<typeof SampleEmail>;
