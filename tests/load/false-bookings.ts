/**
 * What invented bookings cost their sender, and whoever books meanwhile: the numbers that their
 * challenges have (`triesFor`), times a processor's time for one of them, which other work on this
 * machine does not lengthen.
 */
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { maxTries, minTries, rounds, triesFor } from '@platzwart/domain/calls/proof';
import { solveChallenge } from '../../web/src/firebase/solve-challenge.ts';

/** How much longer a slow phone works than this machine. */
const slowPhone = 6;
const measured = 400;

type Costs = {
  /** Seconds of a processor, for all of them: at once, and spread so that none gets harder. */
  readonly sender: { readonly atOnce: number; readonly spread: number };
  /** Milliseconds on a slow phone, on average and at most: before, and during the flood. */
  readonly patient: Readonly<Record<'before' | 'during', readonly [usual: number, most: number]>>;
};

/** They come from as many addresses as they need: each may book ten times an hour. */
export async function costsOfFalseBookings(count: number): Promise<Costs> {
  const salt = randomBytes(16);
  const native = await processorTime(() => {
    for (let n = 0; n < measured; n++) pbkdf2Sync(String(n), salt, rounds, 32, 'sha256');
  });
  const challenge = { salt: salt.toString('hex'), rounds, tries: measured, target: 'none' };
  // No key is 'none': each number is tried.
  const browser = await processorTime(() => solveChallenge(challenge).catch(() => undefined));
  const usual = (tries: number) => (tries + 1) / 2;
  const tries = Array.from({ length: count }, (_, n) =>
    usual(triesFor({ practice: n + 1, address: 1 }, 1)),
  ).reduce((sum, one) => sum + one, 0);
  const onPhone = (most: number) =>
    [usual(most) * browser * slowPhone, most * browser * slowPhone] as const;
  return {
    sender: {
      atOnce: (tries * native) / 1_000,
      spread: (count * usual(minTries) * native) / 1_000,
    },
    patient: { before: onPhone(minTries), during: onPhone(maxTries) },
  };
}

/** Milliseconds of one, of all threads. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / measured;
}
