/** Formats a log entry as a sentence. */

import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { LogEntry } from '@platzwart/domain/practice/log';
import { roleNames } from '../../entities/member/role-texts.ts';
import { closedTexts } from '../../entities/vacancy/closed.ts';
import { vacancyTime } from '../../entities/vacancy/format-vacancy.ts';
import { formatRequestCount, texts } from './texts.ts';

export type EntryNames = {
  /** By uid; includes former members. */
  nameOf: (uid: string) => string;
  /** The address an invitation went to, while it is stored. */
  addressOf: (invitation: string) => string | undefined;
  /** The label of a setting by its field; undefined for unnamed ones. */
  fieldLabel: (field: string) => string | undefined;
};

export function formatActor({ by }: LogEntry, { nameOf }: EntryNames): string {
  if (by.kind === 'member') return nameOf(by.uid);
  return by.kind === 'platform' ? texts.platform : texts.patient;
}

export function formatAction(entry: LogEntry, names: EntryNames): string {
  const { count } = entry;
  const role = entry.role ? `„${roleNames[entry.role]}“` : '';
  const before = entry.from ? `, vorher „${roleNames[entry.from]}“` : '';
  const member = entry.member === undefined ? texts.formerMember : names.nameOf(entry.member);
  const address = entry.invitation === undefined ? undefined : names.addressOf(entry.invitation);
  const to = address === undefined ? '' : ` an ${address}`;
  const isOne = entry.requestIds?.length === 1;
  switch (entry.what) {
    case 'requestsOpened':
      return `${formatRequestCount(count)} geöffnet`;
    case 'requestsSaved':
      return `${isOne ? 'Eine Anfrage' : formatRequestCount(count)} als Datei gespeichert`;
    case 'requestsPrinted':
      return `${isOne ? 'Eine Anfrage' : formatRequestCount(count)} gedruckt`;
    case 'weekPrinted':
      return 'Woche gedruckt';
    case 'waitingListPrinted':
      return `Warteliste gedruckt: ${formatRequestCount(count)}`;
    case 'logSaved':
      return 'Protokoll als Datei gespeichert';
    case 'practiceExported':
      return 'Alle Daten der Praxis exportiert';
    case 'memberInvited':
      return `Einladung${to} verschickt, Rolle ${role}`;
    case 'invitationRevoked':
      return `Einladung${to} zurückgezogen`;
    case 'memberJoined':
      return `Ins Team gekommen, Rolle ${role}`;
    case 'roleChanged':
      return `Rolle von ${member} geändert: ${role}${before}`;
    case 'memberRemoved':
      return `Aus dem Team entfernt: ${member}, Rolle ${role}`;
    case 'memberLeft':
      // A deleted account left by itself.
      return `Team verlassen${entry.by.kind === 'member' ? '' : `: ${member}`}, Rolle ${role}`;
    case 'viewerExportsChanged':
      return `Drucken und Speichern für die Rolle „${roleNames.viewer}“ ${entry.allowed ? 'erlaubt' : 'nicht mehr erlaubt'}`;
    case 'profileChanged':
      return settings('Profil', entry, names);
    case 'formChanged':
      return settings('Formular', entry, names);
    case 'locationsChanged':
      return settings('Standorte', entry, names);
    case 'intakeChanged':
      return settings('Anfragen annehmen', entry, names);
    case 'intakePaused':
      return 'Aufnahme pausiert';
    case 'intakeResumed':
      return 'Aufnahme fortgesetzt';
    case 'notificationsChanged':
      return settings('Benachrichtigung', entry, names);
    case 'followUpChanged':
      return settings('Rückfrage', entry, names);
    case 'offeringChanged':
      return settings('Freie Plätze', entry, names);
    case 'retentionChanged':
      return settings('Aufbewahrung', entry, names);
    case 'requestDeleted':
      return `${formatRequestCount(count)} endgültig gelöscht`;
    case 'requestBinned':
      return `${formatRequestCount(count)} in den Papierkorb gelegt`;
    case 'requestBroughtBack':
      return `${formatRequestCount(count)} aus dem Papierkorb zurückgeholt`;
    case 'requestsImported':
      return `${formatRequestCount(count)} aus einer Datei übernommen`;
    case 'importUndone':
      return `Übernahme aus einer Datei zurückgenommen: ${formatRequestCount(count)}`;
    case 'tagsMerged':
      return `Schlagwörter zusammengelegt, an ${count === 0 ? 'keiner Anfrage' : formatRequestCount(count)}`;
    case 'vacancyClosed':
      return closed(entry);
    case 'checkoutStarted':
      return 'Zur Bezahlung eines Abos gegangen';
    case 'locationsPaidChanged':
      return 'Bezahlte Standorte geändert';
    case 'referralLinked':
      return 'Empfehlungscode eingetragen';
    case 'deletionPlanned':
      return 'Löschen der Praxis beauftragt';
    case 'deletionUndone':
      return 'Löschen der Praxis zurückgenommen';
  }
}

function closed({ vacancy, count }: LogEntry): string {
  if (!vacancy) return texts.vacancyClosed;
  const { slot, rhythm, startsOn, reason } = vacancy;
  const why = reason ? ` (${closedTexts[reason]})` : '';
  const offers = count === 0 ? '' : `, ${count === 1 ? '1 Angebot' : `${count} Angebote`} zurückgezogen`;
  return `${texts.vacancyClosed}: ${vacancyTime(slot)} ${rhythm === 'once' ? 'am' : 'ab'} ${formatGermanDate(startsOn)}${why}${offers}`;
}

function settings(page: string, { fields = [] }: LogEntry, { fieldLabel }: EntryNames): string {
  const labels = [...new Set(fields.flatMap((field) => fieldLabel(field) ?? []))];
  const which = labels.length > 0 ? ` (${labels.join(', ')})` : '';
  return `Einstellungen geändert: ${page}${which}`;
}
