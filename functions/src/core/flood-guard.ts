/**
 * Limits each sender's calls in the memory of one instance: a flood is refused before it reads,
 * writes or computes anything. Each instance counts separately; global limits are counted in the
 * database (`rateLimits`) as well.
 */
import { type Limit, windowAt } from '@platzwart/domain/rate-limit';
import type { Sender } from './sender-of.ts';
import type { Tools } from './tools.ts';

/**
 * One Hosting machine may forward that many people; callers from Google's networks cannot invent
 * more.
 */
const sendersPerHop = 50;

/**
 * Of more senders than this the first is forgotten: a flood from many addresses must not fill the
 * memory, nor refuse others.
 */
const maxKeys = 20_000;

/** Counts one more call of `who`; false if that exceeds the limit. */
export function floodGuard({
  max,
  minutes,
}: Limit): (who: Sender | { account: string }, tools: Pick<Tools, 'now' | 'limits'>) => boolean {
  let current = 0;
  let counts = new Map<string, number>();
  const next = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    const [first] = count === 1 && counts.size >= maxKeys ? counts.keys() : [];
    if (first !== undefined) counts.delete(first);
    counts.set(key, count);
    return count;
  };
  return (who, { now, limits }) => {
    const { number } = windowAt(minutes, now());
    if (number !== current) [current, counts] = [number, new Map()];
    const allowed = max * limits.callsTimes;
    if ('account' in who) return next(`account ${who.account}`) <= allowed;
    // What is refused already counts against nobody else behind the same machine.
    if (next(`address ${who.address}`) > allowed) return false;
    return who.hop === who.address || next(`hop ${who.hop}`) <= allowed * sendersPerHop;
  };
}
