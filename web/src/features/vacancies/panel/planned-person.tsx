/**
 * One person of the plan: what became of their offer, their phone number, and what the team can do.
 */
import { fitOf } from '@platzwart/domain/vacancies/candidates';
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { fullName } from '../../../entities/request/format-person.ts';
import { PhoneLinks } from '../../../entities/request/phone-links.tsx';
import type { StoredOffer, StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { type People, usePerson } from '../people.tsx';
import { Sign } from '../plan-signs.tsx';
import { needOf } from '../standing.ts';
import { texts as shared } from '../texts.ts';
import type { OfferAction } from './offer-actions.ts';
import { OfferButtons } from './offer-buttons.tsx';
import { factsOf } from './offer-facts.ts';
import styles from './planned-person.module.css';
import { texts } from './texts.ts';

type Props = {
  vacancy: StoredVacancy;
  person: PlannedPerson;
  offer: StoredOffer | undefined;
  people: People;
  now: Date;
  onOpenRequest: (requestId: string) => void;
};

export function PlannedPersonRow({ vacancy, person, offer, people, now, onOpenRequest }: Props) {
  const request = usePerson(person.requestId, people);
  const name = request ? fullName(request) : request === null ? shared.gone : '…';
  const isLive =
    person.state === 'offered' || person.state === 'pledged' || person.state === 'accepted';
  // To ask is to call.
  const isAsked = person.state === 'offered';
  const facts = factsOf(person, offer, now);
  const hasQuestion = offer?.question != null && offer.question.answeredAt === null && isLive;
  // Where several were asked at once, all buttons are in sight of whoever needs the team, and only
  // the answers of the others.
  const isBrief =
    !needOf(person) &&
    !hasQuestion &&
    vacancy.plan.filter(({ state }) => state === 'offered').length > 1;
  return (
    <li className={`stack gap-2 across-3 ${styles.person}`}>
      <Sign person={person} />
      <div className="stack gap-0 left">
        <div className={`row between gap-1 full top ${styles.who}`}>
          {request ? (
            <button
              type="button"
              className="opener anywhere"
              onClick={() => onOpenRequest(request.id)}
            >
              {name}
            </button>
          ) : (
            <span className="strong">{name}</span>
          )}
          {isAsked && request && <PhoneLinks request={request} isMain />}
        </div>
        <span className={needOf(person) || person.state === 'accepted' ? 'small strong' : 'hint'}>
          {facts.join(' · ')}
        </span>
        {offer?.question && hasQuestion && (
          <p className={`warm written ${styles.question}`}>{texts.question(offer.question.text)}</p>
        )}
        {vacancy.late.some(({ requestId }) => requestId === person.requestId) && (
          <p className="small">{texts.lateYes}</p>
        )}
        {isLive && request && offer?.rank.exact && fitOf(vacancy, request) !== 'exact' && (
          <p className="small warm">{texts.timeGone}</p>
        )}
        {isLive && !isAsked && request && <PhoneLinks request={request} />}
      </div>
      <div className={`stack gap-2 left ${styles.actions}`}>
        <OfferButtons
          vacancy={vacancy}
          person={person}
          offer={offer}
          name={name}
          now={now}
          shows={isNotGiving}
          isBrief={isBrief}
        />
      </div>
    </li>
  );
}

/** Giving is the first block's. */
const isNotGiving = (action: OfferAction) => action !== 'give';
