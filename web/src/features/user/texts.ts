/** What the page of one's own account says, to people who work in a practice. */
export const texts = {
  title: 'Dein Konto',
  details: 'Angaben',
  name: 'Name',
  nameUnknown: 'nicht angegeben',
  email: 'E-Mail-Adresse',
  practices: 'Meine Praxen',
  role: (role: string) => `Deine Rolle: ${role}`,
  toAdministration: 'Zur Administration',
  toAdministrationOf: (title: string) => `Zur Administration: ${title}`,
  toPractice: 'Praxisseite',
  toPracticeOf: (title: string) => `Praxisseite: ${title}`,
  register: 'Praxis registrieren',
  none: 'Noch keine Praxis',
  noneText:
    'Registriere deine Praxis und probiere alles 30 Tage kostenlos aus, ohne Kreditkarte. Wenn deine Praxis schon dabei ist, bitte jemanden mit Administrationsrecht, dich einzuladen.',
  signOut: 'Abmelden',
} as const;
