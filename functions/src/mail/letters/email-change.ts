import type { AccountLetter } from '../../accounts/account-letter.ts';

/** To the new address: the account takes it over by this link. How long Firebase lets its code live, it does not say. */
export function emailChangeLetter(link: string): AccountLetter {
  return {
    purpose: 'emailChange',
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      'diese Adresse soll zu einem Konto bei Platzwart gehören. Die Änderung gilt, sobald du sie bestätigst. Danach meldest du dich mit der neuen Adresse an.',
      'Bitte öffne den Link innerhalb einer Stunde; er gilt nur einmal. Ist er abgelaufen, wünsche dir die Änderung in deinem Konto noch einmal.',
    ],
    button: { label: 'Neue Adresse bestätigen', url: link },
    unexpected: 'Du hast keine Änderung gewünscht? Dann kannst du diese Nachricht löschen: Ohne den Link ändert sich nichts.',
  };
}

/** To the new address, if it has an account already: whoever asked is told nothing, whoever owns the mailbox may know. */
export function emailTakenLetter(origin: string): AccountLetter {
  return {
    purpose: 'emailChange',
    subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
    paragraphs: [
      'diese Adresse sollte zu einem anderen Konto bei Platzwart gehören. Sie hat aber schon ein eigenes, deshalb hat sich nichts geändert.',
      'Warst du das selbst? Dann melde dich mit dieser Adresse an. Möchtest du sie lieber in deinem anderen Konto verwenden, lösche zuerst dieses.',
    ],
    button: { label: 'Anmelden', url: `${origin}/login` },
    unexpected: 'Du hast keine Änderung gewünscht? Dann kannst du diese Nachricht löschen: An deinem Konto ist nichts geschehen.',
  };
}

/** To the address so far: it is about to be replaced, and the person may not be the one who asked. */
export function emailChangeNotice(newEmail: string, origin: string): AccountLetter {
  return {
    purpose: 'emailChange',
    subject: 'Die E-Mail-Adresse deines Kontos soll sich ändern',
    paragraphs: [
      `für dein Konto bei Platzwart wurde eine neue Adresse gewünscht: ${newEmail}. Die Änderung gilt erst, wenn sie dort bestätigt wird.`,
    ],
    button: { label: 'Konto ansehen', url: `${origin}/user` },
    unexpected: 'Du hast keine Änderung gewünscht? Dann ändere bitte gleich dein Passwort.',
  };
}
