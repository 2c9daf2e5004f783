/**
 * Every screen of a practice's administration, in the order of the bar: routes, bar, palette, keys,
 * tab titles, the settings' search and the journeys take it from here. Loads with the bar: a screen's
 * own code comes with its first visit.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import {
  Archive,
  CalendarDays,
  ChartColumn,
  DoorOpen,
  Inbox,
  ListTodo,
  type LucideIcon,
  Settings,
  Tags,
} from 'lucide-react';

export type StaffScreen = {
  /** Its route below the administration; in `screen-paths.ts` if e-mails or features lead there. */
  path: string;
  title: string;
  /**
   * Its view, the default export of this file in `pages/administration`, which loads with the first
   * visit. Absent: the table, which is part of the start.
   */
  file?: string;
  /** It has screens of its own below it, which set their own titles. */
  hasScreens?: true;
  /** A request or a free place opens beside it, or it opens itself beside the table of requests. */
  beside?: 'panels' | 'table';
  /** `main` is at the bottom on phones; `rare` are signs without words where room is short. */
  bar?: {
    group: 'main' | 'further' | 'rare';
    Icon: LucideIcon;
    /** Where its count goes. */
    count?: 'requests' | 'steps' | 'vacancies';
    /** Another screen that is part of this one. */
    also?: string;
  };
  /** Two keys in a row, and what the sheet says they lead to, unless it is the title. */
  keys?: { key: string; does?: string };
  /** The palette finds it by its title and these words; the settings' search too, if it says so. */
  found?: { words: string; amongSettings?: true; isAction?: true };
};

export const staffScreens = {
  requests: {
    path: screenPaths.requests,
    title: 'Anfragen',
    beside: 'table',
    bar: { group: 'main', Icon: Inbox, count: 'requests', also: screenPaths.lists },
    keys: { key: 'G A' },
    found: { words: '' },
  },
  newRequest: {
    path: screenPaths.newRequest,
    title: 'Neue Anfrage',
    file: 'new-request-screen',
    beside: 'table',
  },
  steps: {
    path: screenPaths.steps,
    title: 'Zu tun',
    file: 'open-steps-screen',
    beside: 'panels',
    bar: { group: 'main', Icon: ListTodo, count: 'steps' },
    keys: { key: 'G S' },
    found: { words: '' },
  },
  compare: {
    path: screenPaths.compare(':one', ':other'),
    title: 'Anfragen vergleichen',
    file: 'compare-screen',
    beside: 'panels',
  },
  week: {
    path: screenPaths.week,
    title: 'Woche',
    file: 'week-screen',
    beside: 'panels',
    bar: { group: 'main', Icon: CalendarDays },
    keys: { key: 'G W' },
    found: { words: '' },
  },
  vacancies: {
    path: screenPaths.vacancies,
    title: 'Freie Plätze',
    file: 'vacancies-screen',
    beside: 'panels',
    bar: { group: 'further', Icon: DoorOpen, count: 'vacancies' },
    keys: { key: 'G F', does: 'freie Plätze' },
    found: { words: 'Platzrunde, Plätze verteilen' },
  },
  archive: {
    path: screenPaths.archive,
    title: 'Archiv',
    file: 'archive-screen',
    beside: 'panels',
    bar: { group: 'further', Icon: Archive },
    found: { words: 'archivierte abgelegt erledigt alte Anfragen', amongSettings: true },
  },
  statistics: {
    path: screenPaths.statistics,
    title: 'Auswertung',
    file: 'statistics-screen',
    bar: { group: 'rare', Icon: ChartColumn },
    found: {
      words: 'Zahlen Statistik Diagramme Wartezeit Nachfrage Bericht',
      amongSettings: true,
    },
  },
  tags: {
    path: screenPaths.tags,
    title: 'Schlagwörter',
    file: 'tags-screen',
    bar: { group: 'rare', Icon: Tags },
    found: { words: 'Tags Etiketten Label Kategorien', amongSettings: true },
  },
  settings: {
    path: screenPaths.settings,
    title: 'Einstellungen',
    file: 'settings-screen',
    hasScreens: true,
    bar: { group: 'rare', Icon: Settings },
    keys: { key: 'G E' },
    found: { words: '' },
  },
  lists: {
    path: screenPaths.lists,
    title: 'Listen',
    file: 'lists-screen',
    beside: 'panels',
    found: { words: 'gespeicherte Filter Ansichten Gruppen', amongSettings: true },
  },
  list: {
    path: screenPaths.list(':listId'),
    title: 'Listen',
    file: 'list-screen',
    beside: 'panels',
  },
  bin: {
    path: screenPaths.bin,
    title: 'Papierkorb',
    file: 'bin-screen',
    found: { words: 'gelöschte wiederherstellen zurückholen Mülleimer', amongSettings: true },
  },
  import: {
    path: screenPaths.import,
    title: 'Liste importieren',
    file: 'import-screen',
    found: {
      words: 'Import Excel CSV alte Liste Papier einlesen hochladen übernehmen Umzug',
      amongSettings: true,
      isAction: true,
    },
  },
  setup: {
    path: screenPaths.setup,
    title: 'Praxis einrichten',
    file: 'setup-screen',
  },
  help: {
    path: screenPaths.help,
    title: 'Hilfe',
    file: 'help-screen',
    found: {
      words:
        'Anleitung Support Hotline Telefon anrufen Frage Problem Erklärung Handbuch Film Video',
      amongSettings: true,
    },
  },
} as const satisfies Record<string, StaffScreen>;

export const screensInOrder: readonly StaffScreen[] = Object.values(staffScreens);

/** With the keys that lead to them. */
export const screensByKey = screensInOrder.flatMap(({ path, title, keys }) =>
  keys ? [{ path, does: title, ...keys }] : [],
);
