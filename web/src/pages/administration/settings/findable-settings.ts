/**
 * Every setting by the words of its screen and by those of its readers, for both searches. Loads
 * with the first of them.
 */
import { questionNames, questionOf } from '@platzwart/domain/booking/questions';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { regionFieldTexts } from '../../../entities/practice/region-field-texts.ts';
import type { FindableSetting } from '../../../features/administration/find-settings.ts';
import {
  type SettingsScreen,
  settingsScreens,
} from '../../../features/administration/settings-groups.ts';
import { moneyTexts } from '../../../features/billing/money-texts.ts';
import { texts as billing } from '../../../features/billing/texts.ts';
import { texts as members } from '../../../features/members/texts.ts';
import { texts as followUp } from '../../../features/settings/follow-up/texts.ts';
import { settingOfQuestion } from '../../../features/settings/form/question-settings.ts';
import { texts as form } from '../../../features/settings/form/texts.ts';
import { texts as intake } from '../../../features/settings/intake/texts.ts';
import { texts as locations } from '../../../features/settings/locations/texts.ts';
import { texts as notifications } from '../../../features/settings/notifications/texts.ts';
import { texts as offering } from '../../../features/settings/offering/texts.ts';
import { texts as privacy } from '../../../features/settings/privacy/texts.ts';
import { texts as profile } from '../../../features/settings/profile/texts.ts';
import { texts as sharing } from '../../../features/settings/sharing/texts.ts';
import { texts as waitingList } from '../../../features/settings/waiting-list/texts.ts';
import { texts as user } from '../../../features/user/texts.ts';
import { screensInOrder } from '../../../staff-screens.ts';

/** Other words for a setting, by its title. */
const synonyms: Readonly<Record<string, string>> = {
  [profile.fields.title.label]: 'Praxisname umbenennen',
  [profile.fields.phone.label]: 'Telefon Handy Rufnummer anrufen',
  [profile.fields.website.label]: 'Homepage Webseite Internetseite www',
  [profile.fields.profession.label]:
    'Beruf Profession Fach Logopädie Ergotherapie Physiotherapie Psychotherapie',
  [profile.fields.listed.label]: 'Liste Verzeichnis gelistet verstecken Suche',
  [profile.logo.label]: 'Bild Foto hochladen',
  [profile.link.label]: 'Adresse URL Slug',
  [sharing.link.title]: 'teilen verschicken URL Button Knopf',
  [sharing.qr.title]: 'Code scannen',
  [sharing.poster.title]: 'Aushang drucken Flyer Wartezimmer',
  [sharing.button.title]: 'Button Link Homepage Jimdo Wix WordPress Baukasten',
  [sharing.guides.title]: 'Anleitung Jimdo Wix WordPress Homepage Baukasten einbauen',
  [sharing.words.title]:
    'Anrufbeantworter Ansage Signatur Türschild Zettel Datenschutzerklärung Website Vorlage',
  [sharing.embed.title]: 'Einbetten Homepage iframe Jimdo Wix WordPress Widget Einbindung',
  [members.rights.title]: 'Drucken Speichern Lesezugriff Rechte Berechtigung',
  [members.invite.title]: 'Einladung Mitarbeiterin Kollegin hinzufügen anlegen neu',
  [form.presets.title]: 'Kinder Kita Erwachsene Muster zurücksetzen',
  [intake.pausedText.label]: 'Abwesenheit Abwesenheitsnotiz',
  [intake.limits.label]: 'Obergrenze Höchstzahl Limit Maximum voll',
  [followUp.interval.label]: 'Abstand Monate',
  [offering.fields.closedDays.label]:
    'Urlaub Ferien Betriebsurlaub Feiertage Brückentag geschlossen',
  [offering.fields.patienceDays.label]: 'Frist Antwortfrist Tage',
  [offering.fields.certificates.label]: 'Bescheinigung Krankenkasse Kostenerstattung Nachweis',
  [locations.fields.address1]: 'Straße',
  [regionFieldTexts.label]:
    'Feiertage Bundesland Kanton Sachsen Bayern Österreich Deutschland Schweiz',
  [billing.purchase.title]: 'kaufen buchen bestellen Gutscheincode',
  [billing.manage.title]: 'Zahlungsart IBAN Kreditkarte SEPA Lastschrift wechseln',
  [billing.manage.cancel]: 'Kündigung Abo Vertrag beenden aufhören abbestellen',
  [billing.manage.interval('month')]: 'Jahresabo Zahlweise umstellen wechseln',
  [moneyTexts.invoices.title]: 'Beleg Steuer Buchhaltung Finanzamt Umsatzsteuer herunterladen',
  [moneyTexts.referral.title]: 'werben Freunde weiterempfehlen Prämie',
  [privacy.retention.title]: 'Löschfrist automatisch löschen Monate',
  [privacy.export.title]: 'Excel CSV herunterladen Datensicherung sichern Umzug Kopie',
  [privacy.deletion.title]: 'Schluss auflösen schließen Praxisaufgabe',
  [privacy.contract.title]:
    'AVV Auftragsverarbeitungsvertrag AV-Vertrag TOM Maßnahmen Löschkonzept Verzeichnis Folgenabschätzung DSFA Datenschutzbeauftragte Vertragspartner Inhaberin Firma',
};

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
      ['benachrichtigungen', user.notifications.push.label, 'Push Handy Ton Hinweis'],
      ['darstellung', user.colours.title, 'dunkel hell Nachtmodus Dark Mode Farbe Design'],
      ['tastatur', user.keys.title, 'Tastenkürzel Tastenkombination Kürzel Shortcuts'],
      [
        'ueberall-abmelden',
        user.everywhere.title,
        'Sitzungen ausloggen Gerät verloren gestohlen Logout',
      ],
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

