/** Packs everything about a practice into one file. Loaded with the first export. */
import { berlinDate, formatMoment } from '@platzwart/domain/dates/german-date';
import { maxExportedEntries } from '@platzwart/domain/log/log';
import { maxExported } from '@platzwart/domain/practice/max-exported';
import { strToU8, zipSync } from 'fflate';
import type { About, Exported, TableOf } from './use-practice-export.ts';

type PackInput = {
  slug: string;
  about: About;
  requests: readonly Exported[];
  tableOf: TableOf;
  now: Date;
};

/** Synchronous: fflate creates its workers from strings, which our CSP forbids. */
export function packPractice({ slug, about, requests, tableOf, now }: PackInput): {
  name: string;
  content: Blob;
} {
  const files = {
    'LIESMICH.txt': readMe(about, requests.length, now),
    'praxis.json': JSON.stringify(about, null, 2),
    'anfragen.json': JSON.stringify(requests, null, 2),
    'anfragen.csv': tableOf(about, requests),
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const packed = zipSync(Object.fromEntries(entries), { level: 6, mtime: now });
  return {
    name: `praxis-${slug}-${berlinDate(now)}.zip`,
    content: new Blob([packed], { type: 'application/zip' }),
  };
}

const number = new Intl.NumberFormat('de-DE');

/** Windows line endings for the oldest editors; a byte order mark declares the encoding. */
function readMe(about: About, count: number, now: Date): string {
  const { practice } = about as { practice?: { title?: string } };
  return `\uFEFF${[
    `Export der Praxis ${practice?.title ?? ''}`.trim(),
    `Exportiert aus Platzwart am ${formatMoment(now)} Uhr`,
    '',
    'Was in dieser Datei liegt',
    '',
    'praxis.json',
    '  Die Praxis selbst: Angaben und Standorte, Formular und Arbeitszeiten, Einstellungen, Testzeit und Abo,',
    '  Team, Einladungen, Geräte mit Benachrichtigung, Schlagwörter, die Listen des Teams und eure eigenen,',
    `  die letzten ${number.format(maxExported.vacancies)} freien Plätze, Zahlen je Monat und die letzten ${number.format(maxExportedEntries)} Zeilen des Protokolls.`,
    '',
    'anfragen.json',
    `  ${count === 1 ? 'Die eine Anfrage' : `Alle ${number.format(count)} Anfragen`}, offene und archivierte, mit allen Angaben, Angeboten und den letzten ${number.format(maxExported.history)} Zeilen ihres Verlaufs.`,
    '',
    'anfragen.csv',
    '  Dieselben Anfragen als Tabelle, eine Zeile je Anfrage, ohne Verlauf. Sie öffnet sich mit einem Doppelklick in',
    '  Excel, LibreOffice oder Numbers.',
    '',
    'Die Dateien mit der Endung .json sind für andere Programme gedacht; lesen lassen sie sich mit jedem Texteditor.',
    'Zeitpunkte stehen darin in koordinierter Weltzeit (UTC), in der Tabelle in mitteleuropäischer Zeit.',
    '',
    'Nicht dabei sind Papierkorb und widerrufene Anfragen, Logo, die Liste der Importe, eigene Listen anderer,',
    'Wartebestätigungen, Adressen, die auf die Nachricht warten, dass ihr wieder Anfragen annehmt, Texte von',
    'E-Mails, Adressen, an denen keine E-Mail ankommt, die Nachfrage je Tag, Rechnungen, Konten und Sitzungen',
    'des Teams, Prüfwerte und Sicherungen. Ungewöhnlich lange Verläufe enden früher; das Neueste ist dabei.',
    '',
    'Diese Datei enthält Gesundheitsdaten. Bitte bewahrt sie so sicher auf wie eine Patientenakte, und löscht sie,',
    'wenn ihr sie nicht mehr braucht.',
    '',
  ].join('\r\n')}`;
}
