/** An entry of the log as a sentence. */
import type { Role } from '@platzwart/domain/member';
import type { LogEntry } from '@platzwart/domain/practice-log';
import { requestsInWords, texts } from './texts.ts';

export type EntryWords = {
  /** By uid; whoever has left included. */
  nameOf: (uid: string) => string;
  /** The address an invitation went to, as long as that is remembered. */
  addressOf: (invitation: string) => string | undefined;
  roles: Readonly<Record<Role, string>>;
  /** A setting by the name of its field; undefined for what has no name of its own. */
  fieldLabel: (field: string) => string | undefined;
};

export function whoDid({ by }: LogEntry, { nameOf }: EntryWords): string {
  if (by.kind === 'member') return nameOf(by.uid);
  return by.kind === 'platform' ? texts.platform : texts.patient;
}

export function whatWasDone(entry: LogEntry, words: EntryWords): string {
  const { count } = entry;
  const role = entry.role ? `„${words.roles[entry.role]}“` : '';
  const before = entry.from ? `, vorher „${words.roles[entry.from]}“` : '';
  const member = entry.member === undefined ? texts.formerMember : words.nameOf(entry.member);
  const address = entry.invitation === undefined ? undefined : words.addressOf(entry.invitation);
  const to = address === undefined ? '' : ` an ${address}`;
  const isOne = entry.requestIds?.length === 1;
  switch (entry.what) {
    case 'requestsOpened':
      return `${requestsInWords(count)} geöffnet`;
    case 'requestsSaved':
      return `${isOne ? 'Eine Anfrage' : requestsInWords(count)} als Datei gespeichert`;
    case 'requestsPrinted':
      return `${isOne ? 'Eine Anfrage' : requestsInWords(count)} gedruckt`;
    case 'weekPrinted':
      return 'Woche gedruckt';
    case 'waitingListPrinted':
      return `Warteliste gedruckt: ${requestsInWords(count)}`;
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
      // An account that is gone has left by itself.
      return `Team verlassen${entry.by.kind === 'member' ? '' : `: ${member}`}, Rolle ${role}`;
    case 'viewerExportsChanged':
      return `Drucken und Speichern für die Rolle „${words.roles.viewer}“ ${entry.allowed ? 'erlaubt' : 'nicht mehr erlaubt'}`;
    case 'profileChanged':
      return settings('Profil', entry, words);
    case 'formChanged':
      return settings('Formular', entry, words);
    case 'locationsChanged':
      return settings('Standorte', entry, words);
    case 'intakeChanged':
      return settings('Anfragen annehmen', entry, words);
    case 'intakePaused':
      return 'Aufnahme pausiert';
    case 'intakeResumed':
      return 'Aufnahme fortgesetzt';
    case 'notificationsChanged':
      return settings('Benachrichtigung', entry, words);
    case 'followUpChanged':
      return settings('Rückfrage', entry, words);
    case 'retentionChanged':
      return settings('Aufbewahrung', entry, words);
    case 'requestDeleted':
      return `${requestsInWords(count)} endgültig gelöscht`;
    case 'requestBinned':
      return `${requestsInWords(count)} in den Papierkorb gelegt`;
    case 'requestBroughtBack':
      return `${requestsInWords(count)} aus dem Papierkorb zurückgeholt`;
    case 'requestsImported':
      return `${requestsInWords(count)} aus einer Datei übernommen`;
    case 'importUndone':
      return `Übernahme aus einer Datei zurückgenommen: ${requestsInWords(count)}`;
    case 'tagsMerged':
      return `Schlagwörter zusammengelegt, an ${count === 0 ? 'keiner Anfrage' : requestsInWords(count)}`;
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

function settings(page: string, { fields = [] }: LogEntry, { fieldLabel }: EntryWords): string {
  const labels = [...new Set(fields.flatMap((field) => fieldLabel(field) ?? []))];
  const which = labels.length > 0 ? ` (${labels.join(', ')})` : '';
  return `Einstellungen geändert: ${page}${which}`;
}
