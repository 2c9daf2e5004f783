import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { Email, OutgoingEmail } from '../../core/email.ts';
import { bothForms } from './layout.ts';

type Gathering = Pick<Email, 'to'> & Required<Pick<Email, 'gathers'>>;

/** To the operator, at the hour's end: queued empty, and written when it leaves. */
export function operatorDigest(
  { gathers, to }: Gathering,
  { number, endsAt }: { number: number; endsAt: Date },
  now: Date,
): OutgoingEmail {
  return {
    purpose: 'operatorDigest',
    about: `${gathers}_${number}`,
    gathers,
    slug: '',
    to,
    fromName: 'Platzwart',
    replyTo: null,
    subject: '',
    text: '',
    html: '',
    createdAt: now,
    dueAt: endsAt,
  };
}

type Waiting = Pick<Email, 'subject' | 'text' | 'createdAt'>;

/** Whole texts, one below the other; `isAll`: no others are left for the next hour. */
export function writtenDigest(
  waiting: readonly Waiting[],
  { isAll }: { isAll: boolean },
): Pick<OutgoingEmail, 'subject' | 'text' | 'html'> {
  // Their texts were freed of links when they were written; what is left are ours.
  const pages = waiting.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  return {
    subject: `Gesammelt: ${waiting.length} ${waiting.length === 1 ? 'Nachricht' : 'Nachrichten'} an den Betrieb`,
    ...bothForms({
      greeting: 'Hallo,',
      paragraphs: [
        `in kurzer Zeit kamen ungewöhnlich viele Nachrichten dieser Art. Damit euer Postfach nicht überläuft, stehen ${waiting.length} davon hier untereinander.${isAll ? '' : ' Das waren noch nicht alle: Weitere kommen in einer Stunde.'}`,
        ...waiting.flatMap(({ subject, text, createdAt }, i) => [
          `${i + 1}. ${subject} (${formatMoment(createdAt)} Uhr)`,
          ...text.split('\n').filter((line) => line.trim() !== ''),
        ]),
      ],
      foot: ['Diese Nachricht kommt von Platzwart.'],
      ours: pages,
    }),
  };
}
