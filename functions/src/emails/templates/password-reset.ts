import type { AccountEmail } from './account-email.ts';

/** To the account of this address: a link that sets a new password, valid for an hour. */
export function passwordResetEmail(link: string): AccountEmail {
  return {
    purpose: 'passwordReset',
    subject: 'Neues Passwort für dein Konto',
    paragraphs: [
      'für dein Konto bei Platzwart wurde ein neues Passwort angefordert. Über den Link legst du es fest.',
      'Der Link gilt eine Stunde und nur einmal. Ist er abgelaufen, fordere auf der Anmeldeseite einen neuen an.',
    ],
    button: { label: 'Neues Passwort festlegen', url: link },
    unexpected:
      'Du hast kein neues Passwort angefordert? Dann kannst du diese Nachricht löschen: Ohne den Link bleibt dein Passwort, wie es ist.',
  };
}
