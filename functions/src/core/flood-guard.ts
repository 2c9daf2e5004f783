/**
 * Limits each sender's calls in the memory of one instance: a flood is refused before it reads, writes or computes anything. Each
 * instance counts separately; global limits are counted in the database (`rateLimits`) as well.
 */
import { type Limit, windowAt } from '@platzwart/domain/rate-limit';
import type { Sender } from './sender-of.ts';
import type { Tools } from './tools.ts';

/** One Hosting machine may forward that many people; callers from Google's networks cannot invent more. */
const sendersPerHop = 50;

/** More senders than this share one count: a flood from many addresses must not fill the memory either. */
const maxKeys = 20_000;

/** Counts one more call of `who`; false if that exceeds the limit. */
export function floodGuard({ max, minutes }: Limit): (who: Sender | { account: string }, tools: Pick<Tools, 'now' | 'limits'>) => boolean {
  let current = 0;
  let counts = new Map<string, number>();
  const next = (key: string) => {
    const countedKey = counts.has(key) || counts.size < maxKeys ? key : 'others';
    const count = (counts.get(countedKey) ?? 0) + 1;
    counts.set(countedKey, count);
    return count;
  };
  return (who, { now, limits }) => {
    const { number } = windowAt(minutes, now());
    if (number !== current) [current, counts] = [number, new Map()];
    const allowed = max * limits.callsTimes;
    if ('account' in who) return next(`account ${who.account}`) <= allowed;
    const isWithin = next(`address ${who.address}`) <= allowed;
    return who.hop === who.address ? isWithin : next(`hop ${who.hop}`) <= allowed * sendersPerHop && isWithin;
  };
}
