/** Texts of the settings of free places. */
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { minStarts, monthsOfRange } from '@platzwart/domain/statistics/wait-range';

export const texts = {
  title: 'Freie Plätze',
  lead: 'Wird bei euch ein Platz frei, bietet ihr ihn Wartenden an. Hier steht, womit jedes Angebot beginnt; im Angebot selbst könnt ihr davon abweichen.',
  offers: 'Angebote',
  words: 'Eure Worte',
  honesty: 'Auskunft',
  calendar: 'Kalender',
  fields: {
    patienceDays: {
      label: 'Zeit zum Antworten',
      hint: 'Gezählt ab dem Tag nach dem Versand, bis 18 Uhr. Samstage, Sonntage, Feiertage und Schließtage zählen nicht.',
    },
    planLength: {
      label: 'Vorgeschlagene Personen',
      hint: 'So viele sind zu Beginn angehakt, von 1 bis 20.',
    },
    stepBackDays: {
      label: 'Tage Abstand nach einer Absage',
      hint: 'Wer ein Angebot abgelehnt oder nicht beantwortet hat, wird so lange erst nach den anderen vorgeschlagen, von 0 bis 60. Die Stelle auf der Warteliste bleibt.',
    },
    firstWinsAllowed: {
      label: '„Wer zuerst zusagt“ anbieten',
      hint: 'Nur für einzelne Termine und Plätze, die in den nächsten Tagen beginnen. Sonst entscheidet immer die Reihenfolge der Liste.',
    },
    selfPayerPlaces: {
      label: 'Plätze für Menschen, die selbst zahlen',
      hint: 'Ihr könnt dann bei einem Platz angeben, dass er selbst bezahlt wird. Das steht auch im Angebot.',
    },
    showTherapist: {
      label: 'Namen der Therapeutin oder des Therapeuten nennen',
      hint: 'Auf der Seite hinter dem Link und in der Bestätigung. In der E-Mail mit dem Angebot steht der Name nie.',
    },
    waitShown: {
      label: 'Zeigen, wie lange man zuletzt wartete',
      hint: `Auf eurer Seite und über dem Formular, immer als Spanne. Erst ab ${minStarts} Plätzen, die in ${monthsOfRange} Monaten begonnen haben, und nicht, solange über ein Zehntel mehr dazukommt als geht.`,
    },
    certificates: {
      label: 'Wartebestätigung erlauben',
      hint: 'Wer bei euch wartet, kann hinter dem Link ein Blatt herunterladen, zum Beispiel für die Krankenkasse: seit wann die Anfrage auf der Warteliste steht und dass bisher kein Platz angeboten werden konnte. Wer schon einen angeboten bekam, bekommt keines. Angebote außerhalb von Platzwart kennen wir nicht.',
    },
    noPlaceBefore: {
      label: 'Nach heutigem Stand kein Platz vor (optional)',
      hint: 'TT.MM.JJJJ. Steht dann auf jedem Blatt, bis der Tag da ist.',
    },
    offerText: {
      label: 'Eure Worte im Angebot',
      hint: 'Sie stehen vor der Bitte um Antwort.',
    },
    givenText: {
      label: 'Eure Worte in der Bestätigung',
      hint: 'Zum Beispiel, was zum ersten Termin mitzubringen ist.',
    },
    closedDays: { label: 'Schließtage' },
  },
  holidays: {
    of: (regions: readonly string[]) =>
      regions.length === 1
        ? `Es gelten die Feiertage von: ${regions[0]}. An ihnen endet keine Frist, und es geht kein Angebot hinaus.`
        : `Es gelten je nach Standort die Feiertage von: ${regions.join('; ')}. An ihnen endet keine Frist, und es geht kein Angebot hinaus.`,
    unknown:
      'Wir wissen noch nicht, wo eure Praxis liegt, und kennen deshalb eure Feiertage nicht: An ihnen können Fristen enden.',
    change: 'Beim Standort angeben oder ändern',
  },
  identity: {
    checked: (day: string, what: string) =>
      `Eure Praxis ist geprüft, seit ${day}${what === '' ? '' : ` (${what})`}. Das steht auch auf der Seite, auf der man eine Bestätigung prüft. Mit einem anderen Namen, einer anderen Fachrichtung oder Adresse gilt es nicht mehr.`,
    willAsk:
      'Eine Bestätigung gilt etwas, weil wir wissen, wer sie ausstellt. Wenn ihr speichert, bitten wir jemanden von uns, eure Praxis zu prüfen, meist mit Berufsregister und einem Rückruf. Erst danach bekommen Wartende eine Bestätigung.',
    waits: (day: string) =>
      `Eure Praxis wartet seit ${day} auf unsere Prüfung. Bis dahin bekommt niemand eine Bestätigung. Meist rufen wir in den nächsten Werktagen an: Seht nach, ob im Profil eure Telefonnummer und unter „Standorte und Zeiten“ die ganze Adresse steht. Dauert es länger, schreibt an ${supportEmail}.`,
    notAsked: `Deshalb bekommt niemand eine Bestätigung. Wie es weitergeht, sagen wir euch unter ${supportEmail}.`,
    ended: {
      changed: (day: string) =>
        `Seit ${day} gilt unsere Prüfung nicht mehr, weil sich Name, Fachrichtung oder Adresse geändert haben.`,
      withdrawn: (day: string) => `Am ${day} haben wir unsere Prüfung zurückgenommen.`,
    },
  },
  days: [
    { value: '1', label: '1 Werktag' },
    { value: '2', label: '2 Werktage' },
    { value: '3', label: '3 Werktage' },
    { value: '5', label: '5 Werktage' },
  ],
  planStepper: { fewer: 'Eine Person weniger', more: 'Eine Person mehr' },
  stepBackStepper: { fewer: 'Einen Tag weniger', more: 'Einen Tag mehr' },
  paper: {
    title: 'So liest es die Krankenkasse',
    name: 'Erika Muster, geboren am 05.03.1984,',
    others:
      'Dazu Name, Adresse und Logo eurer Praxis und eine Nummer, mit der sich prüfen lässt, dass ihr sie ausgestellt habt. Habt ihr den Tag der Anfrage selbst eingetragen oder wurden Name oder Geburtsdatum danach geändert, steht das dabei. Keine Diagnose.',
  },
  placeholders:
    'Platzhalter werden beim Senden gefüllt. Fehlt eine Angabe, etwa das Ende, bleibt ihre Zeile weg:',
  therapistPlaceholder:
    '{platz_therapeut} wird nur in der Bestätigung gefüllt, {platz_frist} nur im Angebot.',
  optional: '(optional)',
  none: 'keine',
  emails: [
    { value: 'vacancyOffer', label: 'Angebot' },
    { value: 'vacancyGiven', label: 'Bestätigung' },
  ],
  closedDays: {
    hint: 'Betriebsurlaub und andere Tage, an denen niemand da ist, jeweils einschließlich. Fristen warten so lange.',
    none: 'Noch keine eingetragen.',
    period: (n: number) => `Zeitraum ${n}`,
    from: 'Erster Tag',
    to: 'Letzter Tag',
    format: 'TT.MM.JJJJ',
    add: 'Zeitraum hinzufügen',
    remove: 'Entfernen',
    removeOne: (n: number) => `Zeitraum ${n} entfernen`,
    until: (from: string, to: string) => `${from} bis ${to}`,
    most: (max: number) => `Höchstens ${max} Zeiträume. Entfernt bitte vergangene.`,
  },
} as const;
