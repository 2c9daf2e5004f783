import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { wayBackDays } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { AccountEmail } from './account-email.ts';

/** To the new address: a link that moves the account there, valid for an hour. */
export function addressChangeEmail(link: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      'diese Adresse soll zu einem Konto bei Platzwart gehören. Die Änderung gilt, sobald du sie bestätigst. Danach meldest du dich mit der neuen Adresse an.',
      'Bitte öffne den Link innerhalb einer Stunde; er gilt nur einmal. Ist er abgelaufen, ändere die Adresse in deinem Konto noch einmal.',
    ],
    button: { label: 'Neue Adresse bestätigen', url: link },
    unexpected:
      'Du hast keine Änderung gewünscht? Dann kannst du diese Nachricht löschen: Ohne den Link ändert sich nichts.',
  };
}

/**
 * To the new address if it already has an account: only the mailbox's owner learns that, never the
 * caller.
 */
export function addressTakenEmail(origin: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
    paragraphs: [
      'diese Adresse sollte zu einem anderen Konto bei Platzwart gehören. Sie hat aber schon ein eigenes, deshalb hat sich nichts geändert.',
      'Warst du das selbst? Dann melde dich mit dieser Adresse an. Möchtest du sie lieber in deinem anderen Konto verwenden, lösche zuerst dieses.',
    ],
    button: { label: 'Anmelden', url: origin + sitePaths.login },
    unexpected:
      'Du hast keine Änderung gewünscht? Dann kannst du diese Nachricht löschen: An deinem Konto ist nichts geschehen.',
  };
}

const wayBackText = `Der Link gilt ${wayBackDays} Tage. Er lässt alles beim Alten, meldet das Konto überall ab und führt dich zu einem neuen Passwort.`;

/** To the current address, before the change: the person may not be the one who asked. */
export function emailChangeNotice(newEmail: string, wayBack: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Die E-Mail-Adresse deines Kontos soll sich ändern',
    paragraphs: [
      `für dein Konto bei Platzwart wurde eine neue Adresse gewünscht: ${readableEmail(newEmail)}. Die Änderung gilt erst, wenn sie dort bestätigt wird. Warst du das selbst, ist nichts zu tun.`,
      `Warst du es nicht, dann drücke bitte gleich den Knopf. ${wayBackText}`,
    ],
    ours: [readableEmail(newEmail)],
    button: { label: 'Das war ich nicht', url: wayBack },
    unexpected:
      'Die Änderung kommt nicht von dir? Dann war vielleicht jemand anders in deinem Konto: Der Knopf hilft dir, ihn auszusperren.',
  };
}

/** To the former address, after the change. */
export function addressChangedEmail(newEmail: string, wayBack: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Die E-Mail-Adresse deines Kontos ist geändert',
    paragraphs: [
      `dein Konto bei Platzwart gehört jetzt zu ${readableEmail(newEmail)}. Du meldest dich ab jetzt damit an. An diese Adresse hier schreiben wir dir nicht mehr.`,
      `Warst du das nicht, dann drücke bitte gleich den Knopf. ${wayBackText}`,
    ],
    ours: [readableEmail(newEmail)],
    button: { label: 'Das war ich nicht', url: wayBack },
    unexpected: 'Hast du die Änderung selbst bestätigt, kannst du diese Nachricht löschen.',
  };
}

/** To the address that lost the account again: the former one is restored. */
export function addressUnchangedEmail(email: string, origin: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Eine Änderung deines Kontos wurde zurückgenommen',
    paragraphs: [
      `das Konto bei Platzwart, das zuletzt zu dieser Adresse gehörte, gehört wieder zu ${readableEmail(email)}: Dort hat jemand „Das war ich nicht“ gedrückt.`,
    ],
    ours: [readableEmail(email)],
    button: { label: 'Zu Platzwart', url: origin },
    unexpected:
      'War das ein Versehen? Dann wende dich an die Praxis, in der du arbeitest, oder an uns.',
  };
}
