import { maxExportedEntries } from '@platzwart/domain/log/log';
import { daysToUndoDeletion } from '@platzwart/domain/practice/account';
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';
import { noticeBeforeDeletion } from '@platzwart/domain/retention/retention';

const number = new Intl.NumberFormat('de-DE');

const openRequests = (n: number) =>
  n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`;
const allRequests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

/** Texts of the page about data, contract and the end of a practice. */
export const texts = {
  title: 'Datenschutz',
  lead: 'Wie lange Anfragen bleiben, eure Daten als Kopie, der Vertrag und das Löschen.',
  retentionLocked:
    'Die Praxis lässt sich gerade nur ansehen: Testzeit oder Abo sind abgelaufen, oder eine Rechnung ist zu lange offen. Wie lange Anfragen bleiben, lässt sich deshalb gerade nicht ändern; alles andere auf dieser Seite geht.',
  retentionEnds:
    'Die Praxis soll gelöscht werden. Wie lange Anfragen bleiben, lässt sich deshalb gerade nicht ändern; alles andere auf dieser Seite geht.',
  administratorsOnly: 'Das kann, wer die Rolle Administration hat.',
  retention: {
    title: 'Aufbewahrung',
    what: 'Platzwart löscht Anfragen, um die sich so lange niemand gekümmert hat, offene wie archivierte. Gezählt wird ab dem letzten Mal, dass jemand aus eurem Team oder die anfragende Person selbst etwas getan hat: eine Notiz, ein Anruf, eine Antwort auf eine Rückfrage.',
    told: `Wer noch wartet, bekommt ${noticeBeforeDeletion} Tage vorher eine E-Mail und kann über den Link darin auf der Liste bleiben. Aus dem Archiv und aus dem Papierkorb wird ohne Nachricht gelöscht.`,
    label: 'Anfragen löschen nach',
    hint: `Höchstens ${maxRetentionMonths} Monate: So steht es im Vertrag zur Auftragsverarbeitung.`,
    months: (n: number) => `${n} Monaten`,
    touchesNobody: 'Von den offenen Anfragen betrifft die kürzere Zeit heute keine.',
    touches: (n: number) =>
      `Die kürzere Zeit betrifft heute ${openRequests(n)}: Wer davon eine E-Mail-Adresse hat, bekommt in der kommenden Nacht eine Nachricht. Gelöscht wird ${noticeBeforeDeletion} Tage später, wenn bis dahin niemand etwas tut.`,
    unknown:
      'Wie viele offene Anfragen die kürzere Zeit betrifft, steht hier, sobald alle geladen sind.',
    archive: (months: number) =>
      `Im Archiv wird gelöscht, was seit mehr als ${months} Monaten ruht. Braucht ihr es noch, exportiert es vorher.`,
  },
  export: {
    title: 'Daten exportieren',
    what: `Eine Kopie eurer Daten: Einstellungen, Team, Schlagwörter, Listen, freie Plätze, Zahlen, die letzten ${number.format(maxExportedEntries)} Zeilen des Protokolls und alle Anfragen mit ihrem Verlauf, offene wie archivierte. Die Anfragen liegen zusätzlich als Tabelle für Excel bei.`,
    leftOut:
      'Nicht dabei sind der Papierkorb, das Logo, die Liste der Importe und eigene Listen anderer; was sonst fehlt, steht in der Datei und in der Mappe. Brauchst du etwas aus dem Papierkorb, hole es vorher zurück.',
    careful:
      'Die Datei enthält Gesundheitsdaten. Bewahre sie so sicher auf wie eine Patientenakte.',
    press: 'Export beginnen',
    again: 'Noch einmal exportieren',
    begin: 'Der Export beginnt …',
    reading: (n: number) => `${allRequests(n)} gelesen …`,
    packing: (n: number) => `${allRequests(n)} gelesen, die Datei wird gepackt …`,
    cancel: 'Abbrechen',
    cancelled: 'Der Export ist abgebrochen. Es wurde keine Datei gespeichert.',
    done: (n: number, name: string) =>
      `Fertig: ${name} mit ${n === 0 ? 'allen Einstellungen, aber ohne Anfragen: Es gibt noch keine' : allRequests(n)}.`,
    goOn: 'Weiter exportieren',
  },
  contract: {
    title: 'Vertrag und Datenschutz-Mappe',
    what: (since: string) =>
      `Ihr seid für die Daten eurer Patientinnen und Patienten verantwortlich, Platzwart verarbeitet sie in eurem Auftrag. Den Vertrag dazu (Art. 28 DSGVO) habt ihr mit eurer Registrierung am ${since} geschlossen. Hier gibt es ihn für eure Unterlagen.`,
    accepted: (version: string) =>
      `Angenommen habt ihr die Bedingungen und diesen Vertrag in der Fassung vom ${version}.`,
    newer: (version: string) =>
      `Inzwischen gibt es die Fassung vom ${version}: Bitte lest sie online.`,
    papers: 'Unterlagen',
    inFile:
      'Die Mappe ist für eure Datenschutzbeauftragte oder euren Ordner: Vertrag mit allen Maßnahmen, Löschkonzept, Eintrag für euer Verzeichnis, Vorlage für eine Folgenabschätzung, wo Daten liegen und wie ihr sie mitnehmt. Sie entsteht aus euren Einstellungen von heute.',
    file: 'Datenschutz-Mappe als PDF',
    press: 'Nur den Vertrag als PDF',
    subProcessors: 'Weitere Auftragsverarbeiter',
    read: 'Vertrag online lesen',
    newTab: '(öffnet in neuem Tab)',
    busy: 'Wird erstellt …',
    done: (name: string) => `Gespeichert: ${name}`,
  },
  deletion: {
    title: 'Praxis löschen',
    what: 'Löscht ihr die Praxis, geschieht das in zwei Schritten:',
    atOnce:
      'Sofort: Es kommen keine Anfragen mehr an, die Praxis steht nicht mehr auf der Startseite, und das Team kann nur noch lesen. Alle mit der Rolle Administration bekommen eine E-Mail.',
    later: `Nach ${daysToUndoDeletion} Tagen: Praxis, Anfragen, Archiv und Team sind für immer gelöscht. Bis dahin lässt sich alles mit einem Klick zurücknehmen.`,
    subscription: (renewsAt: string | undefined) =>
      `Euer Abo endet dann sofort; bezahlte Zeit wird nicht erstattet.${
        renewsAt === undefined
          ? ''
          : ` Es verlängert sich am ${renewsAt} von selbst, und dann wird noch einmal abgebucht. Soll das nicht geschehen, kündigt es zuerst:`
      }`,
    toSubscription: 'Zum Abo',
    waiting: (open: number | undefined) =>
      `${open ? `${openRequests(open)}: ` : ''}Wer wartet, bekommt davon keine Nachricht von uns, und persönliche Links führen danach ins Leere. Gebt vorher Bescheid.`,
    exportFirst: 'Exportiert vorher, was ihr behalten müsst: Danach stellt es niemand mehr her.',
    open: 'Praxis löschen',
    sure: 'Soll die ganze Praxis gelöscht werden?',
    type: 'Tippe zur Bestätigung den Namen der Praxis:',
    label: 'Name der Praxis',
    confirm: `In ${daysToUndoDeletion} Tagen löschen`,
    busy: 'Einen Moment …',
    planned: (day: string) => `Diese Praxis wird am ${day} gelöscht`,
    plannedWho: (name: string, moment: string) => `Veranlasst von ${name} am ${moment}.`,
    plannedWhen: (moment: string) => `Veranlasst am ${moment}.`,
    until:
      'Bis dahin lässt sich alles lesen und exportieren. Danach sind Praxis, Anfragen, Archiv und Team für immer gelöscht.',
    undo: 'Löschen zurücknehmen',
    undoBusy: 'Wird zurückgenommen …',
    undone: 'Zurückgenommen: Diese Praxis wird nicht gelöscht.',
    undoOnlyBy: 'Zurücknehmen kann es, wer die Rolle Administration hat.',
  },
  notice: {
    text: (day: string) =>
      `Diese Praxis wird am ${day} gelöscht. Bis dahin lässt sich alles nur ansehen.`,
    undo: 'Ansehen und zurücknehmen',
    more: 'Mehr dazu',
  },
} as const;
