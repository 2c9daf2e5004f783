/** Texts of the invitation page, for people who may not know the product yet. */
export const texts = {
  loading: 'Die Einladung wird geladen …',
  title: (practice: string) => `Einladung in das Team von ${practice}`,
  lead: (name: string) =>
    `${name} lädt dich ein, hier mitzuarbeiten. Platzwart ist die Warteliste der Praxis.`,
  details: {
    practice: 'Praxis',
    invitedBy: 'Eingeladen von',
    email: 'Eingeladen ist',
    role: 'Deine Rolle',
  },
  failed: 'Die Einladung lässt sich gerade nicht laden',
  /** By refusal code; the refusal itself carries the explanation. */
  refused: {
    invitationExpired: 'Einladung abgelaufen',
    invitationRevoked: 'Einladung zurückgezogen',
    invitationUsed: 'Einladung schon angenommen',
    other: 'Einladung nicht gefunden',
  },
  usedByYou: 'Warst du das? Dann melde dich mit der Adresse an, an die sie geschickt wurde.',
  usedBefore: (own: string) =>
    `Du bist als ${own} angemeldet. Hast du sie mit einer anderen Adresse angenommen, melde dich mit dieser an. Sonst bitte die Praxis um eine neue Einladung.`,
  toDashboard: 'Zu meinen Praxen',
  toStart: 'Zur Startseite',
  toSignIn: 'Anmelden',
  other: {
    text: (own: string, invited: string) =>
      `Du bist als ${own} angemeldet. Diese Einladung gilt für ${invited}. Melde dich mit dieser Adresse an, oder bitte um eine neue Einladung an ${own}.`,
    press: 'Mit anderer Adresse anmelden',
    busy: 'Du wirst abgemeldet …',
  },
  member: {
    text: 'Du gehörst schon zu dieser Praxis.',
    press: 'Zur Administration',
  },
  accept: {
    text: (email: string) => `Du bist als ${email} angemeldet.`,
    press: 'Einladung annehmen',
    busy: 'Wird angenommen …',
  },
  joining: 'Willkommen im Team. Dein Zugang wird eingerichtet …',
  joiningLong: 'Das dauert länger als sonst.',
} as const;
