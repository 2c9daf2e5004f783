/** Every setting by the words of its screen, for the search. Loads with the first search. */
import { questionNames, questionOf } from '@platzwart/domain/booking/questions';
import { regionFieldTexts } from '../../../entities/practice/region-field-texts.ts';
import type { SettingsScreen } from '../../../features/administration/settings-groups.ts';
import { settingsScreens } from '../../../features/administration/settings-groups.ts';
import type { FindableSetting } from '../../../features/administration/settings-search.tsx';
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

/** Other words for a screen, or for one of its settings by title. */
const synonyms: Readonly<Record<string, string>> = {
  profile: 'Praxisseite Visitenkarte Beschreibung Bild',
  locations: 'Adresse Öffnungszeiten Arbeitszeiten Wochenplan Stunden',
  members: 'Benutzer Mitglieder Kolleginnen Mitarbeiterin Rollen Rechte Zugang',
  form: 'Fragen Fragebogen Anfrageformular',
  intake: 'Aufnahme Pause pausieren schließen öffnen Urlaub Aufnahmestopp Obergrenze Höchstzahl voll automatisch',
  notifications: 'E-Mail Mails Post Nachricht täglich',
  followUp: 'Nachfragen Erinnerung Interesse',
  offering: 'Angebote Platz anbieten',
  waitingList: 'Nachfrage Zahlen prüfen',
  billing: 'Bezahlen Zahlung Preis Kosten Rechnung Kündigung Gutschein Testzeit',
  privacy: 'DSGVO AVV Daten Kopie Backup',
  log: 'Verlauf Wer hat geändert',
  [profile.fields.phone.label]: 'Telefon Handy',
  [profile.fields.profession.label]: 'Beruf Profession Fach',
  [profile.fields.listed.label]: 'Liste Verzeichnis gelistet',
  [sharing.embed.title]: 'Einbetten Homepage iframe',
  [members.rights.title]: 'Drucken Speichern Lesezugriff',
  [members.invite.title]: 'Einladung Mitarbeiterin hinzufügen',
  [offering.fields.closedDays.label]: 'Urlaub Ferien Betriebsurlaub',
  [regionFieldTexts.label]: 'Feiertage Bundesland Kanton Sachsen Bayern Österreich Deutschland Schweiz',
  [offering.fields.patienceDays.label]: 'Frist',
  [privacy.retention.title]: 'Löschfrist automatisch löschen Monate',
  [privacy.deletion.title]: 'Konto kündigen Schluss',
  [privacy.contract.title]: 'AVV Auftragsverarbeitungsvertrag',
};

const titles: Record<SettingsScreen, readonly string[]> = {
  profile: [
    ...Object.values(profile.fields).map(({ label }) => label),
    profile.logo.label,
    profile.link.label,
    sharing.link.title,
    sharing.qr.title,
    sharing.poster.title,
    sharing.embed.title,
  ],
  locations: [
    ...(['title', 'address1', 'address2', 'address3'] as const).map((field) => locations.fields[field]),
    regionFieldTexts.label,
    locations.plan.legend,
  ],
  members: [members.invite.title, members.rights.title],
  form: [
    ...questionNames.flatMap((name) => {
      const { switch: asked, requiredBy } = questionOf(name);
      return [asked, requiredBy].flatMap((field) => (field ? (settingOfQuestion(field)?.label ?? []) : []));
    }),
    ...Object.values(form.labels),
    form.presets.title,
  ],
  intake: [intake.choice.label, intake.pausedText.label, intake.resumesOn.label, intake.limits.label],
  notifications: [notifications.practice.title, notifications.preview.title],
  followUp: [followUp.enabled.label, followUp.interval.label, followUp.questionText.label, followUp.reminderText.label],
  offering: Object.values(offering.fields).map(({ label }) => label),
  waitingList: [waitingList.demand.title, waitingList.check.title],
  billing: [
    billing.purchase.title,
    billing.manage.title,
    billing.locations.title,
    moneyTexts.invoices.title,
    moneyTexts.credit.title,
    moneyTexts.referral.title,
  ],
  privacy: [privacy.retention.title, privacy.export.title, privacy.contract.title, privacy.deletion.title],
  log: [],
};

export const findableSettings: readonly FindableSetting[] = settingsScreens.flatMap(({ screen, title, about }) => [
  { screen, title, words: `${about} ${synonyms[screen] ?? ''}` },
  ...[...new Set(titles[screen])].map((setting) => ({ screen, title: setting, words: synonyms[setting] ?? '' })),
]);
