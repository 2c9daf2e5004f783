/** For somebody who has lost what they prove themselves by: a day's notice, then all of it goes. */
import { hour } from '@platzwart/domain/dates/durations';
import { accepted, messages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { LogEntry } from '@platzwart/domain/log/log';
import { newAccountLink } from '@platzwart/domain/sign-in/account-link';
import { type AccountFactors, factorMessages, noFactors } from '@platzwart/domain/sign-in/factors';
import { isSignInValid, resetDelayHours } from '@platzwart/domain/sign-in/session';
import type { Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { signInsOf } from '../core/known-account.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { leftLate } from '../emails/left-late.ts';
import { emailIdOf, queueEmail } from '../emails/outbox.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import { factorResetPlannedEmail, factorsResetEmail } from '../emails/templates/factor-notices.ts';
import { actionLink } from './account-email.ts';
import { changeFactors, factorsOf } from './account-factors.ts';
import { freshLink, openLink } from './account-links.ts';
import { knownPerson, syncAccount } from './sync-account.ts';

type Asked = {
  readonly person: Person;
  readonly slugs: readonly string[];
  /** The administrator; null: the operator. */
  readonly by: string | null;
  /** What the operator checked before. */
  readonly checked?: string;
};

const nothingToReset = refusedAt(wholeForm, 'noneToReset', factorMessages.noneToReset);

const plannedAt = ({ reset }: AccountFactors) =>
  new Date((reset?.dueAt.getTime() ?? 0) - resetDelayHours * hour);

/** The person has helped themselves since it was planned. */
function isSetUpSince(factors: AccountFactors): boolean {
  const { totp, passkeys } = factors;
  return [...(totp ? [totp] : []), ...passkeys].some(({ addedAt }) => addedAt > plannedAt(factors));
}

const isThere = ({ totp, passkeys }: AccountFactors) => totp !== undefined || passkeys.length > 0;

/**
 * Plans it, and tells all addresses of the person, each with a link that cancels it. A repeat keeps
 * the first date, and counts once the first one does not any more. Failure: nothing is there to
 * reset (field form).
 */
export async function planReset(
  { person, slugs, by, checked }: Asked,
  tools: Tools,
): Promise<Outcome<{ dueAt: Date }>> {
  const { db, now, origin } = tools;
  const { uid } = person;
  const dueAt = new Date(now().getTime() + resetDelayHours * hour);
  const told = (await addressesOf(person, tools)).map((address) => {
    const fresh = freshLink({ kind: 'keepFactors', uid, email: address, newEmail: '' }, tools);
    const url = actionLink({ mode: 'keepFactors', code: fresh.code }, origin);
    const email = factorResetPlannedEmail({ dueAt, isByOperator: by === null, url });
    return { ...fresh, email: accountEmail(address, email, now(), fresh.ref.id) };
  });
  return changeFactors(person, tools, (factors) => {
    if (!isThere(factors)) return nothingToReset;
    if (factors.reset) {
      const { alsoAsked = [], ...reset } = factors.reset;
      const asked = by === null ? [] : slugs.map((slug) => ({ slug, by, at: now() }));
      const others = alsoAsked.filter((each) => each.by !== by || !slugs.includes(each.slug));
      const repeated = {
        ...reset,
        ...(by === null && { by }),
        alsoAsked: [...others, ...asked],
      };
      return accepted({ factors: { ...factors, reset: repeated }, value: { dueAt: reset.dueAt } });
    }
    return accepted({
      factors: { ...factors, reset: { dueAt, slugs: [...slugs], by } },
      value: { dueAt },
      write: (tx) => {
        for (const { ref, link, email } of told) {
          tx.create(ref, link);
          queueEmail(tx, email, db);
        }
        const actor = by === null ? operator : ({ kind: 'member', uid: by } as const);
        logIn(tx, { what: 'factorResetPlanned', by: actor, slugs, uid, name: checked }, tools);
      },
    });
  });
}

/** The account's own if confirmed, of accounts elsewhere, and former ones that can still take it back. */
async function addressesOf(person: Person, { db, now }: Tools): Promise<string[]> {
  const { uid, email, emailVerified } = person;
  const docs = collections(db);
  const [links, user] = await Promise.all([
    docs.accountLinks().where('uid', '==', uid).get(),
    docs.user(uid).get(),
  ]);
  // Past us whoever has the password links any other.
  const known = signInsOf(person, user.data()?.signInsBy);
  const linked = person.linked.filter(({ key }) => known.includes(key));
  const former = links.docs
    .map((each) => each.data())
    .filter(({ kind, expiresAt }) => kind === 'keepEmail' && expiresAt > now());
  const own = emailVerified ? [email] : [];
  const all = [...own, ...linked.map((each) => each.email), ...former.map((each) => each.email)];
  const byMailbox = new Map(all.map((each) => [each.toLowerCase(), each]));
  return [...byMailbox.values()].filter((each) => each !== '');
}

function logIn(
  tx: Transaction,
  told: Pick<LogEntry, 'what' | 'by'> & {
    slugs: readonly string[];
    uid: string;
    name?: string | undefined;
  },
  { db, now }: Tools,
): void {
  const { what, by, slugs, uid, name } = told;
  const entry = { at: now(), by, what, count: 0, member: uid, ...(name && { name }) };
  for (const slug of slugs) writeLog(tx, slug, entry, collections(db));
}

/**
 * For another member. Failures: notAllowed, no member, oneself, nothing to reset (field form or
 * uid).
 */
export const resetFactors = handler(
  'resetFactors',
  async ({ companySlug: slug, uid }, caller, tools) => {
    if (uid === caller.uid) return refusedAt('uid', 'notOneself', factorMessages.notOneself);
    const member = await collections(tools.db).member(slug, uid).get();
    const person = member.exists ? await knownPerson(uid, tools) : undefined;
    if (!person) return refusedAt('uid', 'memberGone', messages.memberGone);
    const planned = await planReset({ person, slugs: [slug], by: caller.uid }, tools);
    return planned.ok ? accepted({ dueAt: planned.value.dueAt.toISOString() }) : planned;
  },
);

/** Without a plan it changes nothing. Failures: signInNeeded, secondFactorNeeded. */
export const cancelFactorReset = handler('cancelFactorReset', (_input, { person }, tools) =>
  cancel(person, { kind: 'member', uid: person.uid }, tools),
);

/** Failure: the link is over (field code). */
export const keepFactors = handler('keepFactors', async ({ code }, _caller, tools) => {
  const found = await openLink('keepFactors', code, tools);
  if (!found.ok) return found;
  const { person } = found.value;
  const done = await cancel(person, { kind: 'member', uid: person.uid }, tools);
  await found.value.ref.delete();
  return done;
});

function cancel(
  person: Person,
  by: LogEntry['by'],
  tools: Tools,
): Promise<Outcome<Record<string, never>>> {
  const { uid } = person;
  return changeFactors(person, tools, ({ reset, ...factors }) =>
    accepted({
      factors,
      value: {},
      ...(reset && {
        write: (tx) => {
          logIn(tx, { what: 'factorResetCancelled', by, slugs: reset.slugs, uid }, tools);
        },
      }),
    }),
  );
}

/**
 * Takes all factors away and ends every sign-in, unless its person has set up another one since, has
 * left the practice that asked, or who asked is no administrator there any more, or had all their own
 * sign-ins ended since (somebody else may have asked): then the plan goes. The day's notice begins
 * when the last e-mail of it leaves.
 */
export async function carryOutReset(uid: string, tools: Tools): Promise<Handled> {
  const { db, now, origin, accounts } = tools;
  const isDue = ({ reset }: AccountFactors) => reset !== undefined && reset.dueAt <= now();
  const factors = await factorsOf(uid, tools);
  if (!isDue(factors)) return 'notDue';
  const person = await knownPerson(uid, tools);
  if (!person) {
    await collections(db).factors(uid).delete();
    return 'done';
  }
  if (isSetUpSince(factors) || !(await isStillAsked(uid, factors, tools))) {
    await cancel(person, { kind: 'platform' }, tools);
    return 'done';
  }
  if (await isStillToBeTold(uid, tools)) return 'notDue';
  const addresses = await addressesOf(person, tools);
  // So that nobody proves or adds anything meanwhile.
  await accounts.endSignIns(uid);
  const reset = (before: AccountFactors) => {
    if (!isDue(before)) return accepted({ factors: before, value: 'notDue' as const });
    const slugs = before.reset?.slugs ?? [];
    return accepted({
      factors: noFactors,
      value: 'done' as const,
      write: (tx: Transaction) => {
        for (const address of addresses)
          queueEmail(tx, accountEmail(address, factorsResetEmail(origin), now()), db);
        logIn(tx, { what: 'factorsReset', by: { kind: 'platform' }, slugs, uid }, tools);
      },
    });
  };
  const done = await changeFactors<Handled>(person, tools, reset, { inAnyCase: true });
  await accounts.endSignIns(uid);
  await syncAccount(uid, tools, { forgets: true });
  return done.ok ? done.value : 'notDue';
}

/** An e-mail of it left less than a day ago, or waits with us: its link stays open as long. */
async function isStillToBeTold(uid: string, { db, now }: Tools): Promise<boolean> {
  const docs = collections(db);
  const found = await docs.accountLinks().where('uid', '==', uid).get();
  const links = found.docs.filter((each) => each.data().kind === 'keepFactors');
  const emails = await Promise.all(
    links.map(({ id }) => docs.email(emailIdOf({ purpose: 'signInFactor', about: id })).get()),
  );
  const left = leftLate(
    emails.map((email) => email.data()),
    now(),
  );
  if (!left || left.getTime() + resetDelayHours * hour <= now().getTime()) return false;
  await Promise.all(
    links.map((each) => {
      const { expiresAt } = newAccountLink(each.data(), left);
      return each.ref.update({ expiresAt });
    }),
  );
  return true;
}

async function isStillAsked(uid: string, factors: AccountFactors, { db }: Tools): Promise<boolean> {
  const { by, slugs = [], alsoAsked = [] } = factors.reset ?? {};
  if (!by) return true;
  const docs = collections(db);
  const first = slugs.map((slug) => ({ slug, by, at: plannedAt(factors) }));
  const asked = await Promise.all(
    [...first, ...alsoAsked].map(async ({ slug, by, at }) => {
      const [member, other] = await Promise.all([
        docs.member(slug, uid).get(),
        docs.member(slug, by).get(),
      ]);
      const { role, signInsValidFrom } = other.data() ?? {};
      return member.exists && role === 'administrator' && isSignInValid(at, signInsValidFrom);
    }),
  );
  return asked.some(Boolean);
}
