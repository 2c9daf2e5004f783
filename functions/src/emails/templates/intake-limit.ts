import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';

type About = {
  practice: Practice;
  email: string;
  what: 'closed' | 'opened';
  /** The form, not only its first or last full time. */
  isWhole: boolean;
  /** What patients read while the form is closed. */
  reason: string;
  /** People who count and have not confirmed their address: maybe nobody is behind them. */
  unconfirmed: number;
  now: Date;
};

const phone = 'Telefonisch könnt ihr weiterhin Anfragen aufnehmen: Dafür gilt keine Grenze.';

function unconfirmedText(n: number): string {
  const who = n === 1 ? 'hat 1 Person ihre' : `haben ${n} ihre`;
  return `Von denen, die dafür zählen, ${who} E-Mail-Adresse noch nicht bestätigt. Ohne Bestätigung zählt nach einigen Stunden niemand mehr.`;
}

/**
 * To the practice: a limit of its intake has closed or opened something by itself. At most one of
 * each a day: first times that are full do not keep it from hearing that the form is.
 */
export function intakeLimitEmail(
  { practice, email, what, isWhole, reason, unconfirmed, now }: About,
  origin: string,
): OutgoingEmail {
  const { slug, title, contactPerson } = practice;
  const closing = [...(unconfirmed > 0 ? [unconfirmedText(unconfirmed)] : []), phone];
  const [subject, paragraphs] =
    what === 'closed'
      ? isWhole
        ? [
            `${title} nimmt zurzeit keine Anfragen an`,
            [
              `bei ${title} ist eine Grenze erreicht. Euer Formular ist pausiert und öffnet von selbst wieder. Dort steht: „${reason}“`,
              ...closing,
            ],
          ]
        : [
            `Erste Zeiten sind voll: ${title}`,
            [
              `bei ${title} ist eine Grenze erreicht. Bei den ersten Zeiten steht im Formular „zurzeit keine Aufnahme“. Sie öffnen von selbst wieder.`,
              ...closing,
            ],
          ]
      : isWhole
        ? [
            `${title} nimmt wieder Anfragen an`,
            [`eure Grenze ist wieder unterschritten: Das Formular von ${title} ist wieder offen.`],
          ]
        : [
            `Keine Zeit ist mehr voll: ${title}`,
            [
              `eure Grenze ist wieder unterschritten: Im Formular von ${title} ist keine Zeit mehr voll.`,
            ],
          ];
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs,
    button: {
      label: 'Grenzen ansehen',
      url: `${origin}${sitePaths.administration(slug)}/${screenPaths.setting('intake')}`,
    },
    head: title,
    foot: [
      'Diese Nachricht kommt von Platzwart, höchstens einmal am Tag.',
      `Praxis: ${title}, Kontaktperson: ${contactPerson}`,
    ],
  };
  return {
    purpose: 'intakeLimit',
    about: `${slug}_${berlinDate(now)}_${isWhole ? 'form' : 'times'}_${what}`,
    slug,
    to: { name: title, address: email },
    subject,
    ...fromPlatform(body),
    createdAt: now,
  };
}
