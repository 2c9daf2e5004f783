import { accepted, refused } from '@platzwart/domain/failure';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';

/**
 * Says with whom the contract is: owner or firm, legal form, address. In a locked practice too, as
 * buying asks for it. Failures: signInNeeded, notAllowed, and details at the fields.
 */
export const setContractParty = handler(
  'setContractParty',
  ({ companySlug: slug, party }, caller, { db, now }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const account = await tx.get(docs.account(slug));
      if (!account.exists) return refused({ kind: 'notAllowed' });
      tx.update(account.ref, { contractParty: party });
      logSettings(
        tx,
        slug,
        { what: 'profileChanged', by: caller, at: now(), fields: ['contractParty'] },
        docs,
      );
      return accepted({});
    });
  },
);
