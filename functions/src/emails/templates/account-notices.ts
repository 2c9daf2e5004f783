/** Notifies an account's owner of changes they should know about. */
import { wayBackDays } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { AccountEmail } from './account-email.ts';

/** A new password alone leaves passkeys in an account that asks for one, or whose practice does. */
const othersOut =
  'entferne danach in deinem Konto jeden Passkey, der nicht von dir ist: Das sperrt alle anderen aus.';

const newPassword = (origin: string) => ({
  label: 'Neues Passwort festlegen',
  url: `${origin}${sitePaths.login}?mode=forgotPassword`,
});

/** To the restored address: somebody changed it outside our links, and we changed it back. */
export function addressRestoredEmail(origin: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Wir haben eine Änderung deines Kontos zurückgenommen',
    paragraphs: [
      'die E-Mail-Adresse deines Kontos wurde geändert, ohne dass jemand sie über einen Link von uns bestätigt hat. Wir haben die Änderung zurückgenommen und das Konto überall abgemeldet.',
      'Das bisherige Passwort gilt nicht mehr. Bitte lege ein neues fest. Deine Adresse änderst du danach in deinem Konto.',
    ],
    button: newPassword(origin),
    unexpected: `Die Änderung kommt nicht von dir? Dann war vielleicht jemand anders in deinem Konto. Lege das neue Passwort gleich fest und ${othersOut}`,
  };
}

/** Somebody linked an account elsewhere outside our pages: it could have opened this one. */
export function strangeSignInEmail(origin: string): AccountEmail {
  return {
    purpose: 'emailChange',
    subject: 'Wir haben einen fremden Zugang von deinem Konto entfernt',
    paragraphs: [
      'mit deinem Konto bei Platzwart war eine Anmeldung verbunden, die nicht zu deiner E-Mail-Adresse gehört. Wir haben diese Anmeldung entfernt und das Konto überall abgemeldet.',
      'Bitte lege ein neues Passwort fest.',
    ],
    button: newPassword(origin),
    unexpected: `Das warst nicht du? Dann war vielleicht jemand anders in deinem Konto. Lege das neue Passwort gleich fest und ${othersOut}`,
  };
}

/** The password was changed, by a link of ours, which may have taken passkeys, or in the account. */
export function passwordChangedEmail(
  origin: string,
  passkeys: { readonly dropped: number; readonly left: number },
): AccountEmail {
  return {
    purpose: 'passwordReset',
    subject: 'Dein Passwort ist geändert',
    paragraphs: [
      'für dein Konto bei Platzwart gilt ein neues Passwort. Überall, wo du angemeldet warst, meldest du dich damit neu an.',
      ...passkeysAfter(passkeys),
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: newPassword(origin),
    unexpected: `Warst du das nicht? Dann lege bitte gleich ein anderes fest und ${othersOut}`,
  };
}

function passkeysAfter({ dropped, left }: { dropped: number; left: number }): string[] {
  const still = 'gelten weiter. Ist einer nicht von dir, entferne ihn in deinem Konto.';
  if (dropped === 0) return left === 0 ? [] : [`Deine Passkeys ${still}`];
  const which =
    left === 0
      ? 'Die Passkeys deines Kontos haben wir entfernt'
      : `Die Passkeys der letzten ${wayBackDays} Tage haben wir entfernt`;
  return [
    `${which}, damit auch niemand anders damit hineinkommt. Neue richtest du in deinem Konto ein.`,
    ...(left === 0 ? [] : [`Deine älteren Passkeys ${still}`]),
  ];
}

/** Somebody signed in on a kind of device that the account has not used for a year. */
export function newDeviceEmail(device: string, origin: string): AccountEmail {
  return {
    purpose: 'passwordReset',
    subject: 'Neue Anmeldung mit deinem Konto',
    paragraphs: [
      `jemand hat sich gerade mit deinem Konto bei Platzwart angemeldet: ${device}. Auf so einem Gerät warst du mindestens ein Jahr lang nicht angemeldet.`,
      'Warst du das selbst, ist nichts zu tun. Wo du angemeldet bist, siehst und beendest du in deinem Konto unter „Sitzungen“.',
    ],
    button: newPassword(origin),
    unexpected: `Warst du das nicht? Dann lege bitte gleich ein neues Passwort fest und ${othersOut}`,
  };
}

/** Instead of whatever else comes under that subject today. */
export function moreAccountEmails(subject: string, origin: string): AccountEmail {
  return {
    purpose: 'moreAccountEmails',
    subject: 'Viele Nachrichten über dein Konto',
    paragraphs: [
      `heute kamen ungewöhnlich viele Nachrichten mit dem Betreff „${subject}“ an diese Adresse. Damit dein Postfach nicht überläuft, schicken wir dir davon heute keine weiteren.`,
      'Knöpfe in den Nachrichten von heute gelten weiter, auch „Das war ich nicht“.',
    ],
    button: newPassword(origin),
    unexpected: `Warst du das nicht? Dann lege bitte gleich ein neues Passwort fest und ${othersOut} Hast du kein Konto, ist nichts zu tun.`,
  };
}

/** Somebody ended all sign-ins, or changed the password, outside our pages. */
export function signInsEndedEmail(origin: string): AccountEmail {
  return {
    purpose: 'passwordReset',
    subject: 'Dein Konto wurde überall abgemeldet',
    paragraphs: [
      'das Passwort deines Kontos bei Platzwart wurde geändert, oder jemand hat es überall abgemeldet, ohne dafür unsere Seiten zu benutzen.',
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: newPassword(origin),
    unexpected: `Warst du das nicht? Dann lege bitte gleich ein neues Passwort fest und ${othersOut}`,
  };
}
