/** Notices to a practice's administrators: team, trial, subscription. */
import { createHash } from 'node:crypto';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Email, OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';

export type Receiver = Email['to'];

export type Notice = Pick<OutgoingEmail, 'purpose' | 'subject'> & {
  readonly practice: Practice;
  /** Identifies it, together with practice and receiver: one cause, one e-mail. */
  readonly cause: string;
  readonly paragraphs: readonly string[];
  readonly rows?: NonNullable<EmailBody['rows']>;
  /**
   * Its label, and the screen below the administration, or a path of the platform; defaults to the
   * administration.
   */
  readonly button?: { readonly label: string } & (
    | { readonly screen: string }
    | { readonly path: string }
  );
  readonly now: Date;
};

/** The screen for the trial, paying and cancelling. */
export const toSubscription = { label: 'Zum Abo', screen: screenPaths.setting('billing') } as const;

/** The same e-mail to each receiver. */
export function practiceNotices(
  receivers: readonly Receiver[],
  origin: string,
  notice: Notice,
): OutgoingEmail[] {
  const { practice, purpose, cause, subject, paragraphs, rows = [], button, now } = notice;
  const { slug, title, contactPerson } = practice;
  const administration = origin + sitePaths.administration(slug);
  const screenOf = (to: NonNullable<Notice['button']>) =>
    'path' in to ? origin + to.path : `${administration}/${to.screen}`;
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs,
    rows,
    button: button
      ? { label: button.label, url: screenOf(button) }
      : { label: 'Zur Administration', url: administration },
    head: title,
    foot: [
      'Diese Nachricht kommt von Platzwart.',
      `Praxis: ${title}, Kontaktperson: ${contactPerson}`,
    ],
  };
  return receivers.map((to) => ({
    purpose,
    about: [slug, cause, hashOf(to)].join('_'),
    slug,
    to,
    subject,
    ...fromPlatform(body),
    createdAt: now,
  }));
}

/** Of a mailbox: e-mail ids contain no address. */
export function hashOf({ address }: Receiver): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** A moment as part of an e-mail's id. */
export function asCause(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

/** '21.12.2026, 09:00 Uhr' */
export function hourOf(moment: Date): string {
  return `${formatMoment(moment)} Uhr`;
}
