import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { ContactOutcome, NextStep } from '@platzwart/domain/request/next-step';
import type { TherapyRequest } from '@platzwart/domain/request/request';

const number = new Intl.NumberFormat('de-DE');

const span = (from: number, to: number) =>
  from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`;

const steps: Record<NextStep['kind'], (day: string | undefined) => string> = {
  callBack: (day) => (day ? `Rückruf am ${day}` : 'Rückruf'),
  notReached: (day) => (day ? `noch einmal versuchen ab ${day}` : 'noch einmal versuchen'),
  unsure: (day) => (day ? `nachfragen ab ${day}` : 'nachfragen'),
  followUpCall: (day) => (day ? `nach Interesse fragen ab ${day}` : 'nach Interesse fragen'),
  addDetails: () => 'Fehlende Angaben eintragen',
};

const source: Record<TherapyRequest['source'], string> = {
  online: 'über das Anfrageformular',
  phone: 'telefonisch aufgenommen',
  import: 'aus einer Datei importiert',
};

const what: Record<HistoryEntry['what'], string> = {
  requested: 'Anfrage eingegangen',
  enteredManually: 'Telefonisch aufgenommen',
  imported: 'Aus einer Datei übernommen',
  corrected: 'Angaben berichtigt',
  edited: 'Angaben geändert',
  emailConfirmed: 'E-Mail-Adresse bestätigt',
  archived: 'Archiviert',
  reactivated: 'Reaktiviert',
  prioritized: 'Priorisiert',
  deprioritized: 'Priorität zurückgenommen',
  tagsChanged: 'Schlagwörter geändert',
  noteChanged: 'Notiz geändert',
  contacted: 'Kontakt',
  contactTakenBack: 'Ergebnis zurückgenommen',
  nextStepChanged: 'Nächster Schritt geändert',
  merged: 'Mit einer anderen Anfrage zusammengeführt',
  markedAsDifferent: 'Als andere Person gekennzeichnet',
  binned: 'In den Papierkorb gelegt',
  broughtBack: 'Aus dem Papierkorb zurückgeholt',
  reslotted: 'Zeiten der Praxis geändert',
  followUpSent: 'Per E-Mail gefragt, ob noch Interesse besteht',
  followUpCallNeeded: 'Telefonisch zu fragen, ob noch Interesse besteht',
  followUpReminded: 'An die Rückfrage erinnert',
  followUpUnanswered: 'Rückfrage ohne Antwort',
  deletionAnnounced: 'Löschung angekündigt',
  followUpConfirmed: 'Wartet weiter',
  followUpUnsure: 'Ist unsicher und bittet um einen Anruf',
  consentRevoked: 'Einwilligung widerrufen',
  consentRenewed: 'Einwilligung neu erteilt, Anfrage zurückgeholt',
  withdrawn: 'Anfrage zurückgezogen',
  withdrawTakenBack: 'Rückzug der Anfrage rückgängig gemacht',
  paused: 'Pause eingelegt',
  resumed: 'Pause beendet',
  optedOut: 'Möchte keine Rückfragen per E-Mail mehr',
  optedIn: 'Möchte Rückfragen per E-Mail bekommen',
  offered: 'Platz angeboten',
  offerReminded: 'An das Angebot erinnert',
  offerPledged: 'Zusage vorgemerkt',
  offerAccepted: 'Platz zugesagt',
  offerLateYes: 'Nach der Frist zugesagt, vorgemerkt',
  offerDeclined: 'Platz abgesagt',
  offerExpired: 'Angebot ohne Antwort',
  offerLost: 'Angebotener Platz leider vergeben',
  offerWithdrawn: 'Angebot zurückgezogen',
  offerCalledBack: 'Angebot zurückgeholt, bevor es hinausging',
  offerQuestion: 'Frage zum Angebot',
  placeGiven: 'Platz vergeben',
  placeTakenBack: 'Platz wieder frei',
  certified: 'Wartebestätigung ausgestellt',
  emailWaits: 'E-Mail wartet',
  emailSent: 'E-Mail verschickt',
  emailFailed: 'E-Mail nicht zustellbar',
};

const contact: Record<ContactOutcome, string> = {
  reached: 'erreicht',
  notReached: 'nicht erreicht',
  callBack: 'Rückruf vereinbart',
  unsure: 'überlegt noch',
  waitsOn: 'wartet weiter',
};

export const texts = {
  noteEditor: {
    label: 'Notiz der Praxis',
    hint: 'Nur für euer Team. Wird von selbst gespeichert.',
    states: {
      unchanged: '',
      saved: 'Gespeichert',
      typing: '',
      saving: 'Wird gespeichert …',
      failed: '',
      conflict: '',
    },
    failed: (reason: string) => reason,
    retry: 'Noch einmal speichern',
    wouldBeLost: 'Deine Notiz ist noch nicht gespeichert.',
    conflict: (by: string | undefined) =>
      `Inzwischen ${by === undefined ? 'wurde' : `hat ${by}`} die Notiz geändert. Jetzt steht dort:`,
    emptied: '(Die Notiz wurde geleert.)',
    both: 'Beide Fassungen behalten',
    mine: 'Meine Fassung speichern',
    theirs: 'Diese Fassung übernehmen',
  },
  tagPicker: {
    open: 'Schlagwort',
    find: 'Schlagwort finden oder anlegen',
    create: (name: string) => `„${name}“ anlegen`,
    notCreated: (name: string) => `„${name}“ wurde nicht angelegt`,
    tooLong: (max: number) => `Bitte kürze es auf höchstens ${max} Zeichen.`,
    named: (name: string) => `Schlagwörter von ${name}`,
    none: 'Noch keine Schlagwörter angelegt. Gib dem ersten einen Namen.',
    full: (max: number) => `Höchstens ${max} Schlagwörter an einer Anfrage.`,
  },
  timesInText: {
    title: 'Zeiten im Text',
    quote: (note: string) => `„${note}“`,
    remaining: (words: string) => `Nicht gelesen: „${words}“`,
    take: 'Zeiten übernehmen',
  },
  request: 'Anfrage',
  prescription: {
    deadline: 'Verordnungsfrist',
    approval: (insurer: string) =>
      `${insurer}: Die Behandlung muss vor dem Beginn bewilligt sein (Stand August 2025).`,
    noApproval: (insurer: string) => `${insurer}: zurzeit ohne Bewilligung (Stand August 2025).`,
  },
  source: 'Aufgenommen',
  sources: source,
  requestedOn: 'Angefragt am',
  step: {
    previous: 'Vorherige Anfrage',
    next: 'Nächste Anfrage',
    previousKeys: 'Vorherige Anfrage (Alt + ↑ oder K)',
    nextKeys: 'Nächste Anfrage (Alt + ↓ oder J)',
    first: 'Das ist die erste Anfrage dieser Ansicht.',
    last: 'Das ist die letzte Anfrage dieser Ansicht.',
    place: (index: number, total: number) =>
      `${number.format(index + 1)} von ${number.format(total)}`,
  },
  head: {
    /** Over all times, or at the only one. */
    positions: (
      { from, to, fewest, most }: { from: number; to: number; fewest: number; most: number },
      only: string | undefined,
    ) => {
      const isAlike = from === to && fewest === most;
      return [
        `Stelle ${span(from, to)} von ${span(fewest, most)}`,
        only ?? (isAlike ? '' : 'je nach Zeit'),
      ]
        .filter(Boolean)
        .join(', ');
    },
  },
  toNote: 'Notiz schreiben (N)',
  change: 'Ändern',
  changeNamed: (group: string) => `${group} ändern`,
  more: 'Weitere Angaben',
  contact: {
    call: (number: string) => `Anrufen ${number}`,
    callOther: (number: string) => `Weitere Nummer anrufen: ${number}`,
    write: 'E-Mail schreiben',
    subject: (practice: string) => `Ihre Anfrage bei ${practice}`,
    copied: 'Adresse kopiert.',
    copyFailed: 'Die Adresse ließ sich nicht kopieren. Du kannst sie im Text markieren.',
  },
  places: {
    caption: (location: string) => `Stelle auf den Wartelisten: ${location}`,
    positions: 'Stelle auf den Wartelisten',
    time: 'Zeit',
    place: (place: number, of: number) => `Stelle ${number.format(place)} von ${number.format(of)}`,
    rank: (place: number) => `${number.format(place)}.`,
    of: (of: number) => `von ${number.format(of)}`,
    pending: 'wird geladen',
    loading: 'Die Stellen auf den Wartelisten werden noch geladen …',
    failed: 'Die Stellen auf den Wartelisten lassen sich gerade nicht zeigen.',
    archived: 'Archivierte Anfragen stehen in keiner Warteliste.',
    notOffered: (times: string) => `Nicht mehr angeboten: ${times}`,
  },
  menu: {
    open: (name: string) => `Mehr: ${name}`,
    heading: 'Diese Anfrage',
    copyAddress: 'Adresse kopieren',
    print: 'Drucken',
    printHistory: 'Mit Verlauf drucken',
    export: 'Exportieren',
    delete: 'Löschen …',
  },
  emailFailedAdvice:
    'An diese Adresse kommen keine E-Mails an. Fragt am Telefon nach der richtigen: Ist sie eingetragen, geht von selbst eine neue E-Mail hinaus.',
  editors: (names: string) => `Wird gerade von ${names} bearbeitet.`,
  history: {
    what,
    by: (entry: HistoryEntry, memberNames: ReadonlyMap<string, string>) => {
      if (entry.by.kind === 'patient') return 'durch die anfragende Person';
      if (entry.by.kind === 'platform') return 'automatisch';
      return `durch ${memberNames.get(entry.by.uid) ?? 'ein früheres Mitglied'}`;
    },
    emailWaits: (email: string) => `E-Mail wartet: ${email}`,
    waits:
      'Sie geht von selbst hinaus, sobald es möglich ist. Was eilt, sagt ihr besser am Telefon.',
    emailSent: (email: string) => `E-Mail verschickt: ${email}`,
    emailFailed: (email: string) => `E-Mail nicht zustellbar: ${email}`,
    anyEmail: 'Nachricht zur Anfrage',
    contacted: (outcome: string) => `Kontakt: ${outcome}`,
    contacts: contact,
    nextStep: (step: string) => `Nächster Schritt: ${step}`,
    steps,
    noStep: 'Nächster Schritt erledigt',
    place: (time: string, day: string) => `${time} ab ${day}`,
    fromOther: 'aus der zusammengeführten Anfrage',
    added: (tags: string) => `hinzugefügt: ${tags}`,
    removed: (tags: string) => `entfernt: ${tags}`,
    deletedTag: 'gelöschtes Schlagwort',
  },
} as const;
