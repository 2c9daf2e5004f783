/**
 * The e-mail about what a request's links have changed: queued with the first change, written when
 * it leaves.
 */
import { changesToTell, noticeFor } from '@platzwart/domain/patient-portal/change-notice';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { inParts, linesAtOnce } from '../core/in-parts.ts';
import { commitUnlessConflict } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { emailWithLink } from './email-with-link.ts';
import { writeDigest } from './operator-digest.ts';
import { asQueued, emailIdOf } from './outbox.ts';
import { requestChangedEmail } from './templates/request-changed.ts';

type About = {
  slug: string;
  requestId: string;
  request: Pick<TherapyRequest, 'email'>;
  /** The moment that the change's line of history will bear. */
  changedAt: Date;
};

/**
 * Queues the day's e-mail, unless it waits already; it tells what was changed since the earliest of
 * its changes. Called before the change, which may fail then: an e-mail without anything to tell is
 * not sent.
 */
export async function queueChangeNotice(
  { slug, requestId, request, changedAt: createdAt }: About,
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const { on, at } = noticeFor(createdAt);
  const email = {
    purpose: 'requestChanged',
    about: `${slug}_${requestId}_${on}`,
    slug,
    requestId,
    to: { name: '', address: request.email },
    fromName: '',
    replyTo: null,
    subject: '',
    text: '',
    html: '',
    createdAt,
    dueAt: at,
  } as const;
  const document = collections(db).email(emailIdOf(email));
  if (await commitUnlessConflict(document.create(asQueued(email)))) return;
  await inTransaction(db, async (tx) => {
    const waiting = (await tx.get(document)).data();
    if (waiting && waiting.createdAt > createdAt) tx.update(document, { createdAt });
  });
}

/**
 * The e-mail as it leaves: of the state before its first change, and now. Others are returned as
 * they are. Undefined if there is nothing to tell, or nobody: the request was closed, erased or has
 * another address, whose former one was told already. Reads the request with the transaction, in
 * which `store` writes the link: an erasure meanwhile would not find that one.
 */
export async function writeWhenDue(
  tx: Transaction,
  email: Email,
  { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<{ email: Email; store: (tx: Transaction) => void } | undefined> {
  const { purpose, slug, requestId, text, createdAt, gathers } = email;
  if (gathers && text === '') return writeDigest({ ...email, gathers }, { db, now });
  if (purpose !== 'requestChanged' || requestId === undefined || text !== '')
    return { email, store: () => undefined };
  const docs = collections(db);
  const [request, practice, form, account, lines] = await Promise.all([
    tx.get(docs.request(slug, requestId)),
    docs.practice(slug).get(),
    docs.form(slug).get(),
    docs.account(slug).get(),
    patientsLines(docs.history(slug, requestId).where('at', '>=', createdAt).orderBy('at')),
  ]);
  const current = request.data();
  const at = { practice: practice.data(), form: form.data(), account: account.data() };
  if (!current || current.email !== email.to.address || !at.practice || !at.form || !at.account)
    return undefined;
  const told = changesToTell(lines, current, now());
  if (!told) return undefined;
  const { practice: of, form: asked, account: whose } = at;
  const about = {
    requestId,
    request: current,
    at: { practice: of, form: asked, account: whose },
    now: now(),
    about: () => '',
  };
  const { emails, links } = emailWithLink(about, (given) =>
    requestChangedEmail({ ...given, changes: told }, origin),
  );
  const [written] = emails.map(asQueued);
  const { locationIds, slots } = told.was;
  const former = told.fields.some((field) => field === 'slots' || field === 'locationIds')
    ? { former: { locationIds, slots } }
    : {};
  return {
    email: { ...email, ...written, createdAt, dueAt: email.dueAt },
    store: () => {
      for (const { tokenHash, link } of links)
        tx.create(docs.requestLink(tokenHash), { ...link, ...former });
    },
  };
}

/** Without those of others, who may have added any number: links have a limit of changes. */
async function patientsLines(all: Query<HistoryEntry>): Promise<HistoryEntry[]> {
  const own: HistoryEntry[] = [];
  for await (const part of inParts(all, (each) => each.get(), linesAtOnce))
    for (const line of part) if (line.data().by.kind === 'patient') own.push(line.data());
  return own;
}
