/**
 * Every settings screen, in groups by what one comes for: its title, what it holds, and other words
 * for the search. Addresses are in `settingsPaths`, views in `pages/administration`.
 */
import type { settingsPaths } from '@platzwart/domain/screen-paths';
import { settingsTexts } from './settings-texts.ts';

export type SettingsScreen = keyof typeof settingsPaths;
type Group = keyof typeof settingsTexts.groups;

const screens: Record<
  SettingsScreen,
  { group: Group; title: string; about: string; synonyms: string }
> = {
  profile: {
    group: 'practice',
    title: 'Profil',
    about: 'Name, Logo, Kontakt, Link und Plakat',
    synonyms: 'Praxisseite Visitenkarte Beschreibung Bild Homepage Impressum',
  },
  locations: {
    group: 'practice',
    title: 'Standorte und Zeiten',
    about: 'Adressen und Wochenplan',
    synonyms:
      'Adresse Anschrift Öffnungszeiten Arbeitszeiten Wochenplan Stunden Filiale Zweigstelle Räume umziehen Umzug',
  },
  members: {
    group: 'practice',
    title: 'Team',
    about: 'Wer mitarbeitet, und wer was darf',
    synonyms:
      'Benutzer Mitglieder Kolleginnen Kollegin Mitarbeiterin Mitarbeiter Angestellte Rollen Rechte Berechtigung Zugang Zugriff Empfang',
  },
  form: {
    group: 'requests',
    title: 'Formular',
    about: 'Eure Fragen und Texte, mit Vorschau',
    synonyms: 'Fragen Fragebogen Anfrageformular Kontaktformular Anmeldeformular eigene Felder',
  },
  intake: {
    group: 'requests',
    title: 'Anfragen annehmen',
    about: 'Öffnen, pausieren, Grenzen',
    synonyms:
      'Aufnahme Pause pausieren schließen öffnen Urlaub Aufnahmestopp Obergrenze Höchstzahl voll automatisch sperren',
  },
  notifications: {
    group: 'requests',
    title: 'Benachrichtigung',
    about: 'Wer von neuen Anfragen per E-Mail erfährt',
    synonyms: 'E-Mail Mails Post Nachricht täglich melden Bescheid',
  },
  followUp: {
    group: 'waiting',
    title: 'Nach Interesse fragen',
    about: 'Wartende fragen, ob noch Interesse besteht',
    synonyms: 'Rückfrage Nachfragen Erinnerung Interesse Karteileichen aufräumen',
  },
  offering: {
    group: 'waiting',
    title: 'Freie Plätze',
    about: 'Fristen und Worte im Angebot, Schließtage',
    synonyms: 'Angebote Platz anbieten Nachrücken Termin vergeben',
  },
  waitingList: {
    group: 'waiting',
    title: 'Nachfrage und Zahlen',
    about: 'Nachfrage im Formular zeigen, Zahlen prüfen',
    synonyms: 'Warteliste Nachfrage Zahlen prüfen',
  },
  billing: {
    group: 'contract',
    title: 'Abo',
    about: 'Testzeit, Rechnungen, Guthaben',
    synonyms:
      'Bezahlen Zahlung Preis Kosten Rechnung Gutschein Testzeit Vertrag jährlich monatlich Karte',
  },
  privacy: {
    group: 'contract',
    title: 'Datenschutz',
    about: 'Aufbewahrung, Export, Vertrag, Löschen',
    synonyms: 'DSGVO AVV Daten Kopie Backup Sicherung Schweigepflicht Datensicherheit',
  },
  log: {
    group: 'contract',
    title: 'Protokoll',
    about: 'Wer was geöffnet und geändert hat',
    synonyms: 'Verlauf Wer hat geändert Historie Änderungen nachsehen gelöscht Protokollierung',
  },
};

export const settingsScreens = (Object.keys(screens) as SettingsScreen[]).map((screen) => ({
  screen,
  ...screens[screen],
}));

/** What one sees; what is paid is the administration's. */
export function groupsInSight(seesBilling: boolean) {
  return (Object.keys(settingsTexts.groups) as Group[]).map((group) => ({
    title: settingsTexts.groups[group],
    screens: settingsScreens.filter(
      (each) => each.group === group && (seesBilling || each.screen !== 'billing'),
    ),
  }));
}
