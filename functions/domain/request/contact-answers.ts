/**
 * What can come of a contact: one set of answers for the panel, 'Zu tun' and the call round, each
 * with what it does.
 */
import type { IsoDate } from '../dates/german-date.ts';
import type { ContactOutcome, WantedStep } from './next-step.ts';
import type { ArchiveReason } from './request.ts';

export const contactAnswers = [
  'reached',
  'notReached',
  'callBack',
  'waitsOn',
  'noInterest',
] as const;
export type ContactAnswer = (typeof contactAnswers)[number];

/** Whoever has an offer is asked about that: yes, no and 'not reached' are its own answers. */
export function answersFor({ offer }: { readonly offer: object | null }): readonly ContactAnswer[] {
  return offer === null ? contactAnswers : ['reached', 'callBack', 'noInterest'];
}

type AnswerEffect =
  | {
      readonly kind: 'logged';
      readonly contact: ContactOutcome;
      readonly nextStep: WantedStep | null;
    }
  | { readonly kind: 'archived'; readonly reason: ArchiveReason };

/** `again`: when to call next, of `notReached` and `callBack`; `time`: 'HH:mm'. */
export function effectOf(
  answer: ContactAnswer,
  again: { readonly day: IsoDate; readonly time?: string | undefined },
): AnswerEffect {
  const { day: dueOn, time } = again;
  switch (answer) {
    case 'reached':
    case 'waitsOn':
      return { kind: 'logged', contact: answer, nextStep: null };
    case 'notReached':
      return { kind: 'logged', contact: answer, nextStep: { kind: answer, dueOn } };
    case 'callBack':
      return {
        kind: 'logged',
        contact: answer,
        nextStep: { kind: answer, dueOn, ...(time !== undefined && { time }) },
      };
    case 'noInterest':
      return { kind: 'archived', reason: answer };
  }
}
