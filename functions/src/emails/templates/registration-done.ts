import { plan } from '@platzwart/domain/billing/pricing';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform, greetingTo } from './layout.ts';

/**
 * To the practice, or to its registrant (`email`) while its address is unconfirmed: it is
 * registered (spec section 2, 'Registrierung erfolgreich': a confirmation e-mail will follow).
 */
export function registrationDoneEmail(
  {
    practice,
    account,
    name,
    email,
  }: { practice: Practice; account: Account; name: string; email: string },
  origin: string,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: greetingTo(name),
    paragraphs: [
      `${practice.title} ist jetzt bei Platzwart. Ihr könnt alles ${plan.trialDays} Tage lang kostenlos ausprobieren, bis zum ${formatDay(account.trialEndsAt)}.`,
      'Noch ist eure Praxis geschlossen: Seht zuerst nach, ob Zeiten und Fragen stimmen, und öffnet sie dann in der Administration mit einem Druck auf „Jetzt öffnen“.',
      'Danach stellen Patientinnen und Patienten unter dieser Adresse ihre Anfragen; gebt sie auf eurer Website und in der Praxis weiter.',
      ...(confirmedEmailOf(account) === ''
        ? [
            'Eines fehlt noch: An die E-Mail-Adresse eurer Praxis haben wir einen Link geschickt. Bis ihn dort jemand öffnet, bekommt ihr unsere Nachrichten hier.',
          ]
        : []),
    ],
    rows: [['Eure Adresse', origin + sitePaths.practice(practice.slug)]],
    ours: [origin + sitePaths.practice(practice.slug)],
    button: { label: 'Zur Administration', url: origin + sitePaths.administration(practice.slug) },
    head: practice.title,
    foot: [
      'Diese Nachricht kommt von Platzwart.',
      `Praxis: ${practice.title}, Kontaktperson: ${practice.contactPerson}`,
    ],
  };
  return {
    purpose: 'registrationDone',
    about: practice.slug,
    slug: practice.slug,
    to: { name: practice.title, address: confirmedEmailOf(account) || email },
    subject: `${practice.title} ist registriert`,
    ...fromPlatform(body),
    createdAt: account.registeredAt,
  };
}
