import { plan } from '@platzwart/domain/billing/pricing';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';
import { hashOf, type Receiver } from './practice-notice.ts';

/**
 * What remains known of a deleted practice. `emailKey` is random: the slug is stored nowhere any
 * more, not here either.
 */
type Gone = {
  readonly title: string;
  readonly because: 'trialOver' | 'asked';
  readonly emailKey: string;
};

/** To its former administrators and the practice's address: the practice is deleted. */
export function practiceDeletedEmails(
  { title, because, emailKey }: Gone,
  { receivers, origin, now }: { receivers: readonly Receiver[]; origin: string; now: Date },
): OutgoingEmail[] {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `die Praxis „${title}“ ist bei Platzwart gelöscht, mit allen Anfragen, Listen und Einstellungen.`,
      because === 'trialOver'
        ? `Ihre Testzeit war seit ${plan.deletionDays} Tagen zu Ende, und es gab kein Abo.`
        : 'Jemand aus eurer Administration hat die Löschung veranlasst.',
      'Eure eigenen Zugänge bleiben bestehen. Braucht ihr sie nicht mehr, könnt ihr sie nach der Anmeldung selbst löschen. Und ihr könnt jederzeit eine neue Praxis registrieren.',
    ],
    button: { label: 'Zu Platzwart', url: origin },
    foot: ['Diese Nachricht kommt von Platzwart. Danke, dass ihr dabei wart.'],
  };
  return receivers.map((to) => ({
    purpose: 'practiceDeleted',
    about: `${emailKey}_${hashOf(to)}`,
    slug: '',
    to,
    subject: `${title} ist gelöscht`,
    ...fromPlatform(body),
    createdAt: now,
  }));
}
