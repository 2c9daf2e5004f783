/** Renders every e-mail about free places, in each of its variants. */
import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { anOffer, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import type { OutgoingEmail } from '@platzwart/functions/core/email';
import {
  vacancyAcceptedEmail,
  vacancyGivenEmail,
} from '@platzwart/functions/emails/templates/vacancy-accepted';
import type { VacancyEmail } from '@platzwart/functions/emails/templates/vacancy-email';
import {
  vacancyExpiredEmail,
  vacancyLostEmail,
  vacancyWithdrawnEmail,
} from '@platzwart/functions/emails/templates/vacancy-ended';
import {
  type VacancyNews,
  vacancyNewsEmails,
} from '@platzwart/functions/emails/templates/vacancy-news';
import {
  vacancyOfferEmail,
  vacancyReminderEmail,
} from '@platzwart/functions/emails/templates/vacancy-offer';

/** Only the confirmation may name her. */
export const therapist = 'Roswitha Sprechmann';

const news: readonly VacancyNews[] = [
  'accepted',
  'planAtEnd',
  'callDue',
  'question',
  'emailFailed',
  'givenBack',
  'startPassed',
];

/**
 * About a free place, each in its variants: modes, rhythms, with and without the practice's own
 * words.
 */
export function vacancyEmails(
  title: string,
  patient: Pick<VacancyEmail, 'practice' | 'contact' | 'requestId' | 'request' | 'token' | 'now'>,
  { origin, contact }: { origin: string; contact: string },
): OutgoingEmail[] {
  const { practice, now } = patient;
  const vacancyId = 'f'.repeat(32);
  const until = new Date('2026-11-24T17:00:00Z');
  const vacancy = aVacancy({ therapist, noteForTeam: 'Nur für das Team' });
  const noted = {
    ...vacancy,
    mode: 'together',
    rhythm: 'fortnightly',
    endsOn: '2027-06-30',
    noteForPatients: title,
  } as const;
  const once = {
    ...vacancy,
    mode: 'firstWins',
    rhythm: 'once',
    payer: 'selfPayer',
    setting: 'houseCall',
  } as const;
  const words = `Wir von {titel} haben Platz {platz_wann}.\n\nEs behandelt {platz_therapeut}.\nMehr: {anfragelink}\n${title}`;
  // Known before the yes too: then no e-mail may tell it.
  const issue = { from: '2026-11-04', to: '2026-12-02' };
  const offerings = ['', words].map((own) => ({
    ...defaultOffering,
    offerText: own,
    givenText: own,
  }));
  return [
    ...offerings.flatMap((offering) =>
      [vacancy, noted, once].flatMap((place) => {
        const given = {
          ...patient,
          account: { approvedAt: null, offering },
          vacancyId,
          vacancy: place,
          issue,
          offer: anOffer(),
        };
        return [
          ...[false, true].map((isNearly) =>
            vacancyOfferEmail({ ...given, until, isNearly }, origin),
          ),
          vacancyReminderEmail({ ...given, until }, origin),
          vacancyAcceptedEmail(given, origin),
          ...[false, true].map((waitsOn) =>
            vacancyGivenEmail({ ...given, startsOn: '2026-12-02', therapist, waitsOn }, origin),
          ),
          vacancyLostEmail(given, origin),
          ...['', title].map((said) => vacancyWithdrawnEmail({ ...given, words: said }, origin)),
          vacancyExpiredEmail(given, origin),
        ];
      }),
    ),
    ...[vacancy, once].flatMap((place) =>
      news.flatMap((kind, revision) =>
        vacancyNewsEmails(
          { practice, vacancyId, vacancy: { ...place, revision }, news: kind, now },
          [{ name: title, address: contact }],
          origin,
        ),
      ),
    ),
  ];
}
