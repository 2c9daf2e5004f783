/** Texts of the screen 'Auswertung'. */
import { maxDays } from '@platzwart/domain/statistics/month';
import { minDaysOfPace } from '@platzwart/domain/statistics/reach';
import { minStarts, monthsOfRange } from '@platzwart/domain/statistics/wait-range';
import { formatNumber } from './format.ts';

const people = (n: number) => (n === 1 ? '1 Person' : `${formatNumber(n)} Personen`);

export const texts = {
  title: 'Auswertung',
  lead: 'Zahlen ohne Namen. Sie bleiben, auch wenn Anfragen gelöscht werden. Jede Nacht kommt ein Tag dazu.',
  loading: 'Die Zahlen werden geladen …',
  failed: 'Die Zahlen lassen sich gerade nicht laden.',
  tooFew: 'Dafür gibt es noch zu wenige Zahlen.',
  month: 'Monat',
  count: 'Anzahl',
  total: 'Zusammen',
  table: 'Als Tabelle',
  tableOf: (title: string) => `Tabelle: ${title}`,
  halves: { morning: 'Vormittag', afternoon: 'Nachmittag' },
  filter: {
    period: 'Zeitraum',
    months: (n: number) => `${n} Monate`,
    location: 'Standort',
    everywhere: 'alle Standorte',
    half: 'Tageszeit',
    wholeDay: 'ganzer Tag',
    between: (first: string, last: string) => `${first} bis ${last}`,
    printedMasked: '„<5“ steht für 1 bis 4',
    narrowed:
      'Standort und Tageszeit gelten für Wartezeit, Tempo und Nachfrage. Das Übrige zählt die ganze Praxis.',
  },
  more: 'Mehr Zahlen: Tempo, Absagen, Rückfragen',
  moreFailed: 'Die übrigen Zahlen lassen sich gerade nicht laden.',
  valuesOf: (title: string) => `Werte: ${title}`,
  export: {
    title: 'Exportieren',
    print: 'Drucken',
    csv: 'Tabellen als CSV, „<5“ für 1 bis 4',
    exact: 'Tabellen als CSV, alle Zahlen genau',
  },
  waiting: {
    title: 'Wartezeit',
    sentence: (months: number, range: string, half?: 'morning' | 'afternoon') =>
      `Wer in den letzten ${months} Monaten${half ? ` ${half === 'morning' ? 'am Vormittag' : 'am Nachmittag'}` : ''} begann, hatte meist ${range} gewartet.`,
    tooFew:
      'Noch haben zu wenige begonnen. Gezählt wird jeder Platz, den ihr über ein Angebot vergebt oder im Archiv als „Platz erhalten“ vermerkt.',
    note: '„Meist“ lässt das Fünftel weg, das am kürzesten, und das, das am längsten gewartet hat. Monate mit weniger als drei haben keinen Balken.',
    after: (unit: string) => `${unit} nach der Anfrage`,
    middle: 'die Hälfte hatte begonnen',
    most: 'so lange warteten die meisten',
    offer: 'die Hälfte hatte ein Angebot',
    starts: 'Vergebene Plätze',
    offers: 'Erste Angebote',
    columns: {
      low: (unit: string) => `Ein Fünftel höchstens (${unit})`,
      middle: (unit: string) => `Die Hälfte höchstens (${unit})`,
      high: (unit: string) => `Vier Fünftel höchstens (${unit})`,
      offer: (unit: string) => `Bis zum Angebot, die Hälfte höchstens (${unit})`,
    },
  },
  flow: {
    title: 'Offen, neu, erledigt',
    sentence: (months: number, open: number, came: number, went: number, change: number) =>
      `Gestern Abend ${open === 1 ? 'wartete' : 'warteten'} ${people(open)}. Bis dahin kamen in ${months} Monaten ${formatNumber(came)} dazu, ${formatNumber(went)} gingen: Die Liste ${
        change > 0
          ? `ist um ${formatNumber(change)} gewachsen`
          : change < 0
            ? `ist um ${formatNumber(-change)} kürzer geworden`
            : 'blieb gleich lang'
      }.`,
    open: 'Offen am Monatsende',
    came: 'Neu',
    went: 'Erledigt',
    others: 'Nachgetragen, wieder offen oder gelöscht',
    sources: { online: 'Neu über das Formular', phone: 'Neu am Telefon', import: 'Neu importiert' },
    reasons: {
      placeGiven: 'Platz über Angebot',
      placeNoted: 'Platz vermerkt',
      withdrawn: 'Zurückgezogen',
      noInterest: 'Kein Interesse',
      notReachable: 'Nicht erreichbar',
      other: 'Anderer Grund',
      merged: 'Zusammengeführt',
    },
  },
  offers: {
    title: 'Angebote',
    sentence: (n: number, accepted: string, declined: string, expired: string) =>
      `${n === 1 ? 'Ein Angebot ist' : `${formatNumber(n)} Angebote sind`} zu Ende: ${accepted} zugesagt, ${declined} abgesagt, ${expired} ohne Antwort.`,
    none: 'In dieser Zeit ging kein Angebot zu Ende.',
    note: 'Wer zusagt und es sich anders überlegt, zählt bei beidem.',
    ends: {
      accepted: 'zugesagt',
      declined: 'abgesagt',
      expired: 'keine Antwort',
      lost: 'leider vergeben',
      withdrawn: 'zurückgezogen',
    },
  },
  filled: {
    title: 'Zeit bis besetzt',
    sentence: (n: number, days: number) =>
      `Für die Hälfte der ${formatNumber(n)} Plätze gab es ${days === 0 ? 'noch am selben Tag' : days === 1 ? 'nach einem Tag' : `nach ${days} Tagen`} eine Zusage.`,
    later: (n: number) =>
      `Für weniger als die Hälfte der ${formatNumber(n)} Plätze gab es innerhalb von ${maxDays} Tagen eine Zusage.`,
    none: 'In dieser Zeit wurde kein Platz zugesagt.',
    note: 'Ab dem Tag, an dem ihr den Platz eingetragen habt. Wird er nach der Zusage wieder frei, zählt die nächste Zusage noch einmal.',
    within: 'Zugesagt nach höchstens',
    share: 'Anteil der Plätze',
    day: (n: number) => String(n),
    days: (n: number) => (n === 0 ? 'am selben Tag' : n === 1 ? '1 Tag' : `${n} Tagen`),
  },
  reach: {
    title: 'Wie lange es noch dauert',
    sentence: (n: number, months: number) =>
      `Bei diesem Tempo dauert es etwa ${months === 1 ? 'einen Monat' : `${formatNumber(months)} Monate`}, bis ${people(n)} einen Platz haben.`,
    none: `Das Tempo lässt sich sagen, sobald ${minDaysOfPace / 7} Wochen gezählt sind und Plätze vergeben wurden.`,
    note: 'Jede Person zählt einmal, verteilt auf ihre Zeiten. Halbe Tage erst ab fünf Plätzen.',
    tooFew: 'unter 5 Plätzen',
    months: (n: number) => (n === 1 ? '1 Monat' : `${formatNumber(n)} Monate`),
    halfDay: 'Halber Tag',
    people: 'Wartende',
    places: 'Plätze',
    reach: 'Monate',
    everything: 'Alles zusammen',
  },
  weekPlot: {
    title: 'Nachfrage und Plätze in der Woche',
    titleOf: (location: string) => `Nachfrage und Plätze: ${location}`,
    sentence: (slot: string, waiting: string, places: number) =>
      `Am knappsten ist ${slot}: rund ${waiting} Wartende, ${places === 0 ? 'kein vergebener Platz' : places === 1 ? 'ein vergebener Platz' : `${formatNumber(places)} vergebene Plätze`}.`,
    none: 'Noch wartet niemand auf diese Zeiten.',
    tooFew: 'Noch warten zu wenige, um zu sagen, wo es am knappsten ist.',
    note: 'Farbe und Zahl: Wartende. Wer mehrere Zeiten nennt, zählt bei jeder nur zu einem Teil, daher die Kommazahlen. Je größer der Ring, desto mehr Plätze wurden dort vergeben. Am knappsten ist, wo die meisten auf einen vergebenen Platz kommen.',
    time: 'Zeit',
    people: 'Wartende',
    places: 'Plätze',
  },
  demand: {
    title: 'Nachfrage über Monate',
    sentence: (morning: number, afternoon: number, half?: 'morning' | 'afternoon') =>
      half === 'morning'
        ? `Auf Vormittage warten ${people(morning)}.`
        : half === 'afternoon'
          ? `Auf Nachmittage warten ${people(afternoon)}.`
          : `Auf Vormittage warten ${people(morning)}, auf Nachmittage ${people(afternoon)}.`,
    note: 'Jede Person zählt einmal, verteilt auf ihre Zeiten.',
  },
  reasons: {
    declined: {
      title: 'Warum Angebote abgelehnt wurden',
      column: 'Grund',
      sentence: (n: number) => `${formatNumber(n)} ${n === 1 ? 'Absage' : 'Absagen'}.`,
      none: 'Niemand hat abgesagt.',
      names: {
        time: 'Zeit passt doch nicht',
        notNow: 'gerade nicht',
        noLongerNeeded: 'kein Platz mehr nötig',
        other: 'anderer Grund',
        none: 'ohne Grund',
      },
    },
    givenTo: {
      title: 'Vergebene Plätze',
      column: 'Vergeben',
      sentence: (n: number, share: string) =>
        `${n === 1 ? 'Ein Platz wurde' : `${formatNumber(n)} Plätze wurden`} über ein Angebot vergeben, ${share} davon an die Person, die zuerst an der Reihe war.`,
      none: 'Noch wurde kein Platz über ein Angebot vergeben.',
      names: { '1': 'an erster Stelle', '2-5': 'an Stelle 2 bis 5', later: 'weiter hinten' },
    },
    passedOver: {
      title: 'Wer übergangen wurde',
      column: 'Grund',
      sentence: (n: number) =>
        `${n === 1 ? 'Eine Person' : `${formatNumber(n)} Personen`} vor anderen ausgelassen.`,
      none: 'Niemand wurde ausgelassen.',
      names: {
        needsOther: 'braucht etwas anderes',
        noPrescription: 'keine Verordnung',
        group: 'Gruppe passt nicht',
        agreed: 'so vereinbart',
        other: 'anderer Grund',
        none: 'ohne Grund',
      },
    },
    followUps: {
      title: 'Rückfragen',
      column: 'Was daraus wurde',
      sentence: (asked: number, answered: number, silent: number) =>
        `${formatNumber(asked)} gefragt, ${formatNumber(answered)} haben geantwortet, ${formatNumber(silent)} nicht.`,
      none: 'In dieser Zeit wurde niemand gefragt.',
      names: {
        asked: 'gefragt',
        toCall: 'anzurufen',
        interested: 'will weiter warten',
        unsure: 'überlegt noch',
        noAnswer: 'ohne Antwort',
      },
    },
  },
  honest: {
    title: 'So kannst du es sagen',
    none: `Sobald in ${monthsOfRange} Monaten ${minStarts} Plätze begonnen haben, steht hier ein Satz fürs Telefon.`,
    tooFew: {
      morning: `Für den Vormittag allein haben noch keine ${minStarts} begonnen: zu wenige für einen Satz.`,
      afternoon: `Für den Nachmittag allein haben noch keine ${minStarts} begonnen: zu wenige für einen Satz.`,
    },
    shown: 'Auf eurer Seite und über dem Formular steht:',
    hidden: 'Auf eurer Seite steht dazu nichts.',
    growing: `Auf eurer Seite steht dazu nichts, solange in ${monthsOfRange} Monaten über ein Zehntel mehr dazukommt als geht: Es wäre ein falsches Versprechen.`,
    change: 'Ändern',
  },
} as const;
