/**
 * Every setting by the words of its screen and by those of its readers, for both searches. Loads
 * with the first of them.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { FindableSetting } from '../../../features/administration/find-settings.ts';
import { texts as factors } from '../../../features/user/factor-texts.ts';
import { texts as user } from '../../../features/user/texts.ts';
import { screensInOrder } from '../../../staff-screens.ts';
import { type SettingsPage, settingsPagesInOrder } from './settings-pages.ts';

/** What people look for among settings, and what stands outside of the administration. */
const ofSite: readonly FindableSetting[] = [
  {
    to: sitePaths.user,
    title: user.title,
    words: 'Benutzerkonto Account mein Profil Zugangsdaten',
  },
  ...(
    [
      ['name-teil', user.name.title, 'heißen Nachname Heirat'],
      ['e-mail', user.email.title, 'Login Anmeldung Mailadresse'],
      ['passwort', user.password.title, 'Kennwort Sicherheit Zugang vergessen'],
      [
        'passkeys',
        factors.passkeys.title,
        'Passkey Fingerabdruck Gesicht Face ID Touch ID Windows Hello Sicherheitsschlüssel YubiKey FIDO ohne Passwort anmelden',
      ],
      [
        'codes',
        factors.codes.title,
        'zweiter Faktor 2FA Zwei-Faktor zweistufig Authenticator TOTP Ersatzcodes Bestätigungscode Sicherheit',
      ],
      [
        'sitzungen',
        user.sessions.title,
        'Geräte angemeldet wo Gerät verloren gestohlen abmelden fremde Anmeldung',
      ],
      ['benachrichtigungen', user.notifications.push.label, 'Push Handy Ton Hinweis'],
      ['darstellung', user.colours.title, 'dunkel hell Nachtmodus Dark Mode Farbe Design'],
      ['tastatur', user.keys.title, 'Tastenkürzel Tastenkombination Kürzel Shortcuts'],
      ['ueberall-abmelden', user.everywhere.title, 'ausloggen Gerät verloren gestohlen Logout'],
      ['konto-loeschen', user.deletion.title, 'austreten abmelden Account entfernen'],
    ] as const
  ).map(([part, title, words]) => ({
    to: `${sitePaths.user}#${part}`,
    title,
    on: user.title,
    words,
  })),
  {
    to: sitePaths.dashboard,
    title: user.practices.title,
    words: 'wechseln andere zweite Praxis verlassen',
  },
  {
    to: sitePaths.companyRegistration,
    title: user.practices.register,
    words: 'weitere neue zweite anlegen gründen',
  },
  {
    to: sitePaths.introductionVideos,
    title: 'Einführungsvideos',
    words: 'Hilfe Anleitung Film Video Erklärung Tutorial Handbuch Schulung',
  },
  {
    to: sitePaths.contact,
    title: 'Kontakt zu Platzwart',
    words: 'Hilfe Support Hotline Frage Problem Fehler melden anrufen',
  },
  { to: sitePaths.logout, title: 'Abmelden', words: 'ausloggen Logout Feierabend' },
];

const settings: readonly FindableSetting[] = settingsPagesInOrder.flatMap((page) => {
  const to = `${screenPaths.settings}/${page.path}`;
  const found = Object.values<SettingsPage['settings'][string]>(page.settings).filter(
    ({ isOnlyLogged }) => !isOnlyLogged,
  );
  // One switch may belong to several questions.
  const byLabel = new Map(found.toReversed().map((each) => [each.label, each]));
  return [
    { to, title: page.title, words: `${page.about} ${page.words}` },
    ...[...new Set(found.map(({ label }) => label))].map((label) => ({
      to,
      title: label,
      on: page.title,
      words: byLabel.get(label)?.words ?? '',
    })),
  ];
});

const paid = new Set(
  settingsPagesInOrder.flatMap(({ path, isPaid }) =>
    isPaid ? `${screenPaths.settings}/${path}` : [],
  ),
);

/** What is paid is not for whoever does not see it. */
const seen = (seesBilling: boolean) => settings.filter(({ to }) => seesBilling || !paid.has(to));

/** All but the administration's screens, which the palette has by itself. */
export const findableElsewhere = (seesBilling: boolean): FindableSetting[] => [
  ...seen(seesBilling),
  ...ofSite,
];

export const findableSettings = (seesBilling: boolean): FindableSetting[] => [
  ...seen(seesBilling),
  ...screensInOrder.flatMap(({ path, title, found }) =>
    found?.amongSettings ? { to: path, title, words: found.words } : [],
  ),
  ...ofSite,
];
