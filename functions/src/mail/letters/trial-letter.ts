/** What the letters about a trial share: to whom they go, what names them, how days are written. */
import { createHash } from 'node:crypto';
import { berlinDate, formatGermanDate, formatMoment } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { Letter } from '../letter.ts';
import type { OutgoingLetter } from '../outbox.ts';
import { asHtml, asText, type LetterBody } from './layout.ts';

export type Receiver = Letter['to'];

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
  const { slug, title, contactPerson } = practice;
  const body: LetterBody = {
    greeting: 'Hallo,',
    paragraphs,
    facts,
    button: { label: 'Zur Administration', url: `${origin}/${slug}/administration` },
    closing: ['Diese Nachricht kommt von Platzwart.', `Praxis: ${title}, Kontaktperson: ${contactPerson}`],
  };
  return receivers.map((to) => ({
    purpose,
    about: [slug, berlinDate(trialEndsAt), ...(stage === undefined ? [] : [stage]), hashOf(to)].join('_'),
    slug,
    to,
    fromName: 'Platzwart',
    replyTo: null,
    subject,
    text: asText(body),
    html: asHtml(body),
    createdAt: now,
  }));
}

/** Of a mailbox: no address stands in a letter's id. */
export function hashOf({ address }: Receiver): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** '21.12.2026' */
export function dayOf(moment: Date): string {
  return formatGermanDate(berlinDate(moment));
}

/** '21.12.2026, 09:00 Uhr' */
export function hourOf(moment: Date): string {
  return `${formatMoment(moment)} Uhr`;
}
