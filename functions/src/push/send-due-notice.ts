/**
 * Sends the push notice of a practice's new requests to its members' devices, under a lease: at
 * least once.
 */

import { createHash } from 'node:crypto';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { isSignInValid } from '@platzwart/domain/sign-in/session';
import { sitePaths } from '@platzwart/domain/site-paths';
import { type Device, isDeviceExpired } from '@platzwart/domain/team/devices';
import { pushPause } from '@platzwart/domain/team/push-pause';
import { collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import type { Handled } from '../core/task.ts';
import type { PushNotice, Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/** Milliseconds from one notice to the next: whoever is told every minute switches notices off. */
export const pauseBetween = pushPause * 60_000;

/** Milliseconds after which another sender takes over. */
const lease = 2 * 60_000;

/**
 * Devices told concurrently: all of a practice within the time of an event, even if no push service
 * answers.
 */
const atOnce = 50;

type Given = Pick<Tools<'push'>, 'db' | 'now' | 'push'>;

/**
 * Sends it if it is due; called after each new request, and by the schedule for what had to wait or
 * was interrupted. A push service that fails costs its devices this notice, and nobody anything
 * else: the e-mail and the table do not depend on it.
 */
export async function sendDueNotice(slug: string, tools: Given): Promise<Handled> {
  const startedAt = await claim(slug, tools);
  if (!startedAt) return 'notDue';
  const practice = (await collections(tools.db).practice(slug).get()).data();
  if (practice) await tellAll(practice, tools);
  await finish(slug, startedAt, practice !== undefined, tools);
  return 'done';
}

function claim(slug: string, { db, now }: Given): Promise<Date | undefined> {
  const document = collections(db).pushJob(slug);
  return inTransaction(db, async (tx) => {
    const job = (await tx.get(document)).data();
    const startedAt = now();
    if (!job?.pushAt || job.pushAt > startedAt) return undefined;
    tx.set(document, {
      pushAt: new Date(startedAt.getTime() + lease),
      startedAt,
      isSending: true,
      again: false,
    });
    return startedAt;
  });
}

function finish(slug: string, startedAt: Date, isThere: boolean, { db }: Given): Promise<void> {
  const document = collections(db).pushJob(slug);
  return inTransaction(db, async (tx) => {
    const job = (await tx.get(document)).data();
    // Its lease was over, and another sender has it.
    if (!job?.isSending || job.startedAt?.getTime() !== startedAt.getTime()) return;
    if (!isThere) return void tx.delete(document);
    const pushAt = job.again ? new Date(startedAt.getTime() + pauseBetween) : null;
    tx.set(document, { pushAt, startedAt, isSending: false, again: false });
  });
}

/**
 * No names of patients, and nothing of what they asked: it lies on locked screens, and push
 * services pass it on.
 */
function noticeOf({ slug, title }: Practice): PushNotice {
  return {
    title: 'Neue Anfrage',
    body: title,
    path: `${sitePaths.administration(slug)}/${screenPaths.requests}`,
    // An undelivered notice is replaced by the next; a topic has at most 32 characters.
    topic: createHash('sha256').update(slug).digest('hex').slice(0, 24),
  };
}

async function tellAll(practice: Practice, { db, now, push }: Given): Promise<void> {
  const { slug } = practice;
  const docs = collections(db);
  const notice = noticeOf(practice);
  const stored = (await docs.allDevices(slug).get()).docs;
  const members = await Promise.all(stored.map(({ id }) => docs.member(slug, id).get()));
  const reachable = stored.flatMap((each, n) =>
    each.data().devices.map((device) => ({ uid: each.id, device, member: members[n]?.data() })),
  );
  const ended: { uid: string; device: Device }[] = [];
  const tellNext = async () => {
    for (let next = reachable.shift(); next; next = reachable.shift()) {
      const { uid, device, member } = next;
      const isValid =
        member !== undefined &&
        isSignInValid(device.signedInAt, member.signInsValidFrom) &&
        !isDeviceExpired(device, now());
      if (!isValid || (!practice.locked && (await push.send(device, notice)) === 'gone'))
        ended.push({ uid, device });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tellNext));
  for (const uid of new Set(ended.map((each) => each.uid))) {
    const gone = ended.filter((each) => each.uid === uid).map(({ device }) => device);
    await inTransaction(db, async (tx) => {
      const read = await tx.get(docs.devices(slug, uid));
      // One that was added again meanwhile stays.
      const isGone = ({ endpoint, confirmedAt }: Device) =>
        gone.some(
          (each) =>
            each.endpoint === endpoint && each.confirmedAt.getTime() === confirmedAt.getTime(),
        );
      filterDevices(tx, read, (device) => !isGone(device));
    });
  }
}
