/**
 * Push notices in this browser: on and off, and what happens to them when a session begins or ends.
 */
import { paths } from '@platzwart/domain/paths';
import { type Device, isConfirmationDue, MemberDevices } from '@platzwart/domain/team/devices';
import { notDone, type Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { texts } from './texts.ts';
import { findSubscription, sentForm, subscribe, unsubscribe } from './this-browser.ts';

/** Asks the user for permission first: browsers want that right after the press. */
export async function switchPushOn(slug: string): Promise<Result<unknown>> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    return notDone(permission === 'denied' ? texts.blocked : texts.notAllowed);
  const answer = await run('viewPushKey', {});
  if (!answer.ok) return answer;
  const subscription = await subscribe(answer.output.key).catch(() => undefined);
  const sent = subscription && sentForm(subscription);
  return sent
    ? run('addDevice', { companySlug: slug, subscription: sent })
    : notDone(texts.noService);
}

/** The browser's own part ends with the last practice. */
export async function switchPushOff(slug: string): Promise<Result<unknown>> {
  const subscription = await findSubscription();
  if (!subscription) return { ok: true, output: {} };
  const answer = await run('removeDevice', { companySlug: slug, endpoint: subscription.endpoint });
  if (answer.ok && !answer.output.isUsed) await unsubscribe();
  return answer;
}

/**
 * On signing out. Without a connection the browser's part ends all the same; the server hears of it
 * from the push service.
 */
export async function forgetPush(): Promise<void> {
  const subscription = await findSubscription();
  const tell = async () => {
    if (!subscription) return;
    // Auth attaches who is signed in, once it knows.
    const { signedInUid } = await import('../../firebase/session.ts');
    if (await signedInUid())
      await run('removeDevice', { companySlug: null, endpoint: subscription.endpoint });
  };
  await Promise.allSettled([tell(), unsubscribe()]);
}

/**
 * When an administration opens: says that this browser is still in use; and ends a subscription
 * that is not the user's, of a colleague who closed this browser without signing out.
 */
export async function keepPush(uid: string, slugs: readonly string[], now: Date): Promise<void> {
  const subscription = await findSubscription();
  const sent = subscription && sentForm(subscription);
  if (!sent) return;
  const found = await Promise.all(
    slugs.map(async (slug) => ({ slug, devices: await readDevices(slug, uid) })),
  );
  const isHere = ({ endpoint }: Device) => endpoint === sent.endpoint;
  const own = found.flatMap(({ slug, devices }) =>
    devices.some(isHere) ? [{ slug, device: devices.find(isHere) as Device }] : [],
  );
  if (own.length === 0) return unsubscribe();
  for (const { slug, device } of own) {
    if (isConfirmationDue(device, now))
      await run('addDevice', { companySlug: slug, subscription: sent });
  }
}

/** What the server has stored; rejects if that cannot be read. */
async function readDevices(slug: string, uid: string): Promise<readonly Device[]> {
  const { listenToDocument } = await import('../../firebase/live-documents.ts');
  return new Promise((resolve, reject) => {
    const stop = listenToDocument(paths.devicesOf(slug, uid), MemberDevices, {
      onValue: (value, isCurrent) => {
        if (!isCurrent) return;
        queueMicrotask(() => stop());
        resolve(value?.devices ?? []);
      },
      onEnd: (reason) => reject(new Error(reason)),
    });
  });
}
