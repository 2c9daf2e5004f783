/** The team's next steps, sorted into the sections of 'Zu tun'. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { isDue, wasReached } from '@platzwart/domain/request/next-step';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { unansweredToCall } from '@platzwart/domain/request/request-offer';
import {
  isOnNoWaitingList,
  type OfferedPlan,
  type WithPreferredTimes,
} from '@platzwart/domain/waiting-list/offered-times';

/** What is due, in display order. */
export const dueSections = [
  'overdue',
  'today',
  'callbackRequested',
  'notReached',
  'unsure',
  'unresponsive',
  'followUpCall',
  'addDetails',
] as const;

/** `later`: due on a day to come, counted nowhere. */
export type Section = (typeof dueSections)[number] | 'later';

type Stepping = WithId<
  Pick<
    TherapyRequest,
    'nextStep' | 'lastContact' | 'callbackWish' | 'requestedAt' | 'unanswered' | 'lastOffer'
  >
>;

type OpenSteps<T> = Readonly<Record<Section, readonly T[]>>;

export function openSteps<T extends Stepping>(
  requests: readonly T[],
  today: IsoDate,
): OpenSteps<T> {
  const steps: Record<Section, T[]> = {
    overdue: [],
    today: [],
    later: [],
    notReached: [],
    unsure: [],
    callbackRequested: [],
    followUpCall: [],
    addDetails: [],
    unresponsive: [],
  };
  for (const request of requests) {
    const section = sectionOf(request, today);
    if (section) steps[section].push(request);
  }
  for (const each of Object.values(steps)) each.sort(byUrgency);
  return steps;
}

/** Requests in no waiting list, in their order; empty while the practice's hours are loading. */
export function nowhere<T extends WithPreferredTimes>(
  requests: readonly T[],
  plan: OfferedPlan | undefined,
): readonly T[] {
  return plan ? requests.filter((request) => isOnNoWaitingList(request, plan)) : [];
}

/** The number of steps due that day, plus one for each request in no waiting list. */
export function dueCount(
  requests: readonly (Stepping & WithPreferredTimes)[],
  today: IsoDate,
  plan: OfferedPlan | undefined,
): number {
  return (
    requests.filter((request) => isListedAsDue(request, today)).length +
    nowhere(requests, plan).length
  );
}

function isListedAsDue(request: Stepping, today: IsoDate): boolean {
  const section = sectionOf(request, today);
  return section !== undefined && section !== 'later';
}

/** Where the request is listed; undefined: nothing is to do. */
export function sectionOf(
  { nextStep, callbackWish, ...request }: Stepping,
  today: IsoDate,
): Section | undefined {
  // A request for a call back is settled by any later contact.
  // Whoever calls back can ask for the missing details as well.
  if (nextStep?.kind === 'addDetails' && callbackWish && !request.lastContact)
    return 'callbackRequested';
  if (!nextStep)
    return isUnresponsive(request)
      ? 'unresponsive'
      : callbackWish && !request.lastContact
        ? 'callbackRequested'
        : undefined;
  if (!isDue(nextStep, today)) return 'later';
  if (nextStep.kind !== 'callBack') return nextStep.kind;
  return (nextStep.dueOn ?? today) < today ? 'overdue' : 'today';
}

/** Several offers in a row without an answer, and nobody has been reached since. */
function isUnresponsive({
  unanswered,
  lastOffer,
  lastContact,
}: Pick<Stepping, 'unanswered' | 'lastOffer' | 'lastContact'>): boolean {
  if (unanswered < unansweredToCall) return false;
  return (
    !lastContact ||
    !wasReached(lastContact.outcome) ||
    (lastOffer !== null && lastContact.at < lastOffer.at)
  );
}

/** Earlier due dates first, steps without a date before all; then the longest wait. */
function byUrgency(a: Stepping, b: Stepping): number {
  const due = ({ nextStep }: Stepping) => `${nextStep?.dueOn ?? ''} ${nextStep?.time ?? ''}`;
  const [dayOfA, dayOfB] = [due(a), due(b)];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? -1 : 1;
  return sinceOf(a) - sinceOf(b);
}

function sinceOf({ nextStep, requestedAt }: Stepping): number {
  return (nextStep?.since ?? requestedAt).getTime();
}
