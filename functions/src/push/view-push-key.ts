import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

/**
 * The public key for which browsers subscribe: their push service then takes notices from us alone.
 * Failures: signInNeeded.
 */
export const viewPushKey = handler('viewPushKey', ['push'], async (_input, _caller, { push }) =>
  accepted({ key: push.publicKey() }),
);
