/** Texts for members of a practice that asks for a second factor. */
export const factorStepTexts = {
  notice: (day: string) =>
    `Ab dem ${day} verlangt eure Praxis bei der Anmeldung einen zweiten Schritt. Du hast noch keinen.`,
  setUp: 'Jetzt einrichten',
  section: 'Dein Konto',
  step: 'Passkey oder Codes aus einer App einrichten',
  until: (day: string) => `Ab dem ${day} kommst du ohne nicht mehr in die Praxis.`,
  checking: 'Einen Moment …',
  unknown: 'Wir konnten nicht nachsehen, warum diese Praxis sich nicht öffnet.',
  title: (practice: string) => `${practice} verlangt einen zweiten Schritt`,
  why: (day: string) =>
    `Seit dem ${day} genügt hier das Passwort allein nicht mehr. Alles Gespeicherte ist noch da; deine anderen Praxen bleiben offen.`,
  google: 'Oder melde dich ab und mit Google wieder an: Das zählt hier auch.',
  signOut: 'Abmelden',
  choose: 'Richte einen von beiden ein, dann geht es hier weiter',
  otherWay:
    'Hast du deinen Passkey verloren, kann jemand mit der Rolle Administration unter „Team“ deinen zweiten Schritt zurücksetzen.',
  proveWhy: 'Bestätige mit deinem Passkey, dass du es bist. Dann geht es weiter.',
  prove: 'Mit Passkey weiter',
  ready: 'Das war es schon.',
  goOn: 'Weiter zur Praxis',
} as const;
