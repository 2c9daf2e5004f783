import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Invitation } from '@platzwart/domain/team/invitation';
import type { Role } from '@platzwart/domain/team/member';
import type { OutgoingEmail } from '../../core/email.ts';
import { type EmailBody, fromPlatform } from './layout.ts';

/** A role and its permissions, for somebody who does not know the product yet. */
const roles: Record<Role, string> = {
  administrator: 'Administration (alles, auch Einstellungen und Team)',
  therapist: 'Empfang und Therapie (Anfragen bearbeiten, Aufnahme pausieren)',
  viewer: 'Lesezugriff (Anfragen ansehen)',
};

/**
 * Invites somebody into a practice's team, maybe without an account. The link carries the
 * invitation's secret: only this e-mail contains it, and its body is erased once sent.
 */
export function invitationEmail(
  {
    practice,
    contact,
    invitationId,
    invitation,
    secret,
  }: {
    practice: Practice;
    contact: string;
    invitationId: string;
    invitation: Invitation;
    secret: string;
  },
  origin: string,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `${invitation.invitedBy.name} lädt dich ein, bei Platzwart im Team von ${practice.title} mitzuarbeiten. Platzwart ist die Warteliste der Praxis: Hier gehen Anfragen nach einem Therapieplatz ein.`,
      `Name und Passwort genügen. Hast du mit ${readableEmail(invitation.email)} schon ein Konto, melde dich damit an.`,
    ],
    rows: [
      ['Praxis', practice.title],
      ['Eingeladen von', invitation.invitedBy.name],
      ['Deine Rolle', roles[invitation.role]],
      ['Gültig bis', `${formatMoment(invitation.expiresAt)} Uhr`],
    ],
    button: {
      label: 'Einladung annehmen',
      url: origin + sitePaths.invitation(`${practice.slug}~${secret}`),
    },
    ours: [contact, readableEmail(invitation.email)],
    head: practice.title,
    closing: [
      'Gib den Link nicht weiter, er ist nur für dich.',
      'Du hast keine Einladung erwartet? Dann kannst du diese Nachricht löschen. Ohne dich ändert sich nichts.',
    ],
    foot: [
      'Diese Nachricht kommt von Platzwart.',
      `Praxis: ${practice.title}, Kontaktperson: ${practice.contactPerson}${contact === '' ? '' : `, ${readableEmail(contact)}`}`,
    ],
  };
  return {
    purpose: 'invitation',
    about: `${practice.slug}_${invitationId}`,
    slug: practice.slug,
    to: { name: '', address: invitation.email },
    subject: `Einladung in das Team von ${practice.title}`,
    ...fromPlatform(body),
    createdAt: invitation.invitedAt,
  };
}
