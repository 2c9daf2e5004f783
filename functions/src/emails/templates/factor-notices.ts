/** Notifies an account's owner of what it proves itself by. */
import { wayBackDays } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { AccountEmail } from './account-email.ts';
import { hourOf } from './practice-notice.ts';

export type FactorName = 'codes' | 'passkey';

const toAccount = (origin: string) => ({
  label: 'Zu deinem Konto',
  url: origin + sitePaths.user,
});

const notYou =
  'Das warst nicht du? Dann melde dein Konto bitte gleich überall ab und lege ein neues Passwort fest.';

/** `undo`: while none was needed, a link that takes it away and ends every sign-in. */
export function factorAddedEmail(
  added: FactorName,
  undo: string | undefined,
  origin: string,
): AccountEmail {
  const isPasskey = added === 'passkey';
  const what = isPasskey
    ? 'mit deinem Konto bei Platzwart kann man sich jetzt mit einem neuen Passkey anmelden.'
    : 'dein Konto bei Platzwart fragt nach dem Passwort jetzt nach einem Code aus einer App.';
  return {
    purpose: 'signInFactor',
    subject: isPasskey
      ? 'Ein Passkey gehört jetzt zu deinem Konto'
      : 'Dein Konto fragt jetzt nach einem Code',
    paragraphs: [
      `${what} Warst du das selbst, ist nichts zu tun.`,
      undo === undefined
        ? 'Warst du es nicht, dann entferne ihn in deinem Konto und lege ein neues Passwort fest.'
        : `Warst du es nicht, dann drücke bitte gleich den Knopf. Der Link gilt ${wayBackDays} Tage. Er nimmt das zurück, meldet das Konto überall ab und führt dich zu einem neuen Passwort.`,
    ],
    button: undo === undefined ? toAccount(origin) : { label: 'Das war ich nicht', url: undo },
    unexpected:
      'Das kommt nicht von dir? Dann war vielleicht jemand anders in deinem Konto: Der Knopf hilft dir, ihn auszusperren.',
  };
}

export function factorRemovedEmail(removed: FactorName, origin: string): AccountEmail {
  const isPasskey = removed === 'passkey';
  return {
    purpose: 'signInFactor',
    subject: isPasskey
      ? 'Ein Passkey gehört nicht mehr zu deinem Konto'
      : 'Dein Konto fragt nicht mehr nach einem Code',
    paragraphs: [
      isPasskey
        ? 'aus deinem Konto bei Platzwart wurde ein Passkey entfernt. Anmelden kann sich damit niemand mehr.'
        : 'bei deinem Konto bei Platzwart wurden die Codes aus einer App abgeschaltet.',
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: toAccount(origin),
    unexpected: notYou,
  };
}

/** Whether a passkey is asked for after a password. */
export function passkeyRequiredEmail(isRequired: boolean, origin: string): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: isRequired
      ? 'Dein Konto fragt jetzt nach einem Passkey'
      : 'Dein Konto fragt nicht mehr nach einem Passkey',
    paragraphs: [
      isRequired
        ? 'das Passwort allein öffnet dein Konto bei Platzwart nicht mehr: Es fragt danach nach einem Passkey oder einem Ersatzcode.'
        : 'dein Konto bei Platzwart fragt nach dem Passwort nicht mehr nach einem Passkey.',
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: toAccount(origin),
    unexpected: notYou,
  };
}

/** Those of before count no more. */
export function recoveryCodesRenewedEmail(origin: string): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: 'Dein Konto hat neue Ersatzcodes',
    paragraphs: [
      'für dein Konto bei Platzwart gelten jetzt neue Ersatzcodes. Die alten kannst du wegwerfen.',
      'Warst du das selbst, ist nichts zu tun.',
    ],
    button: toAccount(origin),
    unexpected: notYou,
  };
}

/** `left`: how many there are still. */
export function recoveryCodeUsedEmail(left: number, origin: string): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: 'Ein Ersatzcode wurde benutzt',
    paragraphs: [
      'bei deinem Konto bei Platzwart hat sich jemand mit einem Ersatzcode angemeldet. Warst du das selbst, ist nichts zu tun.',
      left === 0
        ? 'Das war der letzte. Neue bekommst du in deinem Konto.'
        : `So viele sind noch übrig: ${left}. Neue bekommst du in deinem Konto.`,
    ],
    button: toAccount(origin),
    unexpected: notYou,
  };
}

/** A passkey has counted backwards. */
export function passkeyCopiedEmail(origin: string): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: 'Wir haben einen Passkey deines Kontos gesperrt',
    paragraphs: [
      'einer deiner Passkeys für Platzwart wurde vielleicht kopiert: Sein Zähler ist rückwärts gelaufen. Wir haben ihn gesperrt, anmelden kann sich damit niemand mehr. Welcher es ist, siehst du in deinem Konto.',
      'Bitte melde dich anders an, entferne ihn in deinem Konto und richte einen neuen ein.',
    ],
    button: toAccount(origin),
    unexpected:
      'Hast du dich gerade nicht angemeldet? Dann melde dein Konto bitte gleich überall ab.',
  };
}

/** `url`: a link that cancels it. */
export function factorResetPlannedEmail({
  dueAt,
  isByOperator,
  url,
}: {
  dueAt: Date;
  isByOperator: boolean;
  url: string;
}): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: 'Deine Anmeldung wird zurückgesetzt',
    paragraphs: [
      `${isByOperator ? 'wir wurden gebeten' : 'jemand mit der Rolle „Administration“ aus deiner Praxis hat uns gebeten'}, Passkeys, Codes und Ersatzcodes deines Kontos bei Platzwart zu entfernen, weil du sie verloren hast.`,
      `Das geschieht am ${hourOf(dueAt)}. Danach ist dein Konto überall abgemeldet, und dein Passwort genügt wieder, bis du etwas Neues einrichtest. Stimmt das, ist nichts zu tun.`,
      'Hast du nichts verloren, dann drücke bitte gleich den Knopf: Dann bleibt alles, wie es ist. In deinem Konto geht das auch.',
    ],
    button: { label: 'Nicht zurücksetzen', url },
    unexpected:
      'Ist dir das neu? Dann will vielleicht jemand anders in dein Konto: Drücke den Knopf und frag in deiner Praxis nach.',
  };
}

export function factorsResetEmail(origin: string): AccountEmail {
  return {
    purpose: 'signInFactor',
    subject: 'Deine Anmeldung wurde zurückgesetzt',
    paragraphs: [
      'Passkeys, Codes und Ersatzcodes deines Kontos bei Platzwart gibt es nicht mehr, und es ist überall abgemeldet. Melde dich mit deinem Passwort oder mit Google an und richte bitte gleich wieder etwas ein.',
    ],
    button: toAccount(origin),
    unexpected: notYou,
  };
}
