import type { Rhythm } from '@platzwart/domain/request/request-offer';
import type { VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { rhythmName } from '../../../entities/vacancy/format-vacancy.ts';

const settings: Record<VacancyTerms['setting'], string> = {
  practice: 'in der Praxis',
  houseCall: 'Hausbesuch',
  video: 'Video',
};

const labels: Record<keyof VacancyTerms, string> = {
  slot: 'Zeit und Standort',
  rhythm: 'Wie oft',
  startsOn: 'Ab',
  endsOn: 'Befristet bis',
  seats: 'Freie Plätze',
  therapist: 'Therapeut:in',
  setting: 'Wo',
  payer: 'Für wen',
  ages: 'Alter',
  anyOfTags: 'Schlagwörter',
  noteForPatients: 'Hinweis für die Person',
};

export const texts = {
  labels,
  /** Written before notes of the team stood with people alone. */
  noteForTeam: 'Notiz fürs Team',
  location: 'Standort',
  onDay: 'Am',
  from: 'von',
  to: 'bis',
  timeNamed: (which: string) => `Uhrzeit ${which}`,
  dayHint: (weekday: string | undefined) => weekday ?? 'TT.MM.JJJJ',
  dayMissing: 'Bitte gib den Tag als TT.MM.JJJJ ein.',
  optional: '(optional)',
  rhythms: (['weekly', 'fortnightly', 'once'] as const satisfies readonly Rhythm[]).map(
    (value) => ({ value, label: rhythmName(value) }),
  ),
  settings,
  selfPayer: 'Nur für Selbstzahler:innen',
  patientsHint: 'Steht im Angebot.',
  choose: 'Bitte wählen',
  more: 'Mehr zum Platz',
  anyAge: 'Leer: jedes Alter.',
  ageFrom: 'Alter von',
  ageTo: 'Alter bis',
  ages: (from: number, to: number) => (to >= 120 ? `ab ${from} Jahren` : `${from} bis ${to} Jahre`),
  deletedTag: 'gelöschtes Schlagwort',
} as const;
