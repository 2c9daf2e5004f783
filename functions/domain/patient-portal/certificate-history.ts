/**
 * What a request's history says against a certificate of waiting. Its lines outlast offers, which
 * are deleted some time after their place.
 */
import { hour } from '../dates/durations.ts';
import type { HistoryEntry } from '../request/history.ts';
import type { CertificateRefusal } from './certificate-refusals.ts';

/** Milliseconds within which a return means that leaving the list was a mistake. */
const mistakeWindow = hour;

/**
 * An offer that was answered, or whose time passed, is one that was made; one called back before it
 * left is not.
 */
const untrueAfter: Partial<Record<HistoryEntry['what'], CertificateRefusal>> = {
  offerDeclined: 'declined',
  offerExpired: 'unanswered',
  offerLost: 'lost',
  offerReminded: 'ended',
  offerQuestion: 'ended',
  offerPledged: 'ended',
  offerAccepted: 'ended',
  offerLateYes: 'ended',
};

/** The kinds of line that decide here; members may add any number of others. */
export const decidingLines: readonly HistoryEntry['what'][] = [
  ...(Object.keys(untrueAfter) as HistoryEntry['what'][]),
  ...(['offered', 'emailSent', 'placeGiven', 'placeTakenBack', 'paused'] as const),
  ...(['archived', 'withdrawn', 'binned'] as const),
  ...(['reactivated', 'broughtBack', 'withdrawTakenBack', 'consentRenewed'] as const),
];

/** More of them than anybody's request has: whoever has as many gets no certificate. */
export const maxDecidingLines = 300;

/**
 * Why it would be untrue that somebody has been waiting since their request, and that no place
 * could be offered.
 */
export function untrueByHistory(
  history: readonly HistoryEntry[],
): Set<CertificateRefusal | undefined> {
  const untrue = new Set(history.map(({ what }) => untrueAfter[what]));
  if (history.some(({ what, purpose }) => what === 'emailSent' && purpose === 'vacancyOffer'))
    untrue.add('ended');
  const places = (kind: HistoryEntry['what']) => history.filter(({ what }) => what === kind).length;
  if (places('placeGiven') > places('placeTakenBack')) untrue.add('given');
  if (history.length >= maxDecidingLines || wasInterrupted(history)) untrue.add('interrupted');
  return untrue;
}

/** Whether the last word about an offer is a yes. */
export function hasSaidYes(history: readonly HistoryEntry[]): boolean {
  const aboutOffers = history.filter(
    (line) => isOwn(line) && (line.what === 'offered' || isYes(line)),
  );
  const last = aboutOffers.toSorted((one, next) => one.at.getTime() - next.at.getTime()).at(-1);
  return last !== undefined && isYes(last);
}

function isYes({ what }: HistoryEntry): boolean {
  return what === 'offerPledged' || what === 'offerAccepted' || what === 'offerLateYes';
}

/**
 * Whether staff brought it back after it had left the list. Patients who take back their withdrawal
 * keep their place in it.
 */
function wasInterrupted(history: readonly HistoryEntry[]): boolean {
  const own = history.filter(isOwn).toSorted((one, next) => one.at.getTime() - next.at.getTime());
  let leftAt: Date | undefined;
  for (const { what, at } of own) {
    if (what === 'archived' || what === 'withdrawn' || what === 'binned') leftAt ??= at;
    if (what === 'reactivated' || what === 'broughtBack') {
      if (!leftAt || at.getTime() - leftAt.getTime() > mistakeWindow) return true;
      leftAt = undefined;
    }
    if (what === 'withdrawTakenBack') leftAt = undefined;
  }
  return false;
}

const pauses: readonly HistoryEntry['what'][] = ['paused', 'withdrawTakenBack', 'consentRenewed'];

/**
 * Whether the patient paused it, or withdrew it or their consent for a while: nobody offers them a
 * place then.
 */
export function hasPaused(history: readonly HistoryEntry[]): boolean {
  return history.some((line) => isOwn(line) && pauses.includes(line.what));
}

/** What was merged into it had its own place in the list, and its own pauses. */
function isOwn({ of }: HistoryEntry): boolean {
  return of === undefined;
}
