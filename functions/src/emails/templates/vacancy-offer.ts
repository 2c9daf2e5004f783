/** A free place is offered, and a reminder of it. */

import { longMoment, shortMoment } from '@platzwart/domain/vacancies/describe-place';
import type { OutgoingEmail } from '../../core/email.ts';
import { placeValues } from './describe-place.ts';
import { customParagraphs, factsOf, type VacancyEmail, vacancyEmail } from './vacancy-email.ts';

/** `until`: the deadline, as fixed when asking. */
type Offered = VacancyEmail & { until: Date };

/**
 * Each leads to the patient portal, where the answer takes two presses: mail scanners open links
 * too. It names the vacancy, so that the portal can tell when the offer of an old e-mail has given
 * way to another one.
 */
const answersTo = ({ vacancyId }: VacancyEmail) =>
  answers.map((each) => ({ ...each, answer: `${each.answer}&platz=${vacancyId}` }));

const answers = [
  { label: 'Platz ansehen und zusagen', answer: 'zusagen', isMain: true },
  { label: 'Absagen', answer: 'absagen' },
  { label: 'Ich habe eine Frage', answer: 'frage' },
] as const;

const notMine =
  'Sie haben keinen Platz gesucht? Dann hat sich jemand bei der Adresse vertippt. Bitte sagen Sie nicht ab, sondern wählen Sie hinter dem Link „Das bin ich nicht“.';

/** A place is offered to a waiting patient. `isNearly`: at a time they did not choose. */
export function vacancyOfferEmail(
  { isNearly, until, ...given }: Offered & { isNearly: boolean },
  origin: string,
): OutgoingEmail {
  const { practice, account, vacancy } = given;
  const values = placeValues(vacancy, practice, { until });
  const own = customParagraphs(account.offering.offerText, values, given, origin);
  const what = vacancy.rhythm === 'once' ? 'Termin' : 'Platz';
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyOffer',
      subject: `Ein ${what} bei ${practice.title}: bitte antworten Sie bis ${shortMoment(until)}`,
      paragraphs: [
        isNearly
          ? `bei ${practice.title} wird ein ${what} frei.`
          : `bei ${practice.title} wird ein ${what} frei, der zu Ihren Zeiten passt.`,
        ...(isNearly
          ? ['Diese Zeit haben Sie nicht gewünscht. Vielleicht passt sie trotzdem.']
          : []),
        ...own.paragraphs,
        ...(vacancy.noteForPatients === ''
          ? []
          : [`Hinweis der Praxis: ${vacancy.noteForPatients}`]),
        ...(vacancy.payer === 'selfPayer'
          ? [`Dieser ${what} ist für Menschen, die selbst zahlen.`]
          : []),
        ...deadlineText(vacancy.mode, longMoment(until)),
      ],
      firstRows: factsOf(values),
      rows: [],
      answers: answersTo(given),
      ours: own.ours,
      notMine,
    },
    origin,
  );
}

/** Once, half way to the deadline, if a place is offered to one person after the other. */
export function vacancyReminderEmail({ until, ...given }: Offered, origin: string): OutgoingEmail {
  const { practice, vacancy } = given;
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyReminder',
      subject: `Erinnerung: Ihr Platz bei ${practice.title}, Antwort bis ${shortMoment(until)}`,
      paragraphs: [
        `Sie haben noch nicht geantwortet. Der Platz ist bis ${longMoment(until)} für Sie freigehalten.`,
        'Auch wenn Sie absagen oder nicht antworten, behalten Sie Ihre Stelle in der Reihe.',
      ],
      firstRows: factsOf(placeValues(vacancy, practice, { until })),
      rows: [],
      answers: answersTo(given),
      notMine,
    },
    origin,
  );
}

/** Who gets the place, and that silence costs nothing. */
function deadlineText(mode: VacancyEmail['vacancy']['mode'], until: string): string[] {
  const please = `Bitte sagen Sie uns bis ${until}, ob Sie ihn möchten.`;
  const stays =
    'Auch wenn Sie absagen oder nicht antworten, behalten Sie Ihre Stelle in der Reihe.';
  switch (mode) {
    case 'inTurn':
      return [`${please} Danach fragen wir die nächste Person auf der Warteliste. ${stays}`];
    case 'together':
      return [
        `${please} Dieses Angebot haben mehrere Personen bekommen. Den Platz bekommt, wer von denen, die zusagen, zuerst an der Reihe ist. ${stays}`,
      ];
    case 'firstWins':
      return [
        `${please} Dieses Angebot haben mehrere Personen bekommen. Wer zuerst zusagt, bekommt den Termin. ${stays}`,
      ];
  }
}
