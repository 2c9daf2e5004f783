/**
 * What can come of a contact, and of asking somebody about their offer: one set of answers for the
 * panel, 'Zu tun', the call round and the palette, each with what it does.
 */
import type { IsoDate } from '../dates/german-date.ts';
import type { ContactOutcome, WantedStep } from './next-step.ts';
import type { ArchiveReason } from './request.ts';
import type { OfferState } from './request-offer.ts';

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

export type OfferAnswer = 'yes' | 'no' | 'notReached';

/** By what became of the offer so far; null: not asked yet. */
export function offerAnswersFor(state: OfferState | null): readonly OfferAnswer[] {
  if (state === 'offered') return ['yes', 'no', 'notReached'];
  return state === 'pledged' ? ['no'] : [];
}

export type CallAnswer =
  | { readonly about: 'offer'; readonly answer: OfferAnswer }
  | { readonly about: 'contact'; readonly answer: ContactAnswer };

/** Of one call, about the offer first. */
export const callAnswersFor = (
  request: Parameters<typeof answersFor>[0],
  state: OfferState | null,
): readonly CallAnswer[] => [
  ...offerAnswersFor(state).map((answer) => ({ about: 'offer', answer }) as const),
  ...answersFor(request).map((answer) => ({ about: 'contact', answer }) as const),
];

/** A key means the same, whoever is called. */
export function keyOf({ about, answer }: CallAnswer): string {
  if (about === 'contact') return String(contactAnswers.indexOf(answer) + 1);
  return { yes: 'Z', no: 'A', notReached: '2' }[answer];
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
