import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';

/** Days the link stays valid. */
export const practiceEmailLength = 7;

type Asked = {
  practice: Pick<Practice, 'slug' | 'title' | 'contactPerson'>;
  address: string;
  token: string;
  /** The token's hash: identifies the e-mail. */
  tokenHash: string;
  now: Date;
};

/**
 * To an address that a practice entered for itself: one button confirms it. It gets nothing else
 * before.
 */
export function practiceAddressEmail(
  { practice, address, token, tokenHash, now }: Asked,
  origin: string,
): OutgoingEmail {
  const { slug, title, contactPerson } = practice;
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `${title} möchte bei Platzwart unter dieser Adresse erreichbar sein. Bitte bestätigt, dass sie euch gehört. Danach kommen hier Nachrichten über neue Anfragen an, und Patientinnen und Patienten können euch antworten.`,
      `Der Link gilt ${practiceEmailLength} Tage. Ist er abgelaufen, könnt ihr im Profil der Praxis einen neuen schicken lassen.`,
    ],
    button: { label: 'Adresse bestätigen', url: origin + sitePaths.practiceEmail(slug, token) },
    head: title,
    closing: [
      'Eure Praxis ist das nicht? Dann hat sich jemand bei der Adresse vertippt, und ihr könnt diese Nachricht löschen.',
    ],
    foot: [
      'Diese Nachricht kommt von Platzwart.',
      `Praxis: ${title}, Kontaktperson: ${contactPerson}`,
    ],
  };
  return {
    purpose: 'practiceEmail',
    about: `${slug}_${tokenHash.slice(0, 16)}`,
    slug,
    to: { name: '', address },
    subject: 'Bitte bestätigt die E-Mail-Adresse eurer Praxis',
    ...fromPlatform(body),
    createdAt: now,
  };
}
