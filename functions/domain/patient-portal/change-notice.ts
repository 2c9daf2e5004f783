/**
 * What the e-mail says that tells a request's mailbox, once a day, what was changed by its links.
 */
import { daysLater, momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { isPaused } from '../request/deadlines.ts';
import type { HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { isSameValue } from '../text/field-edits.ts';
import type { Slot } from '../waiting-list/slot.ts';
import type { LinkAnswer } from './actions.ts';
import { contactFields } from './editable-fields.ts';

/**
 * When it leaves, in Berlin: the day is over for most, and the evening left to put right what
 * somebody else did.
 */
const noticeTime = '18:00';

/**
 * Longer than a call may take: what is stored while the e-mail is written belongs to the next one.
 */
const lead = 10 * 60_000;

/** The day whose e-mail tells of a change at that moment, and when it leaves. */
export function noticeFor(now: Date): { on: IsoDate; at: Date } {
  const soonest = new Date(now.getTime() + lead);
  const evening = momentInBerlin(berlinDate(soonest), noticeTime);
  const at =
    evening >= soonest ? evening : momentInBerlin(berlinDate(daysLater(soonest, 1)), noticeTime);
  return { on: berlinDate(at), at };
}

/**
 * What is told. Not: what has an e-mail of its own (a withdrawal, a new address, a yes to an
 * offer), what leaves everything as it was (confirming the address, waiting on, a question), what
 * only reads, and what says that the mailbox is somebody else's.
 */
const told: ReadonlySet<LinkAnswer['kind']> = new Set([
  'unsure',
  'undoWithdraw',
  'pause',
  'resume',
  'optOut',
  'optIn',
  'edit',
  'declineOffer',
  'takeBackAnswer',
]);

export function isTold({ kind }: LinkAnswer): boolean {
  return told.has(kind);
}

const toldFields = [
  'slots',
  'locationIds',
  'timeFlexibility',
  'prescription',
  'pausedUntil',
  'followUpConsent',
  ...contactFields.filter((field) => field !== 'email'),
] as const;
type ToldField = (typeof toldFields)[number];

/** What its links have done to a request; undefined if all is as before, and nothing was lost. */
export type ToldChanges = {
  /** The request before it, in these fields. */
  readonly was: TherapyRequest;
  readonly fields: readonly ToldField[];
  readonly isBack: boolean;
  readonly asksForCall: boolean;
  /** A pause has ended by now: a place may have gone to the next one meanwhile. */
  readonly hasPaused: boolean;
  readonly declined: readonly { slot: Slot; startsOn: IsoDate }[];
};

/** From the history since then, oldest line first, and the request as it is now. */
export function changesToTell(
  lines: readonly HistoryEntry[],
  request: TherapyRequest,
  now: Date,
): ToldChanges | undefined {
  const own = lines.filter(({ by, of }) => by.kind === 'patient' && of === undefined);
  const before: Record<string, unknown> = {};
  for (const { what, changes = [] } of own) {
    if (what === 'optedOut' || what === 'optedIn') before.followUpConsent ??= what === 'optedOut';
    for (const { field, from } of changes) if (!(field in before)) before[field] = from;
  }
  const was = Object.fromEntries(
    toldFields.filter((field) => field in before).map((field) => [field, before[field]]),
  );
  const today = berlinDate(now);
  const value = (field: ToldField, of: TherapyRequest) =>
    field === 'pausedUntil' && !isPaused(of, today) ? null : of[field];
  const former: TherapyRequest = { ...request, ...was };
  const fields = toldFields.filter(
    (field) => !isSameValue(value(field, former), value(field, request)),
  );
  const moved = own.find(({ what }) => what === 'withdrawn' || what === 'withdrawTakenBack');
  const changes = {
    was: former,
    fields,
    isBack: moved?.what === 'withdrawTakenBack',
    asksForCall:
      request.nextStep?.kind === 'unsure' && own.some(({ what }) => what === 'followUpUnsure'),
    hasPaused:
      !fields.includes('pausedUntil') &&
      !isPaused(request, today) &&
      own.some(({ what }) => what === 'paused'),
    declined: declinedIn(own, request),
  };
  const isAny =
    fields.length > 0 ||
    changes.isBack ||
    changes.asksForCall ||
    changes.hasPaused ||
    changes.declined.length > 0;
  return request.status === 'open' && isAny ? changes : undefined;
}

/**
 * Whoever has said yes after all, or is asked again, has an e-mail about that; of a yes that was
 * only noted there is none, and the place is gone.
 */
function declinedIn(
  lines: readonly HistoryEntry[],
  { offer }: TherapyRequest,
): ToldChanges['declined'] {
  const answers = lines.filter(({ what }) => what !== 'offerLateYes');
  const last = new Map(
    answers.flatMap((line) => (line.vacancy ? [[line.vacancy.vacancyId, line] as const] : [])),
  );
  return [...last.values()]
    .filter(({ what }) => what === 'offerDeclined' || what === 'placeTakenBack')
    .flatMap(({ vacancy }) => vacancy ?? [])
    .filter(({ vacancyId }) => vacancyId !== offer?.vacancyId);
}
