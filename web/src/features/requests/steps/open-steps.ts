/** The team's next steps, sorted into the sections of 'Zu tun'. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { isDue } from '@platzwart/domain/request/next-step';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { unansweredToCall } from '@platzwart/domain/vacancies/request-offer';
import { isOnNoWaitingList, type OfferedPlan, type WithPreferredTimes } from '@platzwart/domain/waiting-list/offered-times';

export type Section =
  | 'overdue'
  | 'today'
  | 'later'
  | 'notReached'
  | 'unsure'
  | 'callbackRequested'
  | 'followUpCall'
  | 'addDetails'
  | 'unresponsive';

/** In display order. */
export const sections: readonly Section[] = [
  'unresponsive',
  'overdue',
  'today',
  'notReached',
  'unsure',
  'callbackRequested',
  'followUpCall',
  'addDetails',
  'later',
];

type Stepping = WithId<Pick<TherapyRequest, 'nextStep' | 'lastContact' | 'callbackWish' | 'requestedAt' | 'unanswered' | 'lastOffer'>>;

type OpenSteps<T> = Readonly<Record<Section, readonly T[]>>;

export function openSteps<T extends Stepping>(requests: readonly T[], today: IsoDate): OpenSteps<T> {
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
export function nowhere<T extends WithPreferredTimes>(requests: readonly T[], plan: OfferedPlan | undefined): readonly T[] {
  return plan ? requests.filter((request) => isOnNoWaitingList(request, plan)) : [];
}

/** The number of steps due that day, plus one for each request in no waiting list. */
export function dueCount(requests: readonly (Stepping & WithPreferredTimes)[], today: IsoDate, plan: OfferedPlan | undefined): number {
  const due = requests.filter((request) => (request.nextStep ? isDue(request.nextStep, today) : sectionOf(request, today) !== undefined));
  return due.length + nowhere(requests, plan).length;
}

function sectionOf({ nextStep, callbackWish, ...request }: Stepping, today: IsoDate): Section | undefined {
  // A request for a call back is settled by any later contact.
  // Whoever calls back can ask for the missing details as well.
  if (nextStep?.kind === 'addDetails' && callbackWish && !request.lastContact) return 'callbackRequested';
  if (!nextStep) return isUnresponsive(request) ? 'unresponsive' : callbackWish && !request.lastContact ? 'callbackRequested' : undefined;
  if (nextStep.kind !== 'callBack') return nextStep.kind;
  const day = nextStep.dueOn ?? today;
  return day < today ? 'overdue' : day === today ? 'today' : 'later';
}

/** Several offers in a row without an answer, and nobody has been reached since. */
function isUnresponsive({ unanswered, lastOffer, lastContact }: Pick<Stepping, 'unanswered' | 'lastOffer' | 'lastContact'>): boolean {
  if (unanswered < unansweredToCall) return false;
  return lastContact?.outcome !== 'reached' || (lastOffer !== null && lastContact.at < lastOffer.at);
}

/** Earlier due dates first, steps without a date before all; then the longest wait. */
function byUrgency(a: Stepping, b: Stepping): number {
  const [dayOfA, dayOfB] = [a.nextStep?.dueOn ?? '', b.nextStep?.dueOn ?? ''];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? -1 : 1;
  return sinceOf(a) - sinceOf(b);
}

function sinceOf({ nextStep, requestedAt }: Stepping): number {
  return (nextStep?.since ?? requestedAt).getTime();
}
