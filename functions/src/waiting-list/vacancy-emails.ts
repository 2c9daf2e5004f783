/**
 * E-mails of a step of a vacancy: what `step` decided to tell whom, as e-mails with their links.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { prescriptionFor } from '@platzwart/domain/request/issue-window';
import { prescriptionRule } from '@platzwart/domain/request/prescription';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { roleInForce } from '@platzwart/domain/team/permission';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { VacancyEmail as Told, Withheld } from '@platzwart/domain/vacancies/step-types';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { Transaction } from 'firebase-admin/firestore';
import type { Email, OutgoingEmail } from '../core/email.ts';
import { replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { newLink } from '../emails/new-link.ts';
import { asQueued, emailIdOf, ended, queueEmail } from '../emails/outbox.ts';
import { receiversOf } from '../emails/receivers.ts';
import { forgetWaiting } from '../emails/record-delivery.ts';
import { vacancyAcceptedEmail, vacancyGivenEmail } from '../emails/templates/vacancy-accepted.ts';
import { aboutOffer, type VacancyEmail } from '../emails/templates/vacancy-email.ts';
import {
  vacancyExpiredEmail,
  vacancyLostEmail,
  vacancyWithdrawnEmail,
} from '../emails/templates/vacancy-ended.ts';
import { vacancyNewsEmails } from '../emails/templates/vacancy-news.ts';
import { vacancyOfferEmail, vacancyReminderEmail } from '../emails/templates/vacancy-offer.ts';
import { writableCollections } from './writable-collections.ts';

type About = {
  readonly slug: string;
  readonly vacancyId: string;
  readonly practice: Practice;
  readonly account: Account;
  /** All after the step. */
  readonly vacancy: Vacancy;
  readonly offers: ReadonlyMap<string, Offer | null>;
  readonly requests: ReadonlyMap<string, TherapyRequest | null>;
  readonly emails: readonly Told[];
  /** By request: e-mails that must not leave any more, if they have not. */
  readonly withhold: ReadonlyMap<string, Withheld>;
  readonly now: Date;
};

/**
 * What follows an asking only once, however often it is decided: an e-mail of the same id may
 * exist.
 */
const onceOnly: ReadonlySet<Told['purpose']> = new Set([
  'vacancyReminder',
  'vacancyLost',
  'vacancyWithdrawn',
  'vacancyExpired',
]);

/**
 * Reads what it needs without locks; `write` queues the e-mails and withholds those that have not
 * left. `left`: the people whose e-mail was on its way, of those that were to be withheld.
 */
export async function prepareVacancyEmails(
  about: About,
  { db, origin }: Pick<Tools, 'db' | 'origin'>,
): Promise<{ left: ReadonlySet<string>; write: (tx: Transaction) => void }> {
  const docs = writableCollections(db);
  const { slug, vacancyId, vacancy, offers, emails, withhold, practice, account, now } = about;
  const idOf = (purpose: Told['purpose'], requestId: string, again?: string) =>
    emailIdOf({
      purpose,
      about: aboutOffer(
        { slug, vacancyId, requestId, times: offers.get(requestId)?.times ?? 0 },
        again,
      ),
    });
  const withheld = new Map(
    [...withhold].map(([requestId, { purpose, again }]) => [
      requestId,
      idOf(purpose, requestId, again),
    ]),
  );
  const people = new Set(emails.flatMap((each) => (each.onlyIfOfferLeft && each.requestId) || []));
  const isReadFirst = ({ purpose, onlyIf }: Told) => onceOnly.has(purpose) || onlyIf !== null;
  const earlier = emails.flatMap((told) =>
    told.requestId !== null && isReadFirst(told) ? idOf(told.purpose, told.requestId) : [],
  );
  const ids = [
    ...new Set([
      ...withheld.values(),
      ...[...people].map((requestId) => idOf('vacancyOffer', requestId)),
      ...earlier,
    ]),
  ];
  const isNews = emails.some(({ purpose }) => purpose === 'vacancyNews');
  const isAccepted = emails.some(
    ({ purpose }) => purpose === 'vacancyAccepted' || purpose === 'vacancyGiven',
  );
  const [found, creator, form] = await Promise.all([
    Promise.all(ids.map((id) => docs.email(id).get())),
    isNews ? docs.member(slug, vacancy.createdBy).get() : undefined,
    isAccepted && prescriptionRule(practice, vacancy.slot.locationId)
      ? docs.form(slug).get()
      : undefined,
  ]);
  const known = new Map(found.map((each) => [each.id, each]));
  const statusOf = (id: string) => known.get(id)?.data()?.status;
  const hasLeft = (id: string) => ['sending', 'sent'].includes(statusOf(id) ?? '');

  const outgoing = emails.flatMap((told): Queued[] => {
    const { purpose, requestId, dueAt } = told;
    if (requestId === null) {
      if (told.about === null || told.about === 'held') return [];
      const member = creator?.data();
      const isMember = member && roleInForce(member) !== undefined;
      const receivers = receiversOf(practice, account, isMember ? [member] : []);
      const unknown = receivers.length === 0 ? [{ name: practice.title, address: '' }] : receivers;
      return vacancyNewsEmails(
        { practice, vacancyId, vacancy, news: told.about, now, dueAt },
        unknown,
        origin,
      ).map((email) => ({ email }));
    }
    if (onceOnly.has(purpose) && known.get(idOf(purpose, requestId))?.exists) return [];
    if (told.onlyIfOfferLeft && !hasLeft(idOf('vacancyOffer', requestId))) return [];
    const status = statusOf(idOf(purpose, requestId));
    if (told.onlyIf === 'unsent' ? !isUnsent(status) : told.onlyIf && status !== told.onlyIf)
      return [];
    return toPatient(told, requestId, { ...about, form: form?.data() }, origin);
  });
  const left = new Set([...withheld].flatMap(([requestId, id]) => (hasLeft(id) ? requestId : [])));
  return {
    left,
    write: (tx) => {
      for (const id of withheld.values()) {
        const read = known.get(id);
        const email = read?.data();
        if (!read || email?.status !== 'due') continue;
        replaceUnchanged(tx, read, { ...ended(email, now), status: 'withheld' });
        forgetWaiting(tx, id, email, docs);
      }
      // Two reasons for one message to the team, in one step.
      const byId = new Map(outgoing.map((each) => [emailIdOf(each.email), each]));
      for (const { email, link } of byId.values()) {
        const { subject, text, html } = asQueued(email);
        const read = known.get(emailIdOf(email));
        const waiting = read?.data();
        // One that waits retains what it has counted. The vacancy's own revision keeps an asking
        // from being written twice; one that was taken back is written over.
        if (email.purpose !== 'vacancyOffer') queueEmail(tx, email, db);
        else if (read && waiting && isUnsent(waiting.status))
          replaceUnchanged(tx, read, { ...waiting, subject, text, html });
        else tx.set(docs.email(emailIdOf(email)), asQueued(email));
        if (link) tx.create(docs.requestLink(link.tokenHash), link.link);
      }
    },
  };
}

