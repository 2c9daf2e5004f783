/**
 * Texts of the page of the user's practices; separate, so that the administration does not carry
 * them.
 */
import { plan } from '@platzwart/domain/billing/pricing';

const number = new Intl.NumberFormat('de-DE');

export const dashboardTexts = {
  title: 'Meine Praxen',
  week: 'Woche',
  role: (role: string) => `Deine Rolle: ${role}`,
  count: (n: number) => (n === 1 ? 'offene Anfrage' : 'offene Anfragen'),
  countUnknown: 'Anzahl gerade nicht verfügbar',
  fresh: (n: number) => `${number.format(n)} neu: ansehen`,
  freshBeyond: (n: number) => `Mehr als ${number.format(n)} neu: ansehen`,
  nothingFresh: 'Nichts Neues seit deinem letzten Besuch',
  say: 'So kannst du es am Telefon sagen',
  sayOf: (title: string) => `So kannst du es am Telefon sagen, ${title}`,
  demand: 'Wann gefragt wird',
  due: {
    calls: (n: number) => (n === 1 ? 'Anruf fällig' : 'Anrufe fällig'),
    noCalls: 'Niemand wartet auf euren Anruf.',
    allCalls: (n: number) => `Alle ${number.format(n)} Anrufe`,
    today: 'Rückruf heute',
    waits: (state: string, wait: string) => `${state} · wartet ${wait}`,
    overdue: (step: string) => `${step}, überfällig`,
    places: (n: number) => (n === 1 ? 'freier Platz' : 'freie Plätze'),
    needs: (n: number) => (n === 1 ? '1 wartet auf euch' : `${number.format(n)} warten auf euch`),
    nonePlaces: 'Es ist kein freier Platz eingetragen.',
    noPlaces: 'Wird ein Platz frei, trag ihn ein: Platzwart fragt der Reihe nach.',
    next: {
      place: (time: string) => `Als Nächstes: freier Platz, ${time}.`,
      call: (name: string) => `Als Nächstes: ${name} anrufen.`,
      openPlace: 'Platz öffnen',
      openCall: 'Anrufen und festhalten',
    },
    open: 'Öffnen',
    allPlaces: (n: number) => `Alle ${number.format(n)} Plätze`,
  },
  intake: {
    on: 'Nimmt Anfragen an',
    paused: 'Aufnahme pausiert',
    notYetOpened: 'Noch geschlossen',
    noTimes: 'Keine Zeiten zur Wahl',
    full: 'Grenze erreicht',
    locked: 'Gesperrt: nur ansehen',
  },
  stepsTitle: 'Zu tun',
  steps: {
    locked:
      'Es kommen keine Anfragen an, und nichts lässt sich ändern. Mit einem Abo geht es weiter.',
    lockedUnpaid:
      'Es kommen keine Anfragen an, und nichts lässt sich ändern. Sobald die offene Rechnung bezahlt ist, geht es weiter.',
    noTimes:
      'Kein Standort hat Zeitfenster: Patientinnen und Patienten können keine Zeiten wählen und nicht anfragen.',
    paymentDue: 'Eine Zahlung ist offen. Bitte prüft eure Zahlungsart.',
    trialEnds: (days: number) =>
      `Die Testzeit endet ${days === 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`}. Ohne Abo könnt ihr danach nur noch ansehen.`,
    emailUnconfirmed: (email: string) =>
      `Die E-Mail-Adresse der Praxis ist noch nicht bestätigt. Der Link dazu liegt im Postfach von ${email}.`,
    nameHeld:
      'Die Praxis wartet auf uns: Name und Ort gleichen einer anderen. Bis wir sie angesehen haben, bleibt das Formular zu, und E-Mails an Patientinnen und Patienten warten.',
    notListed:
      'Die Praxis steht nicht auf der Startseite: Patientinnen und Patienten finden sie nur über ihren Link.',
  },
  /** By settings screen. */
  toScreen: { billing: 'Zum Abo', profile: 'Zum Profil', locations: 'Zu den Standorten' },
  toScreenOf: (screen: string, title: string) => `${screen}: ${title}`,
  deletion: {
    chip: (day: string) => `Wird am ${day} gelöscht`,
    text: (day: string) =>
      `Diese Praxis wird am ${day} mit allen Anfragen gelöscht. Bis dahin lässt sich das zurücknehmen.`,
    undo: 'Ansehen und zurücknehmen',
    undoOf: (title: string) => `Ansehen und zurücknehmen: ${title}`,
  },
  weekOf: (title: string) => `Woche: ${title}`,
  publicOf: (title: string) => `Praxisseite: ${title}`,
  public: 'Praxisseite',
  register: 'Praxis registrieren',
  empty: {
    title: 'Noch keine Praxis',
    text: `Registriere deine Praxis und probiere alles ${plan.trialDays} Tage kostenlos aus, ohne Kreditkarte. Wenn deine Praxis schon dabei ist, lass dich von jemandem mit der Rolle Administration einladen.`,
  },
} as const;
