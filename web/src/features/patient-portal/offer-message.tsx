/** How an offer stands, in kind words. After a press it takes the focus: the pressed button is gone. */
import { contactOf } from '@platzwart/domain/contact/contact';
import type { Practice } from '@platzwart/domain/practice/practice';
import { longMoment, placeFrom } from '@platzwart/domain/vacancies/describe-place';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { Done } from './answer-feedback.tsx';
import { offerTexts as t } from './offer-texts.ts';
import type { Sent } from './offered-place.tsx';

type Props = { offer: PortalOffer; practice: Practice; sent: Sent | undefined };

export function OfferMessage({ offer, practice, sent }: Props) {
  const said = messageOf(offer, sent);
  return (
    <>
      {said !== '' && (sent ? <Done>{said}</Done> : <p role="status">{said}</p>)}
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
      return offer.isQuestionOpen ? t.question.asked : '';
    case 'frozen':
      return '';
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

/** Who gets it, until when to answer, and that the position stays. */
export function OfferTerms({ offer: { mode, until, isNearly } }: { offer: PortalOffer }) {
  return (
    <>
      {isNearly && <p>{t.nearly}</p>}
      {mode !== 'inTurn' && <p>{t[mode]}</p>}
      <p>
        {until === null ? (
          t.noDeadline
        ) : (
          <>
            {t.deadline.before}
            <strong>{longMoment(new Date(until))}</strong>
            {t.deadline.after[mode === 'inTurn' ? 'inTurn' : 'others']}
          </>
        )}
      </p>
    </>
  );
}

function Frozen({ practice }: { practice: Practice }) {
  const { phone } = contactOf(practice);
  return (
    <div className="stack gap-0 left">
      <p>
        {t.frozen.text} {phone ? t.frozen.call : t.frozen.noPhone}
      </p>
      {phone && (
        <a className="tap" href={phone.url}>
          {phone.text}
        </a>
      )}
      <p>{t.frozen.time}</p>
    </div>
  );
}

function isOver({ standing }: PortalOffer): boolean {
  return standing === 'declined' || standing === 'lost' || standing === 'missed' || standing === 'withdrawn';
}
