/** Notifies an account's owner of changes they should know about. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { AccountEmail } from './account-email.ts';

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
      'Bitte lege ein neues Passwort fest. Deine Adresse änderst du danach in deinem Konto.',
    ],
    button: newPassword(origin),
    unexpected:
      'Die Änderung kommt nicht von dir? Dann war vielleicht jemand anders in deinem Konto: Das neue Passwort sperrt ihn aus.',
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
    unexpected:
      'Das warst nicht du? Dann war vielleicht jemand anders in deinem Konto: Das neue Passwort sperrt ihn aus.',
  };
}

/**
 * The password was changed, by a link of ours or in the account. `werePasskeys`: that took away
 * some.
 */
export function passwordChangedEmail(origin: string, werePasskeys = false): AccountEmail {
  return {
    purpose: 'passwordReset',
    subject: 'Dein Passwort ist geändert',
    paragraphs: [
      'für dein Konto bei Platzwart gilt ein neues Passwort. Überall, wo du angemeldet warst, meldest du dich damit neu an.',
      ...(werePasskeys
        ? [
            'Die Passkeys deines Kontos haben wir entfernt, damit auch niemand anders damit hineinkommt. Neue richtest du in deinem Konto ein.',
          ]
        : []),
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: newPassword(origin),
    unexpected:
      'Warst du das nicht? Dann lege bitte gleich ein anderes fest: Das sperrt alle anderen aus.',
  };
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
    unexpected:
      'Warst du das nicht? Dann lege bitte gleich ein neues Passwort fest: Das sperrt alle anderen aus.',
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
    unexpected:
      'Warst du das nicht? Dann lege bitte gleich ein neues Passwort fest: Das sperrt alle anderen aus.',
  };
}
