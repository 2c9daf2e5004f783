import type { ContactOutcome, NextStep } from '@platzwart/domain/request/next-step';
import type { TherapyRequest } from '@platzwart/domain/request/request';

const number = new Intl.NumberFormat('de-DE');

const steps: Record<NextStep['kind'], (day: string | undefined) => string> = {
  callBack: (day) => (day ? `Rückruf am ${day}` : 'Rückruf'),
  notReached: (day) => (day ? `noch einmal versuchen ab ${day}` : 'noch einmal versuchen'),
  unsure: (day) => (day ? `nachfragen ab ${day}` : 'nachfragen'),
  followUpCall: (day) => (day ? `nach Interesse fragen ab ${day}` : 'nach Interesse fragen'),
  addDetails: () => 'Angaben ergänzen',
};

const source: Record<TherapyRequest['source'], string> = {
  online: 'über das Anfrageformular',
  phone: 'telefonisch aufgenommen',
  import: 'aus einer Datei importiert',
};

const contact: Record<ContactOutcome, string> = {
  reached: 'erreicht',
  notReached: 'nicht erreicht',
  callBack: 'Rückruf vereinbart',
  unsure: 'noch unsicher',
};

export const texts = {
  timesInText: {
    title: 'Zeiten im Text',
    quote: (note: string) => `„${note}“`,
    remaining: (words: string) => `Nicht gelesen: „${words}“`,
    take: 'Zeiten übernehmen',
  },
  request: 'Anfrage',
  prescription: {
    deadline: 'Verordnungsfrist',
    approval: (insurer: string) => `${insurer}: Die Behandlung muss vor dem Beginn bewilligt sein (Stand August 2025).`,
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
    place: (index: number, total: number) => `${number.format(index + 1)} von ${number.format(total)}`,
  },
  head: {
    /** The best of several positions. */
    best: (place: number, of: number, when: string) => `Stelle ${number.format(place)} von ${number.format(of)} am ${when}`,
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
    caption: (location: string) => `Stelle auf der Warteliste je Zeit: ${location}`,
    positions: 'Stelle je Zeit',
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
    merge: 'Zusammenführen …',
    delete: 'Löschen …',
  },
  editors: (names: string) => `Wird gerade von ${names} bearbeitet.`,
  history: {
    emailSent: (email: string) => `E-Mail verschickt: ${email}`,
    emailFailed: (email: string) => `E-Mail nicht zustellbar: ${email}`,
    /** By purpose; unlisted purposes are just an e-mail. */
    emails: {
      requestReceived: 'Eingangsbestätigung',
      requestExists: 'Hinweis, dass schon eine Anfrage wartet',
      followUpQuestion: 'Frage, ob noch Interesse besteht',
      followUpReminder: 'Erinnerung an die Frage nach Interesse',
      vacancyOffer: 'Angebot eines Platzes',
      vacancyReminder: 'Erinnerung an das Angebot',
      vacancyAccepted: 'Zusage ist angekommen',
      vacancyGiven: 'Platz steht fest',
      vacancyLost: 'Platz ist anderweitig vergeben',
      vacancyWithdrawn: 'Angebot gilt nicht mehr',
      vacancyExpired: 'Keine Antwort auf das Angebot, Anfrage wartet weiter',
      deletionNotice: 'Ankündigung der Löschung',
      newAddress: 'Bitte, eine neue Adresse zu bestätigen',
      formerAddress: 'Hinweis an die frühere Adresse',
      freshLink: 'Neuer Link zur eigenen Anfrage',
      requestChanged: 'Nachricht, was über den Link geändert wurde',
      withdrawn: 'Bestätigung, dass die Anfrage zurückgezogen ist',
      consentRevoked: 'Bestätigung, dass die Einwilligung widerrufen ist',
    } as Readonly<Record<string, string>>,
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
