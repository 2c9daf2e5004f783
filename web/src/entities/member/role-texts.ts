import type { Role } from '@platzwart/domain/team/member';

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administration',
  therapist: 'Empfang und Therapie',
  viewer: 'Lesezugriff',
};

/** What each role may do, in one sentence. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  administrator: 'Darf alles: Anfragen bearbeiten, Einstellungen ändern, das Team verwalten.',
  therapist:
    'Bearbeitet Anfragen, pausiert die Aufnahme und trägt Schließtage ein. Das Übrige bleibt der Administration.',
  viewer: 'Sieht alle Anfragen, kann aber nichts ändern.',
};