const titles: Record<SettingsScreen, readonly string[]> = {
  profile: [
    ...Object.values(profile.fields).map(({ label }) => label),
    profile.logo.label,
    profile.link.label,
    sharing.link.title,
    sharing.qr.title,
    sharing.poster.title,
    sharing.button.title,
    sharing.embed.title,
    sharing.guides.title,
    sharing.words.title,
  ],
  locations: [
    ...(['title', 'address1', 'address2', 'address3'] as const).map(
      (field) => locations.fields[field],
    ),
    regionFieldTexts.label,
    locations.plan.legend,
  ],
  members: [members.invite.title, members.rights.title],
  form: [
    ...questionNames.flatMap((name) => {
      const { switch: asked, requiredBy } = questionOf(name);
      return [asked, requiredBy].flatMap((field) =>
        field ? (settingOfQuestion(field)?.label ?? []) : [],
      );
    }),
    ...Object.values(form.labels),
    form.presets.title,
  ],
  intake: [
    intake.choice.label,
    intake.pausedText.label,
    intake.resumesOn.label,
    intake.limits.label,
  ],
  notifications: [notifications.practice.title, notifications.preview.title],
  followUp: [
    followUp.enabled.label,
    followUp.interval.label,
    followUp.questionText.label,
    followUp.reminderText.label,
  ],
  offering: Object.values(offering.fields).map(({ label }) => label),
  waitingList: [waitingList.demand.title, waitingList.check.title],
  billing: [
    billing.purchase.title,
    billing.manage.title,
    billing.manage.cancel,
    billing.manage.interval('month'),
    billing.locations.title,
    moneyTexts.invoices.title,
    moneyTexts.credit.title,
    moneyTexts.referral.title,
  ],
  privacy: [
    privacy.retention.title,
    privacy.export.title,
    privacy.contract.title,
    privacy.deletion.title,
  ],
  log: [],
};

const settings: readonly FindableSetting[] = settingsScreens.flatMap(
  ({ screen, title, about, synonyms: others }) => {
    const to = screenPaths.setting(screen);
    return [
      { to, title, words: `${about} ${others}` },
      ...[...new Set(titles[screen])].map((setting) => ({
        to,
        title: setting,
        on: title,
        words: synonyms[setting] ?? '',
      })),
    ];
  },
);

/** What is paid is not for whoever does not see it. */
const seen = (seesBilling: boolean) =>
  settings.filter(({ to }) => seesBilling || to !== screenPaths.setting('billing'));

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
