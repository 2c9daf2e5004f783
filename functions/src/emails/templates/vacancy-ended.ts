/** An offer ended without a place: nobody loses their position. */
import type { OutgoingEmail } from '../../core/email.ts';
import { placeValues } from './describe-place.ts';
import { customParagraphs, type VacancyEmail, vacancyEmail } from './vacancy-email.ts';

/** Somebody else got it. Not to those who had declined. */
export function vacancyLostEmail(given: VacancyEmail, origin: string): OutgoingEmail {
  const { practice, vacancy } = given;
  const who =
    vacancy.mode === 'firstWins'
      ? 'Jemand hat kurz vor Ihnen zugesagt.'
      : 'Jemand, der vor Ihnen an der Reihe ist, hat ihn angenommen.';
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyLost',
      subject: `Der Platz bei ${practice.title} ist vergeben`,
      paragraphs: [
        `wir hatten Ihnen einen Platz angeboten. ${who}`,
        'Sie müssen nichts tun: Ihre Stelle in der Reihe bleibt, und beim nächsten passenden Platz sind Sie wieder dabei.',
      ],
      rows: [],
      buttonLabel: 'Meine Anfrage ansehen',
    },
    origin,
  );
}

/** The practice took it back. `words`: the member's to this person, '' for none. */
export function vacancyWithdrawnEmail(
  { words, ...given }: VacancyEmail & { words: string },
  origin: string,
): OutgoingEmail {
  const { practice, vacancy } = given;
  const own = customParagraphs(words, placeValues(vacancy, practice, {}), given, origin);
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyWithdrawn',
      subject: `Ihr Platzangebot bei ${practice.title} gilt nicht mehr`,
      paragraphs: [
        'leider ist der Platz, den wir Ihnen angeboten haben, doch nicht frei. Das tut uns leid. Sie warten weiter, an derselben Stelle.',
        ...own.paragraphs,
      ],
      rows: [],
      buttonLabel: 'Meine Anfrage ansehen',
      ours: own.ours,
    },
    origin,
  );
}

/** The deadline is over: the proof that silence cost nothing. */
export function vacancyExpiredEmail(given: VacancyEmail, origin: string): OutgoingEmail {
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyExpired',
      subject: `Sie warten weiter bei ${given.practice.title}`,
      paragraphs: [
        'auf unser Platzangebot haben Sie nicht geantwortet. Das macht nichts: Ihre Stelle in der Reihe bleibt.',
        'Passt eine Ihrer Zeiten nicht mehr, oder brauchen Sie gerade keinen Platz?',
      ],
      rows: [],
      answers: [
        { label: 'Zeiten ändern', answer: 'zeiten' },
        { label: 'Pause einlegen', answer: 'pause' },
        { label: 'Keinen Platz mehr', answer: 'nein' },
      ],
    },
    origin,
  );
}
