/**
 * In a request's panel: the offer that can be answered now, with its buttons; earlier ones; and
 * places got.
 */
import { formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { declinedTexts } from '../../../entities/vacancy/declined.ts';
import { formatGivenPlace, vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { type StoredOffer, useOffersOf, useVacancy } from '../../../entities/vacancy/queries.ts';
import { GiveDialog } from '../panel/give-dialog.tsx';
import { OfferButtons } from '../panel/offer-buttons.tsx';
import { factsOf } from '../panel/offer-facts.ts';
import { texts as panelTexts } from '../panel/texts.ts';
import { Sign } from '../plan-signs.tsx';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

type Props = {
  request: StoredRequest;
  now: Date;
  today: IsoDate;
  onOpenVacancy: (vacancyId: string) => void;
};

export default function OffersOfRequest({ request, now, today, onOpenVacancy }: Props) {
  const { slug } = useRequestHandling();
  const live = useOffersOf(slug, request.id);
  const offers = live.status === 'loaded' ? live.value : [];
  const current = request.offer?.vacancyId;
  const earlier = offers.filter(({ vacancyId }) => vacancyId !== current);
  if (current === undefined && earlier.length === 0 && request.places.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3>{texts.title}</h3>
      {current !== undefined && (
        <Current
          request={request}
          vacancyId={current}
          offer={offers.find(({ vacancyId }) => vacancyId === current)}
          now={now}
          today={today}
          onOpenVacancy={onOpenVacancy}
        />
      )}
      {request.places.length > 0 && (
        <p>
          <span className="hint">{texts.places}</span>{' '}
          {request.places.map((place) => formatGivenPlace(place, today)).join('; ')}
        </p>
      )}
      {earlier.length > 0 && (
        <ul className="stack gap-1">
          {earlier.map((offer) => (
            <Earlier key={offer.id} offer={offer} onOpenVacancy={onOpenVacancy} />
          ))}
        </ul>
      )}
    </section>
  );
}

type CurrentProps = Props & { vacancyId: string; offer: StoredOffer | undefined };

function Current({ request, vacancyId, offer, now, today, onOpenVacancy }: CurrentProps) {
  const { slug } = useRequestHandling();
  const live = useVacancy(slug, vacancyId);
  const [isGiving, setGiving] = useState(false);
  const vacancy = live.status === 'loaded' ? live.value : undefined;
  const person = vacancy?.plan.find(({ requestId }) => requestId === request.id);
  if (!vacancy || !person) return null;
  const name = fullName(request);
  return (
    <div className="stack gap-2 soft">
      <div className="line gap-3 top">
        <Sign person={person} />
        <div className="stack gap-0 left grow">
          <button
            type="button"
            className="opener anywhere"
            onClick={() => onOpenVacancy(vacancy.id)}
          >
            {vacancyTime(vacancy.slot)}
          </button>
          <span className="hint">
            {[whenOf(vacancy, today), vacancy.therapist].filter(Boolean).join(' · ')}
          </span>
          <span className="small strong">{factsOf(person, offer, now).join(' · ')}</span>
          {offer?.question && offer.question.answeredAt === null && (
            <p className="warm written">{panelTexts.question(offer.question.text)}</p>
          )}
        </div>
      </div>
      <OfferButtons
        vacancy={vacancy}
        person={person}
        offer={offer}
        name={name}
        now={now}
        onGive={() => setGiving(true)}
      />
      {isGiving && (
        <GiveDialog
          vacancy={vacancy}
          request={request}
          today={today}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}

function Earlier({
  offer,
  onOpenVacancy,
}: {
  offer: StoredOffer;
  onOpenVacancy: (vacancyId: string) => void;
}) {
  const { slug } = useRequestHandling();
  const live = useVacancy(slug, offer.vacancyId);
  const vacancy = live.status === 'loaded' ? live.value : undefined;
  const place = vacancy
    ? vacancyTime(vacancy.slot, 'short')
    : live.status === 'loading'
      ? '…'
      : texts.gone;
  const reason = offer.declined === null ? '' : ` (${declinedTexts[offer.declined]})`;
  return (
    <li>
      {vacancy ? (
        <button
          type="button"
          className="opener anywhere regular"
          onClick={() => onOpenVacancy(vacancy.id)}
        >
          {place}
        </button>
      ) : (
        place
      )}
      <span className="hint">
        {' '}
        · {shared.states[offer.state]}
        {reason} · {formatDay(offer.answeredAt ?? offer.askedAt)}
      </span>
    </li>
  );
}
