/** What happened with a free place, latest first, told from the vacancy and its offers. */
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

const t = texts.history;

export type TimelineEntry = { readonly at: Date; readonly text: string; readonly by: string | undefined };

type Names = { readonly person: (requestId: string) => string; readonly member: (uid: string) => string };

export function timelineOf(vacancy: Vacancy, offers: readonly Offer[], names: Names): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ at: vacancy.createdAt, text: t.created, by: t.byMember(names.member(vacancy.createdBy)) }];
  const add = (at: Date | null, text: string, by?: string) => {
    if (at !== null) entries.push({ at, text, by });
  };
  for (const offer of offers) {
    const name = names.person(offer.requestId);
    const by =
      offer.answeredBy === null ? undefined : offer.answeredBy === 'patient' ? t.byPatient : t.byMember(names.member(offer.answeredBy));
    if (offer.state !== 'skipped') add(offer.askedAt, t.offered(name));
    add(offer.remindedAt, t.reminded(name));
    add(offer.question?.at ?? null, t.asked(name), t.byPatient);
    add(offer.lateYesAt, t.lateYes(name), by);
    add(offer.given?.at ?? null, t.given(name));
    // What ended without an answer has no moment of its own: it ended with its deadline.
    if (offer.answeredAt !== null) add(offer.answeredAt, outcomeOf(offer, name), by);
    else if (offer.state === 'expired') add(offer.until, outcomeOf(offer, name));
  }
  if (vacancy.state === 'closed') add(vacancy.endedAt, t.closed(vacancy.closeReason ? shared.closed[vacancy.closeReason] : ''));
  return entries.sort((one, other) => other.at.getTime() - one.at.getTime());
}

function outcomeOf({ state, declined }: Offer, name: string): string {
  // Whoever has the place said yes before.
  const what = t.ended(name, shared.states[state === 'taken' ? 'accepted' : state]);
  return state === 'declined' && declined ? t.because(what, texts.declined[declined]) : what;
}
