/** What an offer is now: its own document may be behind its vacancy, which decides. */
import type { Offer } from './offer.ts';
import type { PlannedPerson, Vacancy } from './vacancy.ts';

/** Offers that may still be answered or wait for their rank. */
export function isLive({ state }: Pick<PlannedPerson, 'state'>): boolean {
  return state === 'offered' || state === 'pledged';
}

/** Offers that keep their person from any other one: live, or accepted. */
export function isHeld(entry: Pick<PlannedPerson, 'state'>): boolean {
  return isLive(entry) || entry.state === 'accepted';
}

/** Whether its deadline is over, though nobody may have noted it yet. */
export function isOver(
  { state, until }: Pick<PlannedPerson, 'state' | 'until'>,
  now: Date,
): boolean {
  return state === 'offered' && until !== null && until <= now;
}

/** By phone nothing ends unless a member tried: the practice's omission never costs the patient. */
export function waitsForCall({
  channel,
  called,
}: Pick<PlannedPerson, 'channel' | 'called'>): boolean {
  return channel === 'phone' && !called;
}

/**
 * The offer as its vacancy has it. A page or list that shows this never shows 'offered' for a
 * settled place or after the deadline, whether or not the documents have followed. An erased
 * vacancy's offers are void.
 */
export function effectiveOffer(offer: Offer, vacancy: Vacancy | undefined, now: Date): Offer {
  const entry = vacancy?.plan.find(({ requestId }) => requestId === offer.requestId);
  if (!vacancy || !entry) return { ...offer, state: 'void', until: null };
  const isExpired = vacancy.frozenSince === null && isOver(entry, now) && !waitsForCall(entry);
  return {
    ...offer,
    state: isExpired ? 'expired' : (entry.state ?? offer.state),
    channel: entry.channel,
    until: entry.until,
  };
}
