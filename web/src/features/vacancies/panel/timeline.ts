/** What happened with a free place, latest first, told from the vacancy and its offers. */
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

const t = texts.history;

export type TimelineEntry = {
  readonly at: Date;
  readonly by: string | undefined;
  /** Whom it is about. */
  readonly requestId?: string;
  readonly text: (name: string) => string;
};

export function timelineOf(
  vacancy: Vacancy,
  offers: readonly Offer[],
  member: (uid: string) => string,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { at: vacancy.createdAt, text: () => t.created, by: t.byMember(member(vacancy.createdBy)) },
  ];
  for (const offer of offers) {
    const { requestId } = offer;
    const add = (at: Date | null, text: TimelineEntry['text'], by?: string) => {
      if (at !== null) entries.push({ at, text, by, requestId });
    };
    const by =
      offer.answeredBy === null
        ? undefined
        : offer.answeredBy === 'patient'
          ? t.byPatient
          : t.byMember(member(offer.answeredBy));
    if (offer.state !== 'skipped') add(offer.askedAt, t.offered);
    add(offer.remindedAt, t.reminded);
    for (const call of offer.unreached) add(call.at, t.notReached, t.byMember(member(call.by)));
    add(
      offer.question?.at ?? null,
      offer.question?.text === '' ? t.wantsCall : t.asked,
      t.byPatient,
    );
    add(offer.question?.answeredAt ?? null, t.questionSettled);
    if (offer.lateYesAt !== null) add(offer.lateYesAt, t.lateYes, by);
    else if (offer.state !== 'expired') add(offer.answeredAt, (name) => answerOf(offer, name), by);
    const { ended } = offer;
    // A no is told above, by its answer; once a late yes follows it, only here.
    const isSaid = offer.state === 'declined' && offer.lateYesAt === null;
    if (ended && !isSaid)
      add(
        ended.at,
        (name) => endOf(offer, name),
        ended.by === null ? undefined : t.byMember(member(ended.by)),
      );
    add(offer.given?.at ?? null, t.given);
  }
  if (vacancy.state === 'closed' && vacancy.endedAt !== null) {
    entries.push({
      at: vacancy.endedAt,
      text: () => t.closed(vacancy.closeReason ? shared.closed[vacancy.closeReason] : ''),
      by: undefined,
    });
  }
  // Of the same moment, what followed is above what it followed from.
  return entries.reverse().sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Whoever lost the place, or has it, said yes before. */
function answerOf(offer: Offer, name: string): string {
  const { state } = offer;
  return state === 'pledged' || state === 'declined'
    ? endOf(offer, name)
    : t.ended(name, shared.states.accepted);
}

function endOf({ state, declined }: Offer, name: string): string {
  const what = t.ended(name, shared.states[state]);
  return state === 'declined' && declined ? t.because(what, texts.declined[declined]) : what;
}
