import { createHash } from 'node:crypto';
import { queries } from '@platzwart/domain/queries';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** An e-mail that is due; read without its text. */
type DueEmail = {
  readonly id: string;
  readonly lane: string;
  /** When it should have left. */
  readonly since: Date;
  /** The server would not have it, for a reason that is ours. */
  readonly isTried: boolean;
};

/** E-mails that are sent before the next are looked for, and most of them of one lane. */
const portion = 300;
const perLane = 25;

/** Most that one query reads: what one lane has beyond that is stepped over. */
const page = 100;

/**
 * The next e-mails that are due, of the lanes behind that one: the oldest of each, but never so
 * many of one that others are not reached. `last`: the lane where to go on; undefined behind the
 * last one.
 */
export async function nextDueEmails(
  after: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<{ due: DueEmail[]; last: string | undefined }> {
  const due: DueEmail[] = [];
  let last: string | undefined = after;
  while (last !== undefined && due.length < portion) {
    const shape = queries.dueEmails(now(), last, page);
    const { docs } = await queryOf(collections(db).outbox(), shape)
      .select('lane', 'dueAt', 'createdAt', 'isCounted')
      .get();
    const found = docs.map(dueEmailOf);
    for (const ofLane of Map.groupBy(found, ({ lane }) => lane).values())
      due.push(...ofLane.slice(0, perLane));
    last = found.length < page ? undefined : found.at(-1)?.lane;
  }
  return { due, last };
}

/** Another one at each moment, so that nobody's lane is always the last. */
export function someLane(now: Date): string {
  return createHash('sha256').update(now.toISOString()).digest('hex').slice(0, 16);
}

/** Of an unreadable e-mail as well. */
function dueEmailOf(email: QueryDocumentSnapshot): DueEmail {
  const isTried = email.get('isCounted') === true;
  // What could not leave because of us is put off.
  const since: unknown = email.get(isTried ? 'createdAt' : 'dueAt');
  return {
    id: email.id,
    lane: String(email.get('lane')),
    isTried,
    since: since instanceof Timestamp ? since.toDate() : new Date(0),
  };
}
