/** A patient's yes has arrived, and the place is theirs. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { issueWithin } from '@platzwart/domain/request/issue-window';
import type { OutgoingEmail } from '../../core/email.ts';
import { placeValues } from './describe-place.ts';
import { customParagraphs, factsOf, type VacancyEmail, vacancyEmail } from './vacancy-email.ts';

/**
 * The place is reserved until a member gives it. The same person may say yes again after a no: each
 * yes has its e-mail.
 */
export function vacancyAcceptedEmail(given: VacancyEmail, origin: string): OutgoingEmail {
  const { practice, vacancy, offer, now, issue } = given;
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyAccepted',
      again: String((offer.answeredAt ?? now).getTime()),
      subject: `Ihre Zusage bei ${practice.title} ist angekommen`,
      paragraphs: [
        'danke, Ihre Zusage ist angekommen. Der Platz ist für Sie reserviert. Die Praxis meldet sich mit allem Weiteren.',
        ...(issue ? [issueWithin(issue)] : []),
        'Können Sie doch nicht? Bitte sagen Sie es gleich hinter dem Link, dann bekommt ihn jemand anderes.',
      ],
      rows: factsOf(placeValues(vacancy, practice, {})),
      buttonLabel: 'Meine Zusage ansehen',
    },
    origin,
  );
}

type Given = VacancyEmail & {
  /** As the member gave it. */
  startsOn: IsoDate;
  therapist: string;
  /** The request stays open for a second place. */
  waitsOn: boolean;
};

/** A member gave the place. The only e-mail that may name the therapist. */
export function vacancyGivenEmail(
  { startsOn, therapist, waitsOn, ...given }: Given,
  origin: string,
): OutgoingEmail {
  const { practice, account, vacancy, now, issue } = given;
  const { givenText, showTherapist } = account.offering;
  const values = placeValues({ ...vacancy, startsOn }, practice, {
    therapist: showTherapist ? therapist : '',
  });
  const own = customParagraphs(givenText, values, given, origin);
  return vacancyEmail(
    given,
    {
      purpose: 'vacancyGiven',
      again: String(now.getTime()),
      subject: `Ihr Platz bei ${practice.title} steht fest`,
      paragraphs: [
        `Sie haben einen Platz bei ${practice.title}.`,
        ...own.paragraphs,
        ...(issue ? [issueWithin(issue)] : []),
        waitsOn
          ? `Sie warten weiter auf einen ${vacancy.rhythm === 'once' ? 'festen' : 'zweiten'} Platz.`
          : 'Ihre Anfrage ist damit abgeschlossen.',
      ],
      rows: factsOf(values),
      buttonLabel: 'Meinen Platz ansehen',
      ours: own.ours,
    },
    origin,
  );
}
