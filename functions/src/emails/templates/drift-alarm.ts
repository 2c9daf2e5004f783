import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

/** The drift found and repaired. `revision` counts such repairs in the practice. */
type Alarm = {
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
  readonly repaired: number;
};

/**
 * To the operator: a practice's waiting lists contradicted its requests, which no change through
 * `waiting-list/` causes. Names no patient; one e-mail per repair.
 */
export function driftAlarmEmail(
  { slug, title, revision, repaired }: Alarm,
  operator: string,
  now: Date,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'beim Nachzählen stimmten Wartelisten nicht mit den Anfragen überein. Das darf nicht vorkommen: Bitte sucht die Ursache.',
      'Alles steht wieder, wie es die Anfragen sagen; verloren ging nichts.',
    ],
    rows: [
      ['Praxis', `${title} (${slug})`],
      ['Berichtigt', String(repaired)],
      ['Bemerkt', `${formatMoment(now)} Uhr`],
    ],
    foot: ['Diese Nachricht kommt von Platzwart, der sich selbst nachzählt.'],
  };
  return {
    purpose: 'driftAlarm',
    about: `${slug}_${revision}`,
    slug,
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Wartelisten berichtigt: ${title}`,
    ...bothForms(body),
    createdAt: now,
  };
}
