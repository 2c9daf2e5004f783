/** To the practice's people: somebody accepted, or the machine does not go on without them. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { placeWhen } from '@platzwart/domain/vacancies/describe-place';
import type { StalledBecause, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import type { OutgoingEmail } from '../../core/email.ts';
import type { PlaceTerms } from './describe-place.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

export type VacancyNews = 'accepted' | Exclude<StalledBecause, 'held'>;

type About = {
  practice: Practice;
  vacancyId: string;
  /** After the change that is news: its revision is part of the id. */
  vacancy: PlaceTerms & Pick<Vacancy, 'revision'>;
  news: VacancyNews;
  now: Date;
  /** Earliest sending time; immediately if missing. */
  dueAt?: Date;
};

/** What happened to the place, and what to do now. */
const sentences: Record<VacancyNews, readonly [what: string, then: string]> = {
  accepted: ['hat jemand zugesagt.', 'Bitte vergebt ihn.'],
  planAtEnd: [
    'sind alle gefragt, und niemand hat zugesagt.',
    'Bitte schlagt weitere Personen vor. Sonst kann er geschlossen werden.',
  ],
  callDue: ['möchte jemand angerufen werden.', 'Bitte ruft an: Erst danach geht es weiter.'],
  question: [
    'hat jemand eine Frage.',
    'Bitte ruft an. Die Frist läuft weiter; ihr könnt sie verlängern.',
  ],
  emailFailed: [
    'ist ein Angebot nicht angekommen: Die E-Mail war nicht zustellbar.',
    'Bitte ruft an. Die Frist steht so lange still.',
  ],
  givenBack: [
    'hat jemand nachträglich abgesagt. Er ist wieder frei.',
    'Bitte bietet ihn neu an. Sonst kann er geschlossen werden.',
  ],
  startPassed: [
    'ist der erste Tag erreicht, und er ist noch frei.',
    'Bitte wählt einen neuen Beginn. Sonst kann er geschlossen werden.',
  ],
};

/** Names no patient. `receivers`: whoever offered it, and the practice. */
export function vacancyNewsEmails(
  about: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const { practice, vacancyId, vacancy, news, now, dueAt } = about;
  const [what, then] = sentences[news];
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'vacancyNews',
    cause: `${vacancyId}_${vacancy.revision}`,
    subject: `${news === 'accepted' ? 'Zusage für' : 'Ihr seid gefragt:'} ${describeSlots([vacancy.slot])}`,
    paragraphs: [`für den ${placeOf(vacancy, practice)} ${what}`, then],
    button: {
      label: news === 'accepted' ? 'Platz vergeben' : 'Platz ansehen',
      screen: screenPaths.vacancy(vacancyId),
    },
    now,
  }).map((email) => ({ ...email, ...(dueAt !== undefined && { dueAt }) }));
}

/** 'Platz mittwochs, 15–16 Uhr (Graz Lend, ab 02.12.2026)' */
function placeOf(vacancy: PlaceTerms, { locations }: Practice): string {
  const { slot, rhythm, startsOn } = vacancy;
  const where = locations.find(({ id }) => id === slot.locationId)?.title;
  const more = [where, ...(rhythm === 'once' ? [] : [`ab ${formatGermanDate(startsOn)}`])]
    .filter(Boolean)
    .join(', ');
  return `${rhythm === 'once' ? 'Termin am' : 'Platz'} ${placeWhen(vacancy)}${more === '' ? '' : ` (${more})`}`;
}
