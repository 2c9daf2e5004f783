/**
 * `restore-practice`: brings back what one practice lacks, from a database that a backup was
 * restored into (`npm run backup -- restore`). What is there stays as it is, nobody is written to,
 * and no other practice is touched.
 */
import { day } from '@platzwart/domain/dates/durations';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { teamAccountOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { emailDays } from '@platzwart/domain/retention/email-days';
import { demandOf } from '@platzwart/domain/sign-in/session-document';
import {
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { firstDailyWork } from '../core/daily-work.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import { inParts } from '../core/in-parts.ts';
import { watchMember } from '../core/known-members.ts';
import { forgetErasure, practiceHashOf } from '../core/record-erasure.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { withPractice } from '../team/membership.ts';
import { returnRequest } from '../waiting-list/return-request.ts';
import { type OperatorTools, refusal, type Told } from './command.ts';

type Asked = {
  readonly slug: string;
  /** The database's name. */
  readonly from: string;
  /** The moment of the backup. */
  readonly since: Date;
  /** Also a practice that was deleted for good. */
  readonly isDeletedToo: boolean;
};

/**
 * Below the practice: what follows from the rest, what runs (offers would be sent, deadlines would
 * pass, a withdrawn invitation would let somebody in), and what ends with a browser. Everything else
 * is brought back, known to us or not.
 */
const leftOut = [
  'heatmaps',
  'counters',
  'publicCounts',
  'openKeys',
  'jobs',
  'editing',
  'devices',
  'opened',
  'vacancies',
  'offers',
  'invitations',
];

/** Whoever has revoked their consent stays gone. The others have rules of their own. */
const ofPeople = ['requests', 'bin', 'revoked', 'certificates', 'members', 'intakeNotices'];

export async function restorePractice(asked: Asked, tools: OperatorTools): Promise<Told> {
  const { slug, isDeletedToo } = asked;
  const { db, now, isDry } = tools;
  const source = tools.database(asked.from);
  const there = collections(db);
  const practice = (await collections(source).practice(slug).get()).data();
  if (!practice) return refusal(slug, `In „${asked.from}“ gibt es keine solche Praxis.`);
  const [living, former, deletion] = await Promise.all([
    there.practice(slug).get(),
    there.formerPractice(slug).get(),
    there.deletion(deletionIdOf(slug)).get(),
  ]);
  if (deletion.exists)
    return refusal(practice.title, 'Sie wird gerade gelöscht: bitte warten, bis das fertig ist.');
  if (!living.exists && former.exists && !isDeletedToo)
    return refusal(
      practice.title,
      'Sie wurde endgültig gelöscht. Soll sie trotzdem zurück: --deleted yes',
    );
  const isWhole = !living.exists;
  const restoring: Restoring = { ...asked, practice, source, erased: await erasedIn(slug, db) };
  if (isWhole && !isDry) await beginAgain(restoring, tools);
  const people = await returnPeople(restoring, tools);
  const members = await returnMembers(restoring, tools);
  const others = (await returnRest(restoring, tools)) + (await returnTraces(restoring, tools));
  if (!isDry && (isWhole || people.returned + members + others > 0))
    await inTransaction(db, async (tx) => {
      const line = { at: now(), by: operator, what: 'practiceRestored' } as const;
      writeLog(tx, slug, { ...line, count: people.returned }, there);
    });
  return {
    title: practice.title,
    lines: [
      ['Praxis', isWhole ? 'kommt zurück, gesperrt bis unlock' : 'gibt es: Was da ist, bleibt'],
      ['Anfragen', `${people.returned} zurück, ${people.stay} bleiben, wie sie sind`],
      ['Gelöschte', `${people.erased}, seit der Sicherung gelöscht oder widerrufen, bleiben es`],
      ['Team', `${members} zurück`],
      ['Übriges', `${others} Dokumente zurück`],
      ['Nicht', 'freie Plätze, Angebote und Einladungen: Sie würden wieder laufen'],
    ],
  };
}

type Restoring = Asked & {
  readonly practice: Practice;
  readonly source: Firestore;
  /** When: by the id of the request, the member or the notice. */
  readonly erased: ReadonlyMap<string, Date>;
};

async function erasedIn(slug: string, db: Firestore): Promise<ReadonlyMap<string, Date>> {
  const found = await collections(db)
    .erasures()
    .where('practice', '==', practiceHashOf(slug))
    .get();
  return new Map(
    found.docs.flatMap((each) => {
      const { id, at } = each.data();
      return id === null ? [] : [[id, at]];
    }),
  );
}

/** Closed, so that nothing leaves before somebody has looked; what it did each day begins anew. */
function beginAgain({ slug, source, practice }: Restoring, { db, now }: OperatorTools) {
  const [stored, docs] = [collections(source), collections(db)];
  return inTransaction(db, async (tx) => {
    const [account, form] = [
      (await stored.account(slug).get()).data(),
      await source.doc(paths.form(slug)).get(),
    ];
    if (!account) throw new Error('There is a practice without its account.');
    const after = {
      ...account,
      closedAt: now(),
      nextTrialStep: null,
      deletion: null,
      emailConfirmation: null,
      notifiedMembers: [],
      // It may have been taken back since.
      ...(account.identityCheckedAt && { identityCheckedAt: null, identityAskedAt: now() }),
    };
    tx.create(docs.practice(slug), { ...practice, locked: true });
    tx.create(docs.account(slug), after);
    tx.set(docs.teamAccount(slug), teamAccountOf(after));
    tx.set(docs.dailyWork(slug), firstDailyWork(now()));
    // Requests come back into the slots that it offers.
    if (form.exists) tx.set(db.doc(form.ref.path), form.data() ?? {});
    tx.delete(docs.formerPractice(slug));
    forgetErasure(tx, { what: 'practice', slug }, docs);
  });
}

/** With history, links and certificates, which come first: an interrupted run does them again. */
async function returnPeople(restoring: Restoring, tools: OperatorTools) {
  const { slug, source, erased } = restoring;
  const counts = { returned: 0, stay: 0, erased: 0 };
  const [onLists, inBin] = [
    source.collection(paths.requests(slug)),
    source.collection(paths.bin(slug)),
  ];
  const known = new Map<string, { mergedInto: string | null; requestedAt: Date }>();
  for (const each of [onLists, inBin])
    for await (const part of inParts(each.select('mergedInto', 'requestedAt')))
      for (const doc of part)
        known.set(doc.id, {
          mergedInto: doc.get('mergedInto') ?? null,
          requestedAt: doc.get('requestedAt').toDate(),
        });
  // What was merged into somebody's request is theirs.
  const isErased = (id: string, seen: readonly string[] = []): boolean => {
    const request = known.get(id);
    const at = erased.get(id);
    if (at && (!request || at >= request.requestedAt)) return true;
    const into = request?.mergedInto;
    return Boolean(into) && !seen.includes(id) && isErased(into as string, [...seen, id]);
  };
  for (const collection of [onLists, inBin])
    for await (const part of inParts(collection))
      for (const doc of part) {
        if (isErased(doc.id)) counts.erased += 1;
        else counts[(await isReturned(doc, restoring, tools)) ? 'returned' : 'stay'] += 1;
      }
  return counts;
}

async function isReturned(
  found: QueryDocumentSnapshot,
  { slug, source }: Restoring,
  tools: OperatorTools,
): Promise<boolean> {
  const { db, isDry } = tools;
  const requestId = found.id;
  const isBinned = found.ref.parent.id === 'bin';
  const there = await db.getAll(
    ...[
      paths.request(slug, requestId),
      paths.binned(slug, requestId),
      serverPaths.revokedRequest(slug, requestId),
    ].map((path) => db.doc(path)),
  );
  if (there.some(({ exists }) => exists)) return false;
  const request = isBinned
    ? undefined
    : (await collections(source).request(slug, requestId).get()).data();
  // Asked first: nothing of somebody who stays as they are may hang in the air.
  const isReturning =
    isBinned ||
    (request !== undefined &&
      (await returnRequest({ slug, requestId, request }, { ...tools, isDry: true })));
  if (!isReturning || isDry) return isReturning;
  const hanging = [
    source.collection(paths.history(slug, requestId)),
    source.collection(serverPaths.certificates(slug)).where('requestId', '==', requestId),
    source.collection('requestLinks').where('slug', '==', slug).where('requestId', '==', requestId),
  ];
  // Nothing that waited then is sent any more.
  const only = (found: QueryDocumentSnapshot) => found.get('what') !== 'emailWaits';
  for (const each of hanging) await copyMissing(each, tools, { only });
  if (request) return returnRequest({ slug, requestId, request }, tools);
  await db.doc(found.ref.path).create(found.data());
  return true;
}

/** Members whose account still exists and who were not removed since, with their own lists. */
async function returnMembers(restoring: Restoring, tools: OperatorTools): Promise<number> {
  const { slug, source, since, erased, practice } = restoring;
  const { db, isDry } = tools;
  const docs = collections(db);
  let returned = 0;
  for (const found of (await collections(source).members(slug).get()).docs) {
    const left = erased.get(found.id);
    if (left && left >= since) continue;
    if (!(await tools.accounts.withUid(found.id))) continue;
    const { role, name } = found.data();
    const isBack = await inTransaction(db, async (tx) => {
      const [member, userNow, account] = await Promise.all([
        tx.get(docs.member(slug, found.id)),
        tx.get(docs.user(found.id)),
        tx.get(docs.account(slug)),
      ]);
      const user = userNow.data();
      // Whoever deleted their account has none.
      if (member.exists || !user) return false;
      if (isDry) return true;
      const { email, signInsValidFrom } = user;
      watchMember(tx, found.id, docs);
      tx.create(member.ref, {
        role,
        name: user.name || name,
        email,
        lastVisit: null,
        ...(signInsValidFrom && { signInsValidFrom }),
        ...demandOf(user, account.data()),
      });
      tx.update(userNow.ref, {
        practices: withPractice(user.practices, { slug, title: practice.title, role }),
      });
      return true;
    });
    if (!isBack) continue;
    returned += 1;
    if (!isDry) await copyMissing(source.collection(paths.ownLists(slug, found.id)), tools);
  }
  return returned;
}

/** Everything else below the practice. */
async function returnRest(restoring: Restoring, tools: OperatorTools): Promise<number> {
  const { slug, source, erased } = restoring;
  let copied = 0;
  for (const collection of await source.doc(paths.practice(slug)).listCollections()) {
    const { id } = collection;
    if (!leftOut.includes(id) && !ofPeople.includes(id))
      copied += await copyBelow(collection, tools);
  }
  const notices = source.collection(paths.intakeNotices(slug));
  const mayWait = (notice: QueryDocumentSnapshot) => {
    const at = erased.get(notice.id);
    return !at || notice.get('askedAt').toDate() > at;
  };
  return copied + (await copyMissing(notices, tools, { only: mayWait }));
}

/**
 * Outside the practice: its logo, its customer at the payment provider, and of its e-mails that they
 * were sent, so that none is sent again; without anything about whom.
 */
async function returnTraces({ slug, source }: Restoring, tools: OperatorTools): Promise<number> {
  const ofPractice = (collection: string) =>
    source.collection(collection).where('slug', '==', slug);
  const customers = await copyMissing(ofPractice('stripeCustomers'), tools);
  await copyMissing(ofPractice(serverPaths.outbox()), tools, {
    as: (email) => withoutContent(email, tools.now()),
  });
  const living = (await collections(tools.db).practice(slug).get()).data();
  const logo = await source.doc(serverPaths.practiceLogo(slug)).get();
  const isShown =
    living?.logoImagePath ===
    (await collections(source).practice(slug).get()).data()?.logoImagePath;
  const isMissing = logo.exists && isShown && !(await tools.db.doc(logo.ref.path).get()).exists;
  if (isMissing && !tools.isDry) await tools.db.doc(logo.ref.path).create(logo.data() ?? {});
  return customers + (isMissing ? 1 : 0);
}

function withoutContent(email: DocumentData, now: Date): DocumentData {
  const {
    status,
    requestId: _request,
    noticeId: _notice,
    mailbox: _mailbox,
    unsubscribeUrl: _url,
    isHeld: _held,
    lane: _lane,
    ...rest
  } = email;
  const nobody = { name: '', address: '' };
  return {
    ...rest,
    status: ['due', 'sending'].includes(status) ? 'withheld' : status,
    to: nobody,
    replyTo: null,
    fromName: '',
    subject: '',
    text: '',
    html: '',
    lastError: '',
    expiresAt: email.expiresAt ?? new Date(now.getTime() + emailDays * day),
  };
}

type Copying = {
  readonly only?: (found: QueryDocumentSnapshot) => boolean;
  readonly as?: (data: DocumentData) => DocumentData;
};

/** Out: how many were missing. */
async function copyMissing(
  from: Query,
  { db, isDry, now }: OperatorTools,
  { only = () => true, as = (data) => data }: Copying = {},
): Promise<number> {
  let copied = 0;
  for await (const part of inParts(from)) {
    const wanted = part.filter((each) => only(each) && !isExpired(each, now()));
    if (wanted.length === 0) continue;
    const there = await db.getAll(...wanted.map(({ ref }) => db.doc(ref.path)));
    const missing = wanted.filter((_, n) => there[n]?.exists === false);
    copied += missing.length;
    if (!isDry)
      // `create`: whoever was faster is right.
      await Promise.all(missing.map((each) => created(db, each.ref.path, as(each.data()))));
  }
  return copied;
}

function isExpired(found: QueryDocumentSnapshot, now: Date): boolean {
  const expiresAt: unknown = found.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toDate() <= now;
}

async function created(db: Firestore, path: string, data: DocumentData): Promise<void> {
  try {
    await db.doc(path).create(data);
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
}

/** gRPC's. */
const alreadyExists = 6;

async function copyBelow(collection: CollectionReference, tools: OperatorTools): Promise<number> {
  let copied = await copyMissing(collection, tools);
  for (const document of await collection.listDocuments())
    for (const inner of await document.listCollections()) copied += await copyBelow(inner, tools);
  return copied;
}
