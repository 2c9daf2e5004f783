/** From a request: offer it a free place that suits, or a new one. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { fitOf } from '@platzwart/domain/vacancies/candidates';
import { useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { useOfferDialog } from '../../../entities/vacancy/offer-dialog.ts';
import { type StoredVacancy, useLiveVacancies } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useVacancyActions } from '../panel/use-vacancy-actions.ts';
import { texts } from './texts.ts';

/** Whether a free place suits, and the button that offers one; below it those that do. */
export default function OfferPlace({ request, today }: { request: StoredRequest; today: IsoDate }) {
  const { slug, readOnlyReason } = useRequestHandling();
  const { open } = useOfferDialog();
  const live = useLiveVacancies(slug);
  const [isChoosing, setChoosing] = useState(false);
  const fitting =
    live.status === 'loaded' ? live.value.filter((vacancy) => isOpenTo(vacancy, request)) : [];
  if (readOnlyReason !== undefined || request.status !== 'open' || request.offer !== null)
    return null;
  const offerNew = () => open({ requestIds: [request.id] });
  const [first] = fitting;
  return (
    <div className="stack gap-2">
      <div className={`row gap-1 across-3 between ${first ? 'warm unlimited' : ''}`}>
        {live.status === 'loaded' && (
          <p className={first ? 'small strong' : 'hint'}>
            {texts.fits(fitting.length, first && vacancyTime(first.slot))}
          </p>
        )}
        <Button
          look={first ? 'outlined' : 'plain'}
          className="small"
          aria-expanded={first ? isChoosing : undefined}
          onClick={() => (first ? setChoosing(!isChoosing) : offerNew())}
        >
          {first ? texts.offer : texts.offerOther}
        </Button>
      </div>
      {isChoosing && fitting.length > 0 && (
        <div className="stack gap-2 soft">
          <ul className="stack gap-2" aria-label={texts.fitting}>
            {fitting.map((vacancy) => (
              <Fitting
                key={vacancy.id}
                vacancy={vacancy}
                request={request}
                today={today}
                onDone={() => setChoosing(false)}
              />
            ))}
          </ul>
          <Button look="plain" className="own-width" onClick={offerNew}>
            {texts.newPlace}
          </Button>
        </div>
      )}
    </div>
  );
}

type FittingProps = {
  vacancy: StoredVacancy;
  request: StoredRequest;
  today: IsoDate;
  onDone: () => void;
};

function Fitting({ vacancy, request, today, onDone }: FittingProps) {
  const { open } = useOfferDialog();
  const { isRunning, steer } = useVacancyActions(vacancy.id);
  const place = `${vacancyTime(vacancy.slot)}, ${whenOf(vacancy, today)}`;
  const isNoted = vacancy.state === 'open';
  const add = async () => {
    const people = [{ requestId: request.id, byHand: fitOf(vacancy, request) === null }];
    if (await steer({ kind: 'addPeople', people, askAgain: [] }, texts.added(fullName(request))))
      onDone();
  };
  return (
    <li className="row between">
      <span>{place}</span>
      {isNoted ? (
        <Button
          aria-label={texts.offerNamed(place)}
          onClick={() => open({ vacancy, requestIds: [request.id] })}
        >
          {texts.offerThis}
        </Button>
      ) : (
        <Button busy={isRunning} aria-label={texts.addNamed(place)} onClick={() => void add()}>
          {texts.addToList}
        </Button>
      )}
    </li>
  );
}

/** Their times suit, somebody may still get it, and they are not on its list yet. */
function isOpenTo(vacancy: StoredVacancy, request: StoredRequest): boolean {
  const isAccepted = vacancy.state === 'accepted';
  return (
    !isAccepted &&
    fitOf(vacancy, request) !== null &&
    !vacancy.plan.some(({ requestId }) => requestId === request.id)
  );
}
