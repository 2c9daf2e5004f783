/** What the team must do next about a request ('Zu tun'), and outcomes of contacts. */
import * as z from 'zod/mini';

/**
 * Outcome of a call or another attempt to reach the patient; `waitsOn`: was reached, and still
 * wants a place.
 */
export const ContactOutcome = z.enum(['reached', 'notReached', 'callBack', 'unsure', 'waitsOn']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

/** `addDetails`: taken by phone, and the form asks for more than was said. */
export const NextStepKind = z.enum([
  'callBack',
  'notReached',
  'unsure',
  'followUpCall',
  'addDetails',
]);
export type NextStepKind = z.infer<typeof NextStepKind>;

/** 'yyyy-MM-dd'. */
const day = z
  .string({ error: 'Bitte gib den Tag als TT.MM.JJJJ ein.' })
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      'Bitte gib den Tag als TT.MM.JJJJ ein.',
    ),
  );

/** As a member requests it. */
export const WantedStep = z
  .strictObject({
    kind: NextStepKind,
    /** First day it is due; null: immediately. */
    dueOn: z.nullable(day),
    /** Of an agreed call, 'HH:mm'. */
    time: z.optional(
      z
        .string()
        .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte gib die Uhrzeit als HH:MM ein.')),
    ),
  })
  .check(
    z.refine(({ kind, dueOn }) => kind !== 'callBack' || dueOn !== null, {
      error: 'Bitte wähle den Tag des Rückrufs.',
      path: ['dueOn'],
    }),
  );
export type WantedStep = z.infer<typeof WantedStep>;

/** As stored in the request, where null means nothing to do. */
export const NextStep = z.strictObject({
  kind: NextStepKind,
  dueOn: z.nullable(z.string()),
  time: z.optional(z.string()),
  since: z.date(),
});
export type NextStep = z.infer<typeof NextStep>;

/** The latest contact, as table rows show it; the history has all of them. */
export const LastContact = z.strictObject({
  outcome: ContactOutcome,
  at: z.date(),
  by: z.string(),
  /** Until the team's note took what is written about a call. */
  remark: z.optional(z.string()),
});
export type LastContact = z.infer<typeof LastContact>;

/** Somebody was reached. */
export const wasReached = (outcome: ContactOutcome | null | undefined): boolean =>
  outcome === 'reached' || outcome === 'waitsOn';

/** Whether both ask for the same call. */
export function isSameStep(
  one: WantedStep | null | undefined,
  other: WantedStep | null | undefined,
): boolean {
  return one?.kind === other?.kind && one?.dueOn === other?.dueOn && one?.time === other?.time;
}

/** Without what only the stored step has. */
export function wantedStep(step: NextStep | null): WantedStep | null {
  return (
    step && {
      kind: step.kind,
      dueOn: step.dueOn,
      ...(step.time !== undefined && { time: step.time }),
    }
  );
}

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
