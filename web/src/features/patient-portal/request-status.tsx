/** The request's status: one sentence first, then details. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import { Suspense, useState } from 'react';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Done } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { Progress } from './progress.tsx';
import { texts } from './texts.ts';
import type { PortalAccess } from './use-answer.ts';
import { WaitCells } from './wait-cells.tsx';

/** Most do not pause. */
const PauseEnd = lazyWhenOnline(() => import('./pause-end.tsx'));

type Props = {
  portal: PortalAccess;
  request: PortalView;
  form: FormConfiguration;
  onAnswered: () => void;
};

export function RequestStatus({ portal, request, form, onAnswered }: Props) {
  const { title, text } = messagesFor(request, form);
  const isPromised = promiseOf(request) !== undefined;
  const [now] = useState(() => new Date());
  const [isResumed, setResumed] = useState(false);
  const estimate =
    request.status === 'open' && !isPromised && !request.pausedUntil && request.waitEstimate;
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="stand">
      <h2 id="stand" className="h1">
        {title}
      </h2>
      <Progress request={request} />
      {request.status === 'open' && !isPromised && request.places.length > 0 && (
        <p>{texts.waiting.withPlace(describeSlots(request.places.map(({ slot }) => slot)))}</p>
      )}
      <p>{text}</p>
      {isResumed && !request.pausedUntil && <Done>{texts.pause.resumed}</Done>}
      {request.pausedUntil && !portal.isLocked && (
        <Suspense>
          <PauseEnd
            portal={portal}
            onResumed={() => {
              setResumed(true);
              onAnswered();
            }}
          />
        </Suspense>
      )}
      {estimate && (
        <>
          <p>
            {texts.waiting.waitEstimate(estimate)}{' '}
            {request.placesPerMonth && texts.waiting.placesPerMonth(request.placesPerMonth)}
          </p>
          <WaitCells estimate={estimate} requestedAt={request.requestedAt} now={now} />
        </>
      )}
    </section>
  );
}

/** A yes to a place that nobody has confirmed yet. */
export function promiseOf({ offer }: PortalView): 'accepted' | 'pledged' | undefined {
  return offer?.standing === 'accepted' || offer?.standing === 'pledged'
    ? offer.standing
    : undefined;
}

function messagesFor(
  request: PortalView,
  form: FormConfiguration,
): { title: string; text: string } {
  if (request.status === 'archived') {
    const day = formatDay(new Date(request.archivedAt ?? request.requestedAt));
    return {
      title: texts.closed.title,
      text: request.offer?.standing === 'given' ? texts.placed(day) : texts.closed.text(day),
    };
  }
  const promise = promiseOf(request);
  if (promise) return { title: texts.promised.title, text: texts.promised[promise] };
  if (request.offer?.standing === 'open')
    return { title: texts.waiting.title, text: texts.waiting.offered };
  if (request.pausedUntil) {
    return {
      title: texts.pausing.title(formatGermanDate(request.pausedUntil)),
      text: texts.pausing.text,
    };
  }
  return {
    title: texts.waiting.title,
    text: isOnNoWaitingList(request, form) ? texts.waiting.noneOffered : texts.waiting.text,
  };
}
