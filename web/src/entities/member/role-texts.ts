import type { Role } from '@platzwart/domain/team/member';

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administration',
  therapist: 'Therapie',
  viewer: 'Lesezugriff',
};

/** What each role may do, in one sentence. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  administrator: 'Darf alles: Anfragen bearbeiten, Einstellungen ändern, das Team verwalten.',
  therapist: 'Sieht und bearbeitet Anfragen. Einstellungen und Team bleiben der Administration.',
  viewer: 'Sieht alle Anfragen, kann aber nichts ändern.',
};
