/** What the team must do next about a request ('Zu tun'), and outcomes of contacts. */
import * as z from 'zod/mini';

/** Outcome of a call or another attempt to reach the patient. */
export const ContactOutcome = z.enum(['reached', 'notReached', 'callBack', 'unsure']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

/** `addDetails`: taken by phone, and the form asks for more than was said. */
export const NextStepKind = z.enum(['callBack', 'notReached', 'unsure', 'followUpCall', 'addDetails']);
export type NextStepKind = z.infer<typeof NextStepKind>;

/** 'yyyy-MM-dd'. */
const day = z
  .string({ error: 'Bitte gib den Tag als TT.MM.JJJJ ein.' })
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Bitte gib den Tag als TT.MM.JJJJ ein.'));

/** As a member requests it. */
export const WantedStep = z
  .strictObject({
    kind: NextStepKind,
    /** First day it is due; null: immediately. */
    dueOn: z.nullable(day),
  })
  .check(
    z.refine(({ kind, dueOn }) => kind !== 'callBack' || dueOn !== null, { error: 'Bitte wähle den Tag des Rückrufs.', path: ['dueOn'] }),
  );
export type WantedStep = z.infer<typeof WantedStep>;

/** As stored in the request, where null means nothing to do. */
export const NextStep = z.strictObject({ kind: NextStepKind, dueOn: z.nullable(z.string()), since: z.date() });
export type NextStep = z.infer<typeof NextStep>;

/** The latest contact, as table rows show it; the history has all of them. */
export const LastContact = z.strictObject({ outcome: ContactOutcome, at: z.date(), by: z.string(), remark: z.string() });
export type LastContact = z.infer<typeof LastContact>;

/** Details still lack after a call: only settling the step itself gives them up. */
export function outlasts(
  step: Pick<NextStep, 'kind'> | null,
  { contact, nextStep }: { contact: ContactOutcome | null; nextStep: WantedStep | null },
): boolean {
  return step?.kind === 'addDetails' && contact !== null && nextStep === null;
}

/** Whether the step is due on that day. */
export function isDue({ dueOn }: Pick<NextStep, 'dueOn'>, today: string): boolean {
  return dueOn === null || dueOn <= today;
}
