import { addressLine } from '@platzwart/domain/contact/address-line';
import type { Practice } from '@platzwart/domain/practice/practice';
import {
  longDate,
  longMoment,
  placeWhen,
  rhythmTexts,
} from '@platzwart/domain/vacancies/describe-place';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { offerTexts } from './offer-texts.ts';
import styles from './patient-portal.module.css';

const t = offerTexts.facts;

export const detailsId = 'platz-angaben';

/**
 * When, how often, from when, where, and until when to answer; rows without an answer are left out.
 */
export function OfferDetails({ offer, practice }: { offer: PortalOffer; practice: Practice }) {
  const { rhythm, startsOn, endsOn, therapist, standing, until } = offer;
  const isOnce = rhythm === 'once';
  const rows = [
    [t.when, placeWhen(offer), true],
    [t.rhythm, rhythmTexts[rhythm]],
    [t.from, isOnce ? '' : longDate(startsOn), true],
    [t.to, isOnce || endsOn === null ? '' : longDate(endsOn)],
    [t.where, placeOf(offer, practice)],
    [t.therapist, therapist],
    [t.kind, offer.isGroup ? offerTexts.group : ''],
    [t.costs, offer.isSelfPayer ? offerTexts.selfPayer : ''],
    [t.until, standing === 'open' && until !== null ? longMoment(new Date(until)) : '', true],
  ] as const;
  return (
    <dl id={detailsId} className={`facts full framed ${styles.details}`}>
      {rows.map(
        ([term, text, isStrong]) =>
          text !== '' && (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={isStrong ? 'strong' : undefined}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** 'Graz Lend, Annenstraße 10, 8020 Graz' */
export function placeOf({ setting, slot }: PortalOffer, { locations }: Practice): string {
  if (setting !== 'practice') return setting === 'video' ? offerTexts.byVideo : offerTexts.atHome;
  const location = locations.find(({ id }) => id === slot.locationId);
  return location ? [location.title, addressLine(location)].filter(Boolean).join(', ') : '';
}
