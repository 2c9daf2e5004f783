import type { AccountEmail } from './account-email.ts';

/** To a new account: the link confirms the address. Firebase's code lives three days. */
export function verificationEmail(link: string): AccountEmail {
  return {
    purpose: 'emailVerification',
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    paragraphs: [
      'mit dieser Adresse wurde ein Konto bei Platzwart angelegt. Bitte bestätige, dass sie dir gehört. Danach kannst du eine Praxis registrieren oder eine Einladung annehmen.',
      'Der Link gilt drei Tage. Ist er abgelaufen, melde dich an und lass dir einen neuen schicken.',
    ],
    button: { label: 'Adresse bestätigen', url: link },
    unexpected:
      'Du hast kein Konto angelegt? Dann hat sich vermutlich jemand vertippt, und du kannst diese Nachricht löschen.',
  };
}
