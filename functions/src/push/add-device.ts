import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { withDevice } from '@platzwart/domain/team/devices';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * From now on the caller's browser gets push notices of the practice's new requests; adding it
 * again confirms that it is in use. For every member, in a locked practice too: no new requests
 * arrive there anyway. Failures: signInNeeded; notAllowed for non-members; an endpoint of an
 * unknown push service (field form).
 */
export const addDevice = handler(
  'addDevice',
  ['push'],
  async ({ companySlug: slug, subscription }, caller, { db, now, push }) => {
    if (!push.takes(subscription.endpoint))
      return refusedAt(wholeForm, 'pushServiceUnknown', functionsMessages.pushServiceUnknown);
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const [member, known] = await Promise.all([
        tx.get(docs.member(slug, caller.uid)),
        tx.get(docs.devices(slug, caller.uid)),
      ]);
      if (!member.exists) return refused({ kind: 'notAllowed' });
      const { signedInAt, session } = caller;
      const device = { ...subscription, signedInAt, session, confirmedAt: now() };
      tx.set(known.ref, { devices: withDevice(known.data()?.devices ?? [], device) });
      return accepted({});
    });
  },
);
