/** A log entry in words: who, what, and whom or what about. */

import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { LogEntry } from '@platzwart/domain/log/log';
import { roleNames } from '../../entities/member/role-texts.ts';
import { closedTexts } from '../../entities/vacancy/closed.ts';
import { vacancyTime } from '../../entities/vacancy/format-vacancy.ts';
import { formatRequestCount, texts } from './texts.ts';

export type EntryNames = {
  /** By uid; includes former members. */
  nameOf: (uid: string) => string;
  /** The address an invitation went to, while it is stored. */
  addressOf: (invitation: string) => string | undefined;
  /** The label of a setting by its kind of entry and its field; undefined for unnamed ones. */
  fieldLabel: (what: LogEntry['what'], field: string) => string | undefined;
};

export function formatActor({ by }: LogEntry, { nameOf }: EntryNames): string {
  if (by.kind === 'member') return nameOf(by.uid);
  return by.kind === 'operator'
    ? texts.operator
    : by.kind === 'platform'
      ? texts.platform
      : texts.patient;
}

/** What was done, and to whom or what: '' where the first says it all. */
export function partsOf(entry: LogEntry, names: EntryNames): [what: string, about: string] {
  const { count } = entry;
  const role = entry.role ? `„${roleNames[entry.role]}“` : '';
  const before = entry.from ? `, vorher „${roleNames[entry.from]}“` : '';
  const member = entry.member === undefined ? texts.formerMember : names.nameOf(entry.member);
  const address = entry.invitation === undefined ? undefined : names.addressOf(entry.invitation);
  const invited = [address, `Rolle ${role}`].filter(Boolean).join(', ');
  const requests = formatRequestCount(count);
  const one = entry.requestIds?.length === 1 ? formatRequestCount(1) : requests;
  switch (entry.what) {
    case 'requestsOpened':
      return ['Anfragen geöffnet', requests];
    case 'requestsSaved':
      return ['Als Datei gespeichert', one];
    case 'requestsPrinted':
      return ['Anfragen gedruckt', one];
    case 'weekPrinted':
      return ['Woche gedruckt', ''];
    case 'waitingListPrinted':
      return ['Warteliste gedruckt', requests];
    case 'logSaved':
      return ['Als Datei gespeichert', 'dieses Protokoll'];
    case 'practiceExported':
      return ['Als Datei gespeichert', 'alle Daten der Praxis'];
    case 'memberInvited':
      return ['Einladung verschickt', invited];
    case 'invitationRevoked':
      return ['Einladung zurückgezogen', address ?? ''];
    case 'memberJoined':
      return ['Ins Team gekommen', `Rolle ${role}`];
    case 'roleChanged':
      return ['Rolle geändert', `${member}: ${role}${before}`];
    case 'memberRemoved':
      return ['Aus dem Team entfernt', `${member}, Rolle ${role}`];
    case 'memberLeft':
      // A deleted account left by itself.
      return ['Team verlassen', `${entry.by.kind === 'member' ? '' : `${member}, `}Rolle ${role}`];
    case 'viewerExportsChanged':
      return [
        `Drucken und Speichern ${entry.allowed ? 'erlaubt' : 'nicht mehr erlaubt'}`,
        `Rolle „${roleNames.viewer}“`,
      ];
    case 'factorRequired':
      return [
        'Zweiter Schritt bei der Anmeldung verlangt',
        entry.allowed ? 'Google zählt auch' : '',
      ];
    case 'factorNotRequired':
      return ['Zweiter Schritt bei der Anmeldung nicht mehr verlangt', ''];
    case 'accountClosed':
      return ['Konto gesperrt', member];
    case 'accountUnlocked':
      return ['Konto entsperrt', member];
    case 'factorResetPlanned':
      return [
        'Zweiten Schritt zurücksetzen beauftragt',
        entry.name ? `${member}, geprüft: ${entry.name}` : member,
      ];
    case 'factorResetCancelled':
      return ['Zurücksetzen des zweiten Schritts abgebrochen', member];
    case 'factorsReset':
      return ['Zweiter Schritt zurückgesetzt', member];
    case 'profileChanged':
      return settings('Profil', entry, names);
    case 'formChanged':
      return settings('Formular', entry, names);
    case 'locationsChanged':
      return settings('Standorte', entry, names);
    case 'intakeChanged':
      return settings('Anfragen annehmen', entry, names);
    case 'intakePaused':
      return ['Aufnahme pausiert', ''];
    case 'intakeResumed':
      return ['Aufnahme fortgesetzt', ''];
    case 'notificationsChanged':
      return settings('Benachrichtigung', entry, names);
    case 'followUpChanged':
      return settings('Nach Interesse fragen', entry, names);
    case 'offeringChanged':
      return settings('Freie Plätze', entry, names);
    case 'retentionChanged':
      return settings('Aufbewahrung', entry, names);
    case 'requestDeleted':
      return ['Endgültig gelöscht', requests];
    case 'requestBinned':
      return ['In den Papierkorb gelegt', requests];
    case 'requestBroughtBack':
      return ['Aus dem Papierkorb geholt', requests];
    case 'consentRevoked':
      return ['Einwilligung widerrufen', requests];
    case 'consentRenewed':
      return ['Einwilligung neu erteilt', requests];
    case 'requestsImported':
      return ['Aus einer Datei übernommen', requests];
    case 'importUndone':
      return ['Import rückgängig gemacht', requests];
    case 'requestArchived':
      return ['Archiviert', requests];
    case 'requestReactivated':
      return ['Reaktiviert', requests];
    case 'requestsMerged':
      return ['Zusammengeführt', requests];
    case 'mergeUndone':
      return ['Zusammenführen zurückgenommen', requests];
    case 'requestsTagged':
      return ['Schlagwörter von Anfragen geändert', count === 1 ? 'einmal' : `${count}-mal`];
    case 'tagsMerged':
      return ['Schlagwörter zusammengelegt', `an ${count === 0 ? 'keiner Anfrage' : requests}`];
    case 'tagCreated':
      return ['Schlagwort angelegt', named(entry)];
    case 'tagChanged':
      return [entry.formerly ? 'Schlagwort umbenannt' : 'Schlagwort geändert', named(entry)];
    case 'tagDeleted':
      return ['Schlagwort gelöscht', named(entry)];
    case 'listCreated':
      return ['Liste angelegt', named(entry)];
    case 'listChanged':
      return [entry.formerly ? 'Liste umbenannt' : 'Liste geändert', named(entry)];
    case 'listDeleted':
      return ['Liste gelöscht', named(entry)];
    case 'vacancyOffered':
      return [
        'Freien Platz angeboten',
        `${placeOf(entry)}, ${count === 1 ? '1 Person' : `${count} Personen`} gefragt`,
      ];
    case 'vacancyGiven':
      return ['Platz vergeben', placeOf(entry)];
    case 'vacancyTakenBack':
      return ['Vergabe zurückgenommen', placeOf(entry)];
    case 'vacancyClosed':
      return [texts.vacancyClosed, closed(entry)];
    case 'vacanciesDistributed':
      return ['Platzrunde', count === 1 ? '1 Platz angeboten' : `${count} Plätze angeboten`];
    case 'checkoutStarted':
      return ['Zur Bezahlung gegangen', 'eines Abos'];
    case 'locationsPaidChanged':
      return ['Bezahlte Standorte geändert', ''];
    case 'referralLinked':
      return ['Empfehlungscode eingetragen', ''];
    case 'deletionPlanned':
      return ['Löschen der Praxis beauftragt', ''];
    case 'deletionUndone':
      return ['Löschen der Praxis zurückgenommen', ''];
    case 'practiceApproved':
      return ['Praxis freigegeben', 'E-Mails ohne Grenze'];
    case 'nameCleared':
      return ['Name der Praxis freigegeben', ''];
    case 'identityChecked':
      return ['Identität der Praxis bestätigt', ''];
    case 'identityWithdrawn':
      return ['Identität der Praxis nicht mehr bestätigt', ''];
    case 'emailsResent':
      return ['Noch einmal verschickt', count === 1 ? '1 E-Mail' : `${count} E-Mails`];
    case 'practiceClosed':
      return ['Praxis gesperrt', ''];
    case 'practiceUnlocked':
      return ['Praxis entsperrt', ''];
    case 'practiceRestored':
      return ['Aus einer Sicherung zurückgeholt', requests];
  }
}

function named({ name, formerly }: LogEntry): string {
  return `„${name ?? ''}“${formerly ? `, vorher „${formerly}“` : ''}`;
}

function placeOf({ vacancy }: LogEntry): string {
  if (!vacancy) return '';
  const { slot, rhythm, startsOn } = vacancy;
  return `${vacancyTime(slot)} ${rhythm === 'once' ? 'am' : 'ab'} ${formatGermanDate(startsOn)}`;
}

function closed(entry: LogEntry): string {
  const { vacancy, count } = entry;
  if (!vacancy) return '';
  const { reason } = vacancy;
  const why = reason ? ` (${closedTexts[reason]})` : '';
  const offers =
    count === 0 ? '' : `, ${count === 1 ? '1 Angebot' : `${count} Angebote`} zurückgezogen`;
  return `${placeOf(entry)}${why}${offers}`;
}

function settings(
  page: string,
  { what, fields = [] }: LogEntry,
  { fieldLabel }: EntryNames,
): [string, string] {
  const labels = [...new Set(fields.flatMap((field) => fieldLabel(what, field) ?? []))];
  return ['Einstellungen geändert', labels.length > 0 ? `${page}: ${labels.join(', ')}` : page];
}
