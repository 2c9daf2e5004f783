import { daysLater } from '@platzwart/domain/dates/berlin-days';
import {
  isPending,
  type PortalView,
  type RequestLink,
} from '@platzwart/domain/patient-portal/request-link';
import { portalViewOf } from '@platzwart/domain/patient-portal/view';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import { type Offer, offerId } from '@platzwart/domain/vacancies/offer';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { offerMemory, portalOfferOf } from '@platzwart/domain/vacancies/portal-offer-view';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { type Collections, queryOf } from '../core/collections.ts';
import { certifiedWaitOf, linesDeciding } from './certified-wait.ts';
import type { Behind, Placed } from './request-links.ts';

type Known = {
  readonly offer: Offer;
  readonly vacancy: Vacancy;
  readonly practice: Practice;
  readonly account: Account;
};

/**
 * What the page behind a link shows of its request, with what other documents say of it. `known`:
 * of the offer just answered.
 */
export async function portalView(
  behind: Behind & Pick<Placed, 'eraseAt'>,
  link: RequestLink,
  docs: Collections,
  now: Date,
  known?: Known,
): Promise<PortalView> {
  const { eraseAt } = behind;
  if (eraseAt)
    return portalViewOf(behind.request, link, { found: undefined, offer: null, eraseAt }, now);
  const live = behind.request.offer?.vacancyId;
  const isShown = known !== undefined && (live === undefined || live === known.offer.vacancyId);
  const [places, offer, certificateRefusal] = await Promise.all([
    docs.placements(link.slug).get(),
    isShown ? shown(known, behind, now) : offerBehind(behind, link, docs, now),
    certificateRefusalOf(behind, link, docs, now),
  ]);
  return portalViewOf(
    behind.request,
    link,
    { found: places.data(), offer, certificateRefusal },
    now,
  );
}

function shown(
  { offer, vacancy, practice, account }: Known,
  { request }: Behind,
  now: Date,
): PortalOffer | null {
  return portalOfferOf(
    { vacancy, offer, request, isLocked: practice.locked, settings: account.offering },
    now,
  );
}

/**
 * The live offer, else the last one; only whose owner can answer it sees it. Reads nothing more if
 * there was none lately.
 */
async function offerBehind(
  behind: Behind,
  link: RequestLink,
  docs: Collections,
  now: Date,
): Promise<PortalOffer | null> {
  const { slug } = link;
  const offer = isPending(link, behind.request)
    ? undefined
    : await latestOffer(behind, slug, docs, now);
  if (!offer) return null;
  const [vacancy, practice, account] = await Promise.all([
    docs.vacancy(slug, offer.vacancyId).get(),
    docs.practice(slug).get(),
    docs.account(slug).get(),
  ]);
  const read = {
    offer,
    vacancy: vacancy.data(),
    practice: practice.data(),
    account: account.data(),
  };
  return read.vacancy && read.practice && read.account ? shown(read as Known, behind, now) : null;
}

/** Null where the page offers no certificate, too. */
async function certificateRefusalOf(
  { requestId, request }: Behind,
  link: RequestLink,
  docs: Collections,
  now: Date,
): Promise<string | null> {
  if (request.status !== 'open' || isPending(link, request)) return null;
  const practice = (await docs.practice(link.slug).get()).data();
  if (!practice?.certificates) return null;
  const [stored, history] = await Promise.all([
    docs.account(link.slug).get(),
    linesDeciding(link.slug, requestId, docs),
  ]);
  const account = stored.data();
  if (!account) return null;
  const facts = certifiedWaitOf(request, { practice, account }, history, now);
  return facts.ok || facts.failure.kind !== 'invalid'
    ? null
    : (facts.failure.details[0]?.message ?? null);
}

async function latestOffer(
  { requestId, request }: Behind,
  slug: string,
  docs: Collections,
  now: Date,
): Promise<Offer | undefined> {
  if (request.offer)
    return (await docs.offer(slug, offerId(request.offer.vacancyId, requestId)).get()).data();
  const moments = [request.lastOffer?.at, ...request.places.map(({ givenAt }) => givenAt)];
  if (!moments.some((moment) => moment && now < daysLater(moment, offerMemory))) return undefined;
  // Not those that were never made.
  const latest = await queryOf(docs.offers(slug), queries.offersOf(requestId, 3)).get();
  return latest.docs
    .map((offer) => offer.data())
    .find(({ state }) => state !== 'skipped' && state !== 'void');
}
