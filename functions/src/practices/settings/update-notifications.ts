import {
  accepted,
  type Detail,
  functionsMessages,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { maxNotifiedMembers, NewRequestEmails } from '@platzwart/domain/practice/account';
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import type { Tools } from '../../core/tools.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';
import {
  frequencyOf,
  type Notified,
  receiversUpdate,
  withFrequency,
} from '../../team/notified-members.ts';

/** The field for the practice's own address; members are identified by uid. */
const practiceField = 'practice';

/**
 * Sets who is notified of new requests: the practice's own address and its members, immediately,
 * once a day or never (spec section 1, e-mail notification). In: edits with field 'practice' or a
 * member's uid, each from and to 'immediately', 'daily' or 'never'. Failures: signInNeeded,
 * notAllowed, a locked practice or too many receivers (field form), and details at the fields:
 * somebody who is no member, has an unconfirmed address, or was changed by a colleague meanwhile.
 */
export const updateNotifications = handler(
  'updateNotifications',
  async ({ companySlug: slug, edits }, caller, tools) => {
    const wanted = parsed(edits);
    if (!wanted.ok) return wanted;
    const { db, now } = tools;
    const docs = collections(db);
    const confirmed = await confirmedOf(wanted.value, slug, tools);
    return inTransaction(db, async (tx) => {
      const [accountNow, membersNow] = await Promise.all([
        tx.get(docs.account(slug)),
        tx.get(docs.members(slug)),
      ]);
      const account = accountNow.data();
      if (!account) return refused({ kind: 'notAllowed' });

      const details: Detail[] = [];
      const members = new Map(membersNow.docs.map((member) => [member.id, member.data()]));
      let { newRequestEmails, notifiedMembers } = account;
      for (const [field, { from, to }] of wanted.value) {
        const stored = field === practiceField ? newRequestEmails : frequencyOf(account, field);
        const member = members.get(field);
        if (stored === to) continue;
        if (!isSameValue(stored, from))
          details.push({ field, code: 'changedMeanwhile', message: messages.changedMeanwhile });
        else if (field === practiceField) newRequestEmails = to;
        else if (!member) details.push({ field, code: 'memberGone', message: messages.memberGone });
        else if (to !== 'never' && !confirmed.has(field)) {
          details.push({
            field,
            code: 'emailUnverified',
            message: functionsMessages.otherEmailUnverified,
          });
        } else
          notifiedMembers = withFrequency(
            notifiedMembers,
            { uid: field, name: member.name, email: member.email },
            to,
          );
      }
      if (details.length > 0) return refused({ kind: 'invalid', details });
      if (notifiedMembers.length > Math.max(maxNotifiedMembers, account.notifiedMembers.length)) {
        return refusedAt(wholeForm, 'tooManyNotified', functionsMessages.tooManyNotified);
      }
      const isUnchanged =
        newRequestEmails === account.newRequestEmails &&
        isSameValue(notifiedMembers, account.notifiedMembers);
      if (isUnchanged) return accepted({});
      tx.update(
        accountNow.ref,
        receiversUpdate(account, { newRequestEmails, notifiedMembers }, now()),
      );
      logSettings(
        tx,
        slug,
        {
          what: 'notificationsChanged',
          by: caller,
          at: now(),
          fields: wanted.value.map(([field]) => field),
        },
        docs,
      );
      return accepted({});
    });
  },
);

type Wanted = readonly (readonly [field: string, edit: { from: unknown; to: NewRequestEmails }])[];

function parsed(edits: FieldEdits): Outcome<Wanted> {
  const wanted = Object.entries(edits).map(([field, { from, to }]) => ({
    field,
    from,
    to: NewRequestEmails.safeParse(to),
  }));
  const details = wanted.flatMap(({ field, to }) =>
    to.success && field !== ''
      ? []
      : [{ field: field || wholeForm, code: 'invalid', message: messages.checkThis }],
  );
  if (details.length > 0) return refused({ kind: 'invalid', details: details.slice(0, 50) });
  return accepted(
    wanted.flatMap(({ field, from, to }) =>
      to.success ? [[field, { from, to: to.data }] as const] : [],
    ),
  );
}

/** More than may be notified. */
const maxAsked = 100;

/** The members among them with a confirmed address, according to Auth's current state. */
async function confirmedOf(
  wanted: Wanted,
  slug: string,
  { accounts, db }: Pick<Tools, 'accounts' | 'db'>,
): Promise<ReadonlySet<Notified['uid']>> {
  const members = await collections(db).members(slug).get();
  const known = new Set(members.docs.map(({ id }) => id));
  const uids = wanted.flatMap(([field, { to }]) =>
    known.has(field) && to !== 'never' ? [field] : [],
  );
  const people = await accounts.withUids(uids.slice(0, maxAsked));
  return new Set(people.filter(({ emailVerified }) => emailVerified).map(({ uid }) => uid));
}
