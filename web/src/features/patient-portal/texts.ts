/** Texts of the patient portal. Personal ones are in `personal-data-texts.ts`. */
import type { WaitEstimate } from '@platzwart/domain/patient-portal/wait-estimate';

const lengths: Record<WaitEstimate['unit'], (n: number) => string> = {
  weeks: (n) => (n === 1 ? 'eine Woche' : `${n} Wochen`),
  months: (n) => (n === 1 ? 'einen Monat' : `${n} Monate`),
};

function formatWaitEstimate({ from, to, unit }: WaitEstimate): string {
  if (from === 0) return `höchstens ${lengths[unit](to)}`;
  return from === to ? `etwa ${lengths[unit](to)}` : `${from}–${lengths[unit](to)}`;
}

export const texts = {
  title: 'Ihre Anfrage',
  loading: 'Ihre Anfrage wird geladen …',
  /** Soft hyphens: three cells stand beside each other on the smallest phone. */
  progress: {
    label: 'Stand Ihrer Anfrage',
    asked: 'Angefragt',
    waiting: 'Auf der Warte\u00adliste',
    noted: 'für einen Platz vorgemerkt',
    place: 'Platz',
    placeComes: 'sobald einer frei wird',
    paused: 'Pausiert',
    until: (day: string) => `bis ${day}`,
    offered: 'Platz angeboten',
    accepted: 'Zugesagt',
    toConfirm: 'wird noch bestätigt',
    toDecide: 'wird noch entschieden',
    placed: 'Platz erhalten',
    closed: 'Abge\u00adschlossen',
    withdrawn: 'Zurück\u00adgezogen',
  },
  waiting: {
    title: 'Ihre Anfrage steht auf der Warteliste',
    text: 'Wird ein Platz frei, der zu Ihren Zeiten passt, und sind Sie an der Reihe, bietet ihn die Praxis Ihnen an: per E-Mail oder am Telefon.',
    withPlace: (places: string) => `Sie haben ${places}. Sie warten noch auf einen zweiten Platz.`,
    offered:
      'Oben steht ein Platz, den die Praxis Ihnen anbietet. Bis Sie antworten, bleibt hier alles, wie es ist.',
    noneOffered:
      'Die Praxis bietet keine Ihrer Zeiten mehr an. Bitte wählen Sie andere, damit Sie einen Platz bekommen können.',
    waitEstimate: (waitEstimate: WaitEstimate) =>
      `Wer zuletzt mit ähnlichen Zeiten einen Platz bekam, wartete in der Hälfte der Fälle ${formatWaitEstimate(waitEstimate)}. Eine Zusage ist das nicht.`,
    placesPerMonth: (n: number) =>
      `Zu Ihren Zeiten wurde${n === 1 ? ' zuletzt etwa ein Platz' : `n zuletzt etwa ${n} Plätze`} im Monat vergeben.`,
    today: {
      weeks: (n: number) => `heute, in Ihrer ${n}. Woche`,
      months: (n: number) => `heute, in Ihrem ${n}. Monat`,
    } satisfies Record<WaitEstimate['unit'], (n: number) => string>,
    others: 'so lange dauerte es bei der Hälfte',
  },
  promised: {
    title: 'Die Praxis hat Ihre Zusage',
    accepted:
      'Die Praxis meldet sich bei Ihnen, per E-Mail oder am Telefon. Bis sie Ihnen den Platz bestätigt, behalten Sie Ihre Stelle auf der Warteliste.',
    pledged:
      'Sie müssen nichts weiter tun. Bekommen Sie den Platz nicht, warten Sie an derselben Stelle weiter.',
  },
  pausing: {
    title: (day: string) => `Ihre Anfrage pausiert bis zum ${day}`,
    text: 'Die Praxis sieht das, und bis dahin bekommen Sie weder Angebote noch Rückfragen. Sie bleiben auf der Warteliste.',
  },
  closed: {
    title: 'Ihre Anfrage ist abgeschlossen',
    text: (day: string) =>
      `Ihre Anfrage steht seit dem ${day} nicht mehr auf der Warteliste. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an die Praxis.`,
  },
  offerGone: 'Das Angebot aus der Nachricht gibt es nicht mehr.',
  shownOfferGone: 'Dieses Angebot gibt es nicht mehr.',
  askedAgain:
    'Ihre Stelle in der Reihe bleibt. Wird wieder ein Platz zu Ihren Zeiten frei, sind Sie wieder dabei.',
  /** Somebody who got a place. */
  placed: (day: string) =>
    `Sie haben einen Platz bekommen. Ihre Anfrage steht deshalb seit dem ${day} nicht mehr auf der Warteliste.`,
  /** What is said while it is withdrawn: `withdrawn-texts.ts`. */
  withdrawalUndone: 'Ihre Anfrage steht wieder auf der Warteliste, an derselben Stelle wie vorher.',
  locked:
    'Die Praxis kann zurzeit keine Änderungen annehmen. Zurückziehen können Sie Ihre Anfrage trotzdem.',
  lockedHere: 'Das geht zurzeit nicht. Bitte wenden Sie sich direkt an die Praxis.',
  manage: {
    title: 'Anfrage verwalten',
    parts: (isCertifying: boolean) =>
      `Ihre Angaben, ${isCertifying ? 'Wartebestätigung, ' : ''}Pause, Fragen per E-Mail, neuer Link, zurückziehen`,
    partsOfClosed: 'Ihre Angaben, neuer Link',
  },
  email: 'E-Mail-Adresse',
  confirmed: 'bestätigt',
  unconfirmed: 'noch nicht bestätigt',
  pendingEmail: (email: string) => `künftig ${email}, sobald Sie das dort bestätigen`,
  wouldBeLost: 'Was Sie hier geändert haben, ist noch nicht gespeichert.',
  question: {
    title: 'Warten Sie noch auf einen Platz?',
    text: 'Ihre Stelle auf der Warteliste behalten Sie, auch wenn Sie jetzt nicht antworten.',
    deletedOn: (day: string) =>
      `Ihre Anfrage ist lange ohne Nachricht geblieben. Ohne Ihre Antwort löschen wir sie am ${day}.`,
    answers: {
      ja: 'Ja, weiter warten',
      zeiten: 'Ja, aber Zeiten geändert',
      unsicher: 'Unsicher – bitte anrufen',
      nein: 'Nein',
    },
    sending: 'Wird gesendet …',
    done: {
      ja: 'Danke. Sie warten weiter, an derselben Stelle wie bisher.',
      unsicher: 'Danke. Die Praxis ruft Sie an. Bis dahin warten Sie weiter.',
    },
    again: 'Antwort ändern',
  },
  confirm: {
    // With a non-breaking hyphen, so that no line ends with 'E-'.
    title: 'Stimmt Ihre E\u2011Mail-Adresse?',
    text: 'Bitte bestätigen Sie, dass die Praxis Sie unter dieser Adresse erreicht:',
    press: 'E-Mail-Adresse bestätigen',
    busy: 'Wird bestätigt …',
    done: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
  },
  times: {
    title: 'Ihre Zeiten',
    formerLocation: 'Früherer Standort',
    noLongerOffered: 'nicht mehr angeboten',
    none: 'keine Zeiten gewählt',
    change: 'Zeiten ändern',
    former: (text: string) => `Vor der Änderung: ${text}`,
    restore: 'Bisherige Zeiten wieder einstellen',
    restored: 'Die bisherigen Zeiten sind gewählt, aber noch nicht gespeichert.',
    editing: 'Zeiten ändern',
    lead: (min: number) =>
      min === 1
        ? 'Wählen Sie alle Zeiten, zu denen Sie kommen könnten.'
        : `Wählen Sie alle Zeiten, zu denen Sie kommen könnten, mindestens ${min}.`,
    takenOut: (time: string) => `${time} ist herausgenommen, aber noch nicht gespeichert.`,
    locations: 'Standorte',
    needLocation: 'Bitte wählen Sie zuerst einen Standort.',
    noLocations: 'Zurzeit bietet die Praxis keine Zeiten zur Wahl an.',
    noLongerOfferedNote: (text: string) =>
      `Nicht mehr angeboten, bleibt aber als Wunsch erhalten: ${text}.`,
    chosen: (n: number, text: string) =>
      n === 0 ? 'Noch kein Zeitfenster ausgewählt.' : `${n} Zeitfenster ausgewählt: ${text}`,
    loading: 'Der Wochenplan wird geladen …',
    save: 'Zeiten speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    unchanged: 'Sie haben nichts geändert.',
    saved:
      'Ihre Zeiten sind gespeichert. Sie warten weiter, und Ihre Stelle auf der Warteliste bleibt.',
    notSaved: 'Ihre Zeiten sind noch nicht gespeichert.',
  },
  pause: {
    resume: 'Pause beenden',
    resuming: 'Wird beendet …',
    resumed: 'Die Pause ist beendet. Die Praxis sieht, dass Sie wieder warten.',
  },
  freshLink: {
    title: 'Link zu dieser Seite',
    text: 'Wir schicken Ihnen gern einen neuen Link an die E-Mail-Adresse, die zu Ihrer Anfrage gehört.',
    refusedText:
      'Ist Ihr Link abgelaufen? Wir schicken einen neuen an die E-Mail-Adresse, die zur Anfrage gehört.',
    press: 'Neuen Link zuschicken',
    pressing: 'Wird verschickt …',
    done: 'Wenn zu diesem Link eine Anfrage gehört, kommt in ein paar Minuten eine E-Mail mit einem neuen Link. Bitte sehen Sie auch im Spam-Ordner nach.',
  },
  refused: 'Dieser Link führt zu keiner Anfrage',
  binned: { title: 'Die Praxis hat Ihre Anfrage gelöscht', askAnew: 'Neue Anfrage stellen' },
  notLoaded: 'Ihre Anfrage lässt sich gerade nicht laden',
  contact: {
    title: 'So erreichen Sie die Praxis',
    contactPerson: (name: string) => name && `Kontakt: ${name}`,
    newTab: '(öffnet in neuem Tab)',
    toPractice: 'Zur Seite der Praxis',
  },
} as const;
