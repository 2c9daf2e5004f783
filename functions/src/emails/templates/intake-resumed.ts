import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';

/**
 * To the practice: its pause ended as scheduled, and it takes requests again (spec section 4,
 * intake).
 */
export function intakeResumedEmail(
  { practice, email, on, now }: { practice: Practice; email: string; on: string; now: Date },
  origin: string,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `die Pause von ${practice.title} ist zu Ende, wie ihr es eingestellt habt: Ab heute nehmt ihr wieder Anfragen an.`,
      'Ist es noch zu früh? In der Administration könnt ihr die Aufnahme jederzeit wieder pausieren.',
    ],
    button: { label: 'Zur Administration', url: origin + sitePaths.administration(practice.slug) },
    head: practice.title,
    foot: [
      'Diese Nachricht kommt von Platzwart.',
      `Praxis: ${practice.title}, Kontaktperson: ${practice.contactPerson}`,
    ],
  };
  return {
    purpose: 'intakeResumed',
    about: `${practice.slug}_${on}`,
    slug: practice.slug,
    to: { name: practice.title, address: email },
    subject: `${practice.title} nimmt wieder Anfragen an`,
    ...fromPlatform(body),
    createdAt: now,
  };
}
