import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { FactorDemand } from '@platzwart/domain/sign-in/factor-demand';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Role } from '@platzwart/domain/team/member';
import type { OutgoingEmail } from '../../core/email.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

type About = {
  practice: Practice;
  /** Who joined or left. */
  name: string;
  /** Of that change. */
  cause: string;
  now: Date;
};

const button = { label: 'Zum Team', screen: screenPaths.setting('members') } as const;

/** To the administrators: somebody has accepted an invitation and can now see patients' data. */
export function memberJoinedEmails(
  { practice, name, cause, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'memberJoined',
    cause,
    subject: `Neu im Team von ${practice.title}`,
    paragraphs: [
      `${name} hat die Einladung angenommen und gehört jetzt zum Team von ${practice.title}.`,
      'Kommt euch das seltsam vor? In den Einstellungen könnt ihr die Rolle ändern oder den Zugang beenden.',
    ],
    button,
    now,
  });
}

/**
 * To the administrators: somebody no longer belongs to the team, by their own choice or by a
 * colleague's.
 */
export function memberLeftEmails(
  { practice, name, cause, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'memberLeft',
    cause,
    subject: `Nicht mehr im Team von ${practice.title}`,
    paragraphs: [
      `${name} gehört nicht mehr zum Team von ${practice.title} und sieht dort nichts mehr.`,
      'Kommt euch das seltsam vor? In den Einstellungen könnt ihr jederzeit neu einladen.',
    ],
    button,
    now,
  });
}

/**
 * To a member removed by a colleague: they lost access, so the button leads to the list of their
 * practices.
 */
export function accessEndedEmails(
  { practice, cause, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'memberLeft',
    cause,
    subject: `Dein Zugang zu ${practice.title} ist beendet`,
    paragraphs: [
      `Jemand mit der Rolle „Administration“ hat dich aus dem Team von ${practice.title} entfernt. Dein Zugang dort ist beendet, dein Konto bei Platzwart bleibt.`,
      'Kommt dir das seltsam vor? Dann frag bitte in deiner Praxis nach.',
    ],
    button: { label: 'Zu deinen Praxen', path: sitePaths.dashboard },
    now,
  });
}

/** As the screens name them. */
export const roles: Record<Role, string> = {
  administrator: 'Administration',
  therapist: 'Empfang und Therapie',
  viewer: 'Lesezugriff',
};

/** To the administrators: a colleague changed somebody's role. */
export function roleChangedEmails(
  { practice, name, role, cause, now }: About & { role: Role },
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'roleChanged',
    cause,
    subject: `Andere Rolle im Team von ${practice.title}`,
    paragraphs: [
      `${name} hat im Team von ${practice.title} jetzt die Rolle „${roles[role]}“.`,
      'Kommt euch das seltsam vor? In den Einstellungen könnt ihr die Rolle ändern; wer sie geändert hat, steht dort im Protokoll.',
    ],
    button,
    now,
  });
}

/** To the member: their role changed. */
export function ownRoleChangedEmails(
  { practice, role, cause, now }: About & { role: Role },
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'roleChanged',
    cause,
    subject: `Deine Rolle im Team von ${practice.title}`,
    paragraphs: [
      `Jemand mit der Rolle „Administration“ hat deine Rolle im Team von ${practice.title} geändert. Du hast jetzt die Rolle „${roles[role]}“.`,
      'Kommt dir das seltsam vor? Dann frag bitte in deiner Praxis nach.',
    ],
    now,
  });
}

/** To all members: from then on the practice asks for a second factor; undefined: no longer. */
export function factorRequiredEmails(
  { practice, demand, cause, now }: Omit<About, 'name'> & { demand: FactorDemand | undefined },
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const { title } = practice;
  const day = demand && formatDay(demand.from);
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'factorRequired',
    cause,
    subject: day
      ? `Ab ${day}: zweiter Schritt bei der Anmeldung für ${title}`
      : `Kein zweiter Schritt mehr nötig für ${title}`,
    paragraphs: day
      ? [
          `Ab dem ${day} genügt das Passwort allein für ${title} nicht mehr. So hat es jemand mit der Rolle „Administration“ festgelegt. Dazu gehört dann ein Passkey (Fingerabdruck, Gesicht oder PIN deines Geräts) oder ein Code aus einer App.`,
          demand.googleCounts
            ? 'Meldest du dich mit Google an, ist nichts zu tun.'
            : 'Das gilt auch, wenn du dich mit Google anmeldest.',
          'Bitte richte das bis dahin in deinem Konto ein. Hast du es schon, ist nichts zu tun.',
        ]
      : [
          `Jemand mit der Rolle „Administration“ hat es zurückgenommen: Für ${title} genügt wieder das Passwort allein. Was du eingerichtet hast, bleibt und schützt dein Konto weiter.`,
          'Kommt dir das seltsam vor? Dann frag bitte in deiner Praxis nach.',
        ],
    button: { label: day ? 'In meinem Konto einrichten' : 'Zu meinem Konto', path: sitePaths.user },
    now,
  });
}
