/**
 * How an offer stands, in kind words. After a press it takes the focus: the pressed button is gone.
 * `place` gets it if the offer changes by others.
 */
import { contactOf } from '@platzwart/domain/contact/contact';
import type { Practice } from '@platzwart/domain/practice/practice';
import { longMoment, placeFrom } from '@platzwart/domain/vacancies/describe-place';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import type { RefObject } from 'react';
import { Done } from './answer-feedback.tsx';
import { offerTexts as t } from './offer-texts.ts';
import type { Sent } from './offered-place.tsx';

type Props = {
  offer: PortalOffer;
  practice: Practice;
  sent: Sent | undefined;
  place: RefObject<HTMLParagraphElement | null>;
};

export function OfferMessage({ offer, practice, sent, place }: Props) {
  const said = messageOf(offer, sent);
  return (
    <>
      {said !== '' &&
        (sent ? (
          <Done>{said}</Done>
        ) : (
          <p ref={place} tabIndex={-1} role="status">
            {said}
          </p>
        ))}
      {offer.standing === 'frozen' && <Frozen practice={practice} />}
      {isOver(offer) && (
        <p className="muted">
          {t.about} {placeFrom(offer)}
        </p>
      )}
    </>
  );
}

function messageOf(offer: PortalOffer, sent: Sent | undefined): string {
  const until = offer.until === null ? '' : longMoment(new Date(offer.until));
  switch (offer.standing) {
    case 'open':
      if (!offer.isQuestionOpen) return '';
      return until === '' ? t.question.asked : `${t.question.asked} ${t.question.deadlineGoesOn}`;
    case 'frozen':
      return t.frozen.text;
    case 'expired':
      return t.expired;
    case 'pledged':
      return t.pledged(until);
    case 'accepted':
      return sent?.from === 'expired' ? t.acceptedLate : t.accepted;
    case 'lost':
      return offer.mode === 'firstWins' ? t.lost.firstWins : t.lost.others;
    case 'given':
      return t.given(placeFrom(offer));
    default:
      return t[offer.standing];
  }
}

/** Whom it is for, and who gets it. */
export function OfferTerms({ offer: { mode, isNearly } }: { offer: PortalOffer }) {
  return (
    <>
      {isNearly && <p>{t.nearly}</p>}
      {mode !== 'inTurn' && <p>{t[mode]}</p>}
    </>
  );
}

/** Below the deadline: what happens then, and that the position stays. */
export function afterDeadline({ mode, until }: PortalOffer): string {
  const then = until === null ? t.noDeadline : mode === 'inTurn' ? t.afterDeadline : '';
  return `${then} ${t.staysAnyway}`.trim();
}

function Frozen({ practice }: { practice: Practice }) {
  const { phone } = contactOf(practice);
  return (
    <div className="stack gap-0 left">
      <p>{phone ? t.frozen.call : t.frozen.noPhone}</p>
      {phone && (
        <a className="tap" href={phone.url}>
          {phone.text}
        </a>
      )}
    </div>
  );
}

function isOver({ standing }: PortalOffer): boolean {
  return (
    standing === 'declined' ||
    standing === 'lost' ||
    standing === 'missed' ||
    standing === 'withdrawn'
  );
}
