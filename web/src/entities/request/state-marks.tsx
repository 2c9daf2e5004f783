/**
 * Marks of what keeps a person from a place: no offered time, no consent, an unconfirmed or
 * unreachable address, an unanswered follow-up, a pause.
 */
import { berlinDate, formatGermanDate } from '@platzwart/domain/dates/german-date';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import {
  CalendarX2,
  FileQuestionMark,
  type LucideIcon,
  MailQuestionMark,
  MailX,
  Pause,
  TriangleAlert,
} from 'lucide-react';
import { tooltip } from '../../ui/tooltip.ts';
import { isUnanswered, isUnconfirmed, isUnreachable } from './reachability.ts';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import { texts } from './texts.ts';

/** `isShort`: icons only, with accessible names. */
type Props = { request: StoredRequest; isShort?: boolean };

/** All of them. */
export function StateMarks(props: Props) {
  const { request } = props;
  const { plan } = useRowHandling();
  const until = pauseOf(request);
  return (
    <>
      {plan && isOnNoWaitingList(request, plan) && (
        <Mark icon={CalendarX2} text={texts.isOnNoWaitingList} isShort={props.isShort} />
      )}
      {request.healthDataConsent === false && (
        <Mark icon={FileQuestionMark} text={texts.consentMissing} isShort={props.isShort} />
      )}
      {isUnreachable(request) ? (
        <Mark icon={TriangleAlert} text={texts.emailFailed} isShort={props.isShort} />
      ) : (
        <UnconfirmedMark {...props} />
      )}
      {isUnanswered(request) && (
        <Mark icon={MailX} text={texts.unanswered} isShort={props.isShort} />
      )}
      {until !== undefined && (
        <Mark icon={Pause} text={texts.pausedUntil(until)} isShort={props.isShort} />
      )}
    </>
  );
}

/** The button in the e-mail was never pressed: the address may be mistyped. */
function UnconfirmedMark({ request, isShort }: Props) {
  return isUnconfirmed(request) ? (
    <Mark icon={MailQuestionMark} text={texts.emailUnconfirmed} isShort={isShort} />
  ) : null;
}

function Mark({
  icon: Icon,
  text,
  isShort = false,
}: {
  icon: LucideIcon;
  text: string;
  isShort?: boolean | undefined;
}) {
  return (
    <span className="line gap-1 rigid hint" {...(isShort ? tooltip(text) : {})}>
      <Icon size={14} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </span>
  );
}

/** The day a pause ends, if it is still active. */
function pauseOf({ pausedUntil, status }: StoredRequest): string | undefined {
  return status === 'open' && pausedUntil !== null && pausedUntil > berlinDate(new Date())
    ? formatGermanDate(pausedUntil)
    : undefined;
}