const isUnsent = (status: Email['status'] | undefined) => status === 'due' || status === 'sending';

type Queued = { email: OutgoingEmail; link?: ReturnType<typeof newLink>['stored'] };

/** None for who is gone or has no address. */
function toPatient(
  { purpose, dueAt, words }: Told,
  requestId: string,
  about: About & { form: FormConfiguration | undefined },
  origin: string,
): Queued[] {
  const { slug, vacancyId, vacancy, practice, account, form, now } = about;
  const request = about.requests.get(requestId);
  const offer = about.offers.get(requestId);
  if (!request || !offer || request.email === '') return [];
  const { token, stored } = newLink({ slug, requestId, email: request.email }, now);
  const contact = confirmedEmailOf(account);
  const isSelfPayer = vacancy.payer === 'selfPayer';
  const place = {
    startsOn: offer.given?.startsOn ?? vacancy.startsOn,
    isSelfPayer,
    today: berlinDate(dueAt),
    slot: vacancy.slot,
  };
  const needed = form
    ? prescriptionFor(place, { prescription: request.prescription, practice, form })
    : null;
  const issue = needed === 'holds' ? null : needed;
  const given: VacancyEmail = {
    practice,
    account,
    contact,
    requestId,
    request,
    token,
    now,
    vacancyId,
    vacancy,
    issue,
    offer,
    dueAt,
  };
  const email = emailOf(purpose, given, offer, words, origin);
  return email ? [{ email, link: stored }] : [];
}

function emailOf(
  purpose: Told['purpose'],
  given: VacancyEmail,
  offer: Offer,
  words: string,
  origin: string,
): OutgoingEmail | undefined {
  const { until } = offer;
  switch (purpose) {
    case 'vacancyOffer':
      return until === null
        ? undefined
        : vacancyOfferEmail({ ...given, until, isNearly: !offer.rank.exact }, origin);
    case 'vacancyReminder':
      return until === null ? undefined : vacancyReminderEmail({ ...given, until }, origin);
    case 'vacancyAccepted':
      return vacancyAcceptedEmail(given, origin);
    case 'vacancyGiven':
      return offer.given === null
        ? undefined
        : vacancyGivenEmail({ ...given, ...offer.given }, origin);
    case 'vacancyLost':
      return vacancyLostEmail(given, origin);
    case 'vacancyWithdrawn':
      return vacancyWithdrawnEmail({ ...given, words }, origin);
    case 'vacancyExpired':
      return vacancyExpiredEmail(given, origin);
    case 'vacancyNews':
      return undefined;
  }
}
