import {
  beginsFlood,
  maxTries,
  minTries,
  proofMinutes,
  triesFor,
} from '@platzwart/domain/calls/proof';
import { accepted } from '@platzwart/domain/failure';
import { handler } from './handler.ts';
import { newChallenge } from './proof.ts';
import { reportFlood } from './report.ts';
import { windowCounts } from './window-counts.ts';

/** As the limits of calls: each instance counts by itself. */
const asked = windowCounts(proofMinutes);

/**
 * A challenge for a call that needs a proof of work. Public; reads and stores nothing. The more are
 * asked for at one practice, or from one address, the harder they get, to a bound that a person
 * still waits for.
 */
export const requestChallenge = handler(
  'requestChallenge',
  ['keyedHash'],
  async ({ call, companySlug = '', id }, _caller, tools) => {
    const at = tools.now();
    // What names no practice is counted by its call.
    const place = companySlug === '' ? `call ${call}` : `practice ${companySlug}`;
    const practice = asked(place, at);
    const address = asked(`address ${tools.sender}`, at) / tools.senders;
    const { callsTimes } = tools.limits;
    if (beginsFlood(practice, callsTimes)) reportFlood(place, practice, at);
    const tries =
      tools.isVouched === undefined
        ? triesFor({ practice, address }, callsTimes)
        : // Nobody has to let Google look: who does not, works for it.
          tools.isVouched
          ? minTries
          : maxTries;
    return accepted(await newChallenge([call, companySlug, id], tries, tools));
  },
);
