/** What the letters about a trial share: to whom they go, what names them, where they lead. */
import { berlinDate } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { OutgoingLetter } from '../letter.ts';
import type { LetterBody } from './layout.ts';
import { practiceNotices, type Receiver, toSubscription } from './practice-notice.ts';

/** A letter about a practice's trial. `trialEndsAt` stands in its id: a trial that is prolonged has letters of its own. */
export type TrialLetter = {
  readonly practice: Practice;
  readonly trialEndsAt: Date;
  /** Planned, or moved by a late notice. */
  readonly deletesAt: Date;
  readonly now: Date;
  readonly origin: string;
};

export type TrialLetterText = Pick<OutgoingLetter, 'purpose' | 'subject'> & {
  readonly paragraphs: readonly string[];
  readonly facts: NonNullable<LetterBody['facts']>;
  /** Tells letters of one purpose apart. */
  readonly stage?: string;
};

/** The same letter to each of them. */
export function trialLetters(
  { practice, trialEndsAt, now, origin }: TrialLetter,
  { purpose, subject, paragraphs, facts, stage }: TrialLetterText,
  receivers: readonly Receiver[],
): OutgoingLetter[] {
  const cause = [berlinDate(trialEndsAt), ...(stage === undefined ? [] : [stage])].join('_');
  return practiceNotices({ practice, purpose, cause, subject, paragraphs, facts, button: toSubscription, now }, receivers, origin);
}
