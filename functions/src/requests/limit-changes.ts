import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { linkLength } from '@platzwart/domain/patient-portal/request-link';
import type { Limit } from '@platzwart/domain/rate-limit';
import { countAttempts } from '../core/count-attempt.ts';
import type { Tools } from '../core/tools.ts';
import { tokenHashOf } from '../emails/new-link.ts';

/** More than anybody decides anew. */
const aDay: Limit = { max: 50, minutes: 24 * 60 };
const ofLink: Limit = { max: 500, minutes: linkLength * 24 * 60 };

/**
 * What can be changed to and fro, each time with a line of history. None that takes a request or a
 * consent back.
 */
const repeatable: ReadonlySet<LinkAnswer['kind']> = new Set([
  'undoWithdraw',
  'unsure',
  'pause',
  'optIn',
  'edit',
]);

/**
 * Whether one more such change may come by this link, and counts it: a consent is revoked in one
 * transaction with all lines, so a history of many thousands could never be taken from the
 * practice. A fresh link, which goes to the mailbox only, starts anew.
 */
export async function mayChange(
  { kind }: LinkAnswer,
  token: string,
  tools: Tools<'keyedHash'>,
): Promise<boolean> {
  if (!repeatable.has(kind)) return true;
  const id = tools.keyedHash(`changes behind ${tokenHashOf(token)}`);
  return (await countAttempts([{ id, limits: [aDay, ofLink] }], tools)) === undefined;
}

export const tooManyChanges =
  'Über diesen Link wurde schon sehr oft etwas geändert. Bitte versuchen Sie es morgen noch einmal oder wenden Sie sich direkt an die Praxis.';
