/**
 * A Monday at eight: more people than ever at the same moment. A simulation of the service `api` with
 * its own limits, from what a booking costs a processor here; nothing of it runs in a cloud.
 */
import { maxInstances, services } from '@platzwart/functions/services';

type Rush = {
  readonly perSecond: number;
  readonly seconds: number;
  /** Milliseconds a processor works for one, as measured. */
  readonly processor: number;
  /** Milliseconds each waits for the database besides. */
  readonly waiting: number;
  /** Milliseconds until a further instance answers. */
  readonly coldStart: number;
};

/** Milliseconds; `refused`: waited longer than the platform lets them, 429. */
type Answered = {
  answered: number;
  refused: number;
  median: number;
  percentile99: number;
  slowest: number;
  maxQueue: number;
  instances: number;
};

/** Cloud Run holds a call that finds no instance for 10 s, or 3.5 starts, whichever is longer. */
const patience = (coldStart: number) => Math.max(10_000, 3.5 * coldStart);
/** Cloud Run starts further instances to hold processors and calls at this share. */
const share = 0.6;

export function simulate({ perSecond, seconds, processor, waiting, coldStart }: Rush): Answered {
  const { concurrency } = services.api.options as { concurrency: number };
  type Instance = { readyAt: number; processorFree: number; ends: number[]; busy: number };
  const instances: Instance[] = [{ readyAt: 0, processorFree: 0, ends: [], busy: 0 }];
  const took: number[] = [];
  const queue: number[] = [];
  let [refused, maxQueue, arrivals, seed] = [0, 0, 0, 7];
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed + 1) / 4_294_967_297;
  };
  let next = 0;
  const end = seconds * 1000;
  for (let now = 0; now < end + 60_000; now++) {
    // A quarter of them in the first tenth of the time: everybody looks at the clock.
    const rate = now < end / 10 ? 2.5 : now < end ? 0.75 / 0.9 : 0;
    while (rate > 0 && next <= now) {
      queue.push(next);
      arrivals += 1;
      next += (-Math.log(random()) * 1000) / (perSecond * rate);
    }
    for (const each of instances) each.ends = each.ends.filter((moment) => moment > now);
    const ready = instances.filter(({ readyAt }) => readyAt <= now);
    while (queue.length > 0) {
      const [least] = ready.toSorted((a, b) => a.ends.length - b.ends.length);
      if (!least || least.ends.length >= concurrency) break;
      const arrived = queue.shift() ?? now;
      least.processorFree = Math.max(now, least.processorFree) + processor;
      least.busy += processor;
      const done = least.processorFree + waiting;
      least.ends.push(done);
      took.push(done - arrived);
    }
    maxQueue = Math.max(maxQueue, queue.length);
    while (queue[0] !== undefined && now - queue[0] > patience(coldStart)) {
      queue.shift();
      refused += 1;
    }
    if (now % 1000 !== 0) continue;
    const load = instances.reduce((sum, each) => sum + each.busy, 0) / 1000;
    const open = instances.reduce((sum, each) => sum + each.ends.length, queue.length);
    for (const each of instances) each.busy = 0;
    const wanted = Math.ceil(Math.max(load / share, open / (share * concurrency)));
    while (instances.length < Math.min(maxInstances, wanted))
      instances.push({ readyAt: now + coldStart, processorFree: 0, ends: [], busy: 0 });
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  if (sorted.length + refused !== arrivals) throw new Error('Somebody was forgotten.');
  return {
    answered: sorted.length,
    refused,
    median: at(0.5),
    percentile99: at(0.99),
    slowest: at(1),
    maxQueue,
    instances: instances.length,
  };
}
