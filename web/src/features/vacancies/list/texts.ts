import type { OfferState } from '@platzwart/domain/request/request-offer';
import type { WaitsFor } from '@platzwart/domain/vacancies/vacancy';
import type { Group } from '../standing.ts';

const number = new Intl.NumberFormat('de-DE');
const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });

/** Days that a filled place stays in the list. */
export const filledDays = 30;

const groups: Record<Group, string> = {
  needsTeam: 'Wartet auf euch',
  offering: 'Läuft',
  open: 'Noch nicht angeboten',
  filled: `Vergeben (${filledDays} Tage)`,
  closed: 'Geschlossen',
};

/** Of several people of a plan, after their number. */
const countedStates: Record<OfferState | WaitsFor | 'planned', string> = {
  offered: 'gefragt',
  call: 'anzurufen',
  emailFailed: 'nicht zugestellt',
  question: 'mit Frage',
  pledged: 'vorgemerkt',
  accepted: 'zugesagt',
  taken: 'mit Platz',
  declined: 'abgesagt',
  expired: 'ohne Antwort',
  lost: 'leider vergeben',
  withdrawn: 'zurückgezogen',
  void: 'nicht mehr da',
  skipped: 'übersprungen',
  planned: 'folgen',
};

export const texts = {
  title: 'Freie Plätze',
  lead: 'Welche Plätze frei sind, wem ihr sie angeboten habt und wer als Nächstes an der Reihe ist.',
  loading: 'Freie Plätze werden geladen …',
  loadFailed: 'Die freien Plätze lassen sich gerade nicht laden.',
  accessEnded: 'Dein Zugang wurde beendet',
  add: 'Freier Platz',
  round: 'Platzrunde',
  distributeRest: 'Platzrunde für den Rest',
  empty: {
    title: 'Noch kein freier Platz',
    text: 'Wird bei euch ein Platz frei? Trag ihn ein und biete ihn der nächsten passenden Person an.',
    viewer: 'Wird bei euch ein Platz frei, steht hier, wem er angeboten ist.',
  },
  groups,
  plan: 'Wer gefragt wird',
  sign: (name: string, state: string) => `${name}: ${state}`,
  countedStates,
  counted: (n: number, state: keyof typeof countedStates) =>
    n === 1 && state === 'planned' ? '1 folgt' : `${number.format(n)} ${countedStates[state]}`,
  moreInPlan: (n: number) =>
    n === 1 ? 'und 1 weitere Person' : `und ${number.format(n)} weitere Personen`,
  seats: (n: number) => `${number.format(n)} Plätze`,
  progress: {
    hasUntil: (names: readonly string[], until: string) =>
      names.length === 1
        ? `${names[0]} hat bis ${until} Zeit`
        : `${list.format(names)} haben bis ${until} Zeit`,
    noTime: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} ist gefragt, die Zeit steht still`
        : `${list.format(names)} sind gefragt, die Zeit steht still`,
    others: (n: number) =>
      n === 1 ? 'eine weitere Person' : `${number.format(n)} weitere Personen`,
    next: (name: string) => `danach ${name}`,
    last: 'danach sind alle gefragt',
    accepted: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} hat zugesagt: bitte vergebt den Platz`
        : `${list.format(names)} haben zugesagt: bitte vergebt die Plätze`,
    call: (name: string, until: string | undefined) =>
      until ? `Bitte ${name} anrufen, bis ${until}` : `Bitte ${name} anrufen`,
    pledged: (n: number) =>
      n === 1 ? '1 Zusage vorgemerkt' : `${number.format(n)} Zusagen vorgemerkt`,
    open: 'Noch niemandem angeboten',
    planned: (n: number) =>
      n === 1
        ? 'Noch niemandem angeboten, 1 Person ist vorgesehen'
        : `Noch niemandem angeboten, ${number.format(n)} Personen sind vorgesehen`,
    nobodyAsked: 'Gerade ist niemand gefragt',
    frozen: 'Die Praxis ist gesperrt: alle Fristen stehen still',
  },
  open: 'Ansehen',
  stepAbout: (step: string, about: string) => `${step}: ${about}`,
  more: (n: number) => (n === 1 ? '1 weiteren zeigen' : `${number.format(n)} weitere zeigen`),
  givenTo: 'Vergeben an',
  endedOn: (day: string) => `am ${day}`,
  closedBecause: (reason: string | undefined, day: string) =>
    reason ? `Geschlossen am ${day}: ${reason}` : `Geschlossen am ${day}`,
} as const;
