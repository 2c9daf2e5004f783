/** Sample e-mails about a place that nobody has: next but one Wednesday, 15 to 16. */
import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { firstWeekday } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { offerTimes } from '@platzwart/domain/vacancies/deadlines';
import type { OutgoingEmail } from '../../core/email.ts';
import { vacancyGivenEmail } from '../../emails/templates/vacancy-accepted.ts';
import { vacancyOfferEmail } from '../../emails/templates/vacancy-offer.ts';

type Sample = Extract<SampleEmail, { kind: 'vacancyOffer' | 'vacancyGiven' }>;
type About = { practice: Practice; account: Account; token: string; notice: string; now: Date };

const therapist = 'Jonas Hofer';
const wednesday = 3;

export function vacancySample(
  sample: Sample,
  { practice, account, token, notice, now }: About,
  origin: string,
): OutgoingEmail {
  const startsOn = firstWeekday(wednesday, berlinDate(daysLater(now, 7)));
  const given = {
    practice,
    contact: confirmedEmailOf(account),
    requestId: token,
    request: { email: account.email, emailConfirmedAt: now },
    token,
    now,
    vacancyId: token,
    vacancy: {
      slot: {
        locationId: practice.locations[0]?.id ?? '',
        weekday: wednesday,
        start: '15:00',
        end: '16:00',
      },
      rhythm: 'weekly',
      startsOn,
      endsOn: null,
      setting: 'practice',
      mode: 'inTurn',
      noteForPatients: '',
      payer: 'any',
    },
    offer: { times: 1 },
    notice,
  } as const;
  switch (sample.kind) {
    case 'vacancyOffer': {
      const { patienceDays: n, closedDays } = account.offering;
      const vacancy = { ...given.vacancy, patience: { unit: 'workingDays', n } } as const;
      // As a real one would say it; null only if the start were hours away.
      const until =
        offerTimes(vacancy, now, { region: regionOf(practice), closedDays })?.until ?? now;
      const offering = { ...account.offering, offerText: sample.text };
      return vacancyOfferEmail(
        { ...given, account: { ...account, offering }, until, isNearly: false },
        origin,
      );
    }
    case 'vacancyGiven': {
      const offering = {
        ...account.offering,
        givenText: sample.text,
        showTherapist: sample.showTherapist,
      };
      return vacancyGivenEmail(
        { ...given, account: { ...account, offering }, startsOn, therapist, waitsOn: false },
        origin,
      );
    }
  }
}
