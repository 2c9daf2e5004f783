/**
 * Limits each sender's calls in the memory of one instance: a flood is refused before it reads,
 * writes or computes anything. Each instance counts separately; global limits are counted in the
 * database (`rateLimits`) as well.
 */
import type { Limit } from '@platzwart/domain/rate-limit';
import { reportUnlistedHop } from './report.ts';
import type { Sender } from './sender-of.ts';
import type { Tools } from './tools.ts';
import { windowCounts } from './window-counts.ts';

/**
 * One Hosting machine may forward that many people; callers from Google's networks cannot invent
 * more.
 */
export const sendersPerHop = 50;

/** `account`: who is signed in counts by that, of a team that shares an address too. */
type Who = Sender & { readonly account?: string | undefined };

/** Counts one more call of `who`, or none and only looks; false if that exceeds the limit. */
export function floodGuard({
  max,
  minutes,
}: Limit): (who: Who, tools: Pick<Tools, 'now' | 'limits'>, more?: 0 | 1) => boolean {
  const count = windowCounts(minutes);
  return (who, { now, limits }, more = 1) => {
    const next = (key: string) => count(key, now(), more);
    const allowed = max * limits.callsTimes;
    if (who.account !== undefined) {
      // By network as well: a token counts here before anybody has asked whether it opens anything.
      // Whoever has the password alone, or a session that was ended, keeps its owner out by nothing.
      if (next(`account ${who.account} at ${who.address}`) > allowed) return false;
      return next(`account ${who.account}`) <= allowed * sendersPerHop;
    }
    if (who.isUnlisted) {
      reportUnlistedHop(who.hop, now());
      return next(`hop ${who.hop}`) <= allowed * sendersPerHop;
    }
    // What is refused already counts against nobody else behind the same machine.
    if (next(`address ${who.address}`) > allowed) return false;
    return who.hop === who.address || next(`hop ${who.hop}`) <= allowed * sendersPerHop;
  };
}
