/**
 * Who may make which call, tested on the handlers themselves: every call, by every kind of caller,
 * in an open and in a locked practice, with otherwise valid input. Expects what their entries say,
 * as handlers do. `deployed-calls.test.ts` lets each succeed by the least of those who may, so here
 * only those in a locked practice do. Stores the table for `npm test` to print.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Access } from '@platzwart/domain/calls/access';
import { type CallName, calls } from '@platzwart/domain/calls/calls';
import { accepted, type Failure, type Outcome } from '@platzwart/domain/failure';
import { newSession, type SessionDocument } from '@platzwart/domain/sign-in/session-document';
import type { Role } from '@platzwart/domain/team/member';
import { may, type Permission } from '@platzwart/domain/team/permission';
import { type Handler, handler } from '@platzwart/functions/core/handler';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { handlers } from '@platzwart/functions/handlers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../support/buying-practice.ts';
import { longOr } from '../support/long-run.ts';
import { auth, joins } from '../support/practice-under-test.ts';
import {
  aFullWorld,
  anAccount,
  aWorld,
  type CallerKind,
  type Case,
  callers,
  casesOf,
  docs,
  kinds,
  now,
  openShopAndTools,
  unique,
  type World,
} from '../support/valid-calls.ts';

const yes = 'erlaubt';
const signIn = 'Anmeldung nötig';
const fresh = 'frische Anmeldung nötig';
const freshFactor = 'frischer zweiter Faktor nötig';
const deviceLocked = 'Gerät gesperrt';
const factor = 'zweiter Faktor nötig';
const no = 'nicht erlaubt';
const open = 'offen für alle';
const locked = 'nur lesbar';
type Answer = typeof yes | typeof signIn | typeof no | typeof open | typeof locked;
type Row = Record<CallerKind, Answer>;

/** What `access` says of the callers' roles; `only` narrows it where the handler itself does. */
function expectedOf(rule: Access, isLocked: boolean, only: Permission | undefined): Row {
  if (rule.who === 'anybody') return rowOf(open, open, open, open, open, open);
  if (rule.who === 'signedIn') return rowOf(signIn, yes, yes, yes, yes, yes);
  const allowed = isLocked && rule.whenLocked === 'refused' ? locked : yes;
  // The practice's lock comes before what the handler narrows.
  const of = (role: Role) =>
    !may(role, rule.who) || (allowed === yes && only && !may(role, only)) ? no : allowed;
  return rowOf(signIn, no, of('viewer'), of('therapist'), of('administrator'), no);
}

function rowOf(...answers: [Answer, Answer, Answer, Answer, Answer, Answer]): Row {
  return Object.fromEntries(kinds.map((kind, n) => [kind, answers[n]])) as Row;
}

type Tried<N extends CallName> = Case<N> & { name: N; isLocked: boolean };

/**
 * The call's answer to that caller, as `/api/{name}` would give it: parsed by its schema, then
 * handled.
 */
async function answerOf<N extends CallName>(
  handle: Handler<N>,
  { name, input, isLocked }: Tried<N>,
  kind: CallerKind,
  world: World,
): Promise<string> {
  const self = await world.person(kind);
  const sent = calls[name].input.parse(await input(world, self)) as Parameters<Handler<N>>[0];
  if (isLocked) await docs().practice(world.slug).update({ locked: true });
  const outcome: Outcome<unknown> = await handle(
    sent,
    kind === 'visitor' ? undefined : self,
    tools,
  );
  return outcome.ok ? yes : refusalOf(outcome.failure);
}

/** What comes before the call's own work, which then succeeds. */
function proofOf<N extends CallName>(name: N): Handler<N> {
  return handler(name, async () => accepted(undefined as never));
}

/** Valid, once for all who try it in another state: they change nothing. */
const inputs = new Map<CallName, Promise<object>>();

function inputOf(name: CallName): Promise<object> {
  const made = inputs.get(name) ?? validInput(name);
  inputs.set(name, made);
  return made;
}

async function validInput<N extends CallName>(name: N): Promise<object> {
  const [{ input }] = casesOf(name) as [Case<N>];
  const world = ofTheRefused.open;
  return calls[name].input.parse(await input(world, await world.person('administrator')));
}

/** What a session is, and the refusal that each call's entry declares for it; else none. */
type State = {
  of: (uid: string, slug: string) => Promise<Partial<Caller> & { moment?: Date }>;
  refusal: (rule: Exclude<Access, { who: 'anybody' }>) => string | undefined;
};

/** After the accounts were made, by Auth's clock. */
const later = new Date(Date.now() + 60 * 60_000);
const tooEarly = new Date(later.getTime() - 5 * 60_000 - 1);
const before = new Date(now.getTime() - 1);
const ours = (session: string) => ({ provider: 'custom', session }) as const;
const isLeading = (rule: Access) => rule.who === 'signedIn' && rule.withoutFactor === true;

async function sessionOf(uid: string, session: string, change: Partial<SessionDocument>) {
  const factors = { password: now, passkey: now };
  await docs()
    .session(uid, session)
    .set({ ...newSession(uid, new Date(), now), factors, ...change });
}

/** Of an account that asks for it itself. */
async function needsFactor(uid: string, slug: string) {
  await docs().user(uid).set({ name: '', email: '', practices: [], factorNeededFrom: before });
  await docs().member(slug, uid).update({ factorNeededFrom: before });
}

const isAskedBy = (uid: string, slug: string) =>
  docs()
    .member(slug, uid)
    .update({ factorDemand: { from: now, googleCounts: true } });

/** Signed in with a Google account that the person's account is linked to. */
async function byGoogle(uid: string, known: readonly string[]) {
  const providerToLink = { providerId: 'google.com', uid, email: `${uid}@gmail.example` };
  await auth().updateUser(uid, { providerToLink });
  await docs()
    .user(uid)
    .set({ name: '', email: '', practices: [], signInsBy: [...known] });
  return { provider: 'google.com', identity: `google.com:${uid}` } as const;
}

const states: Readonly<Record<string, State>> = {
  'a sign-in of more than five minutes ago': {
    of: async () => ({ moment: later, signedInAt: tooEarly }),
    refusal: (rule) => rule.freshSignIn && fresh,
  },
  'a second factor of more than five minutes ago, though the password is new': {
    of: async (uid, slug) => {
      await needsFactor(uid, slug);
      await sessionOf(uid, 'alt', { factors: { password: later, totp: tooEarly } });
      return { moment: later, ...ours('alt') };
    },
    refusal: (rule) => rule.freshSignIn && freshFactor,
  },
  'a second factor of the last five minutes': {
    of: async (uid, slug) => {
      await needsFactor(uid, slug);
      await sessionOf(uid, 'neu', { factors: { totp: new Date(tooEarly.getTime() + 1) } });
      return { moment: later, ...ours('neu') };
    },
    refusal: () => undefined,
  },
  'a sign-in before all were ended': {
    of: async (uid, slug) => {
      const endedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
      await docs().member(slug, uid).update({ signInsValidFrom: endedAt });
      await auth().revokeRefreshTokens(uid);
      return { signedInAt: new Date(endedAt.getTime() - 1000) };
    },
    refusal: () => signIn,
  },
  'a session that was ended': {
    of: async (uid) => {
      await sessionOf(uid, 'beendet', { endedAt: now });
      return ours('beendet');
    },
    refusal: () => signIn,
  },
  'a token of ours whose session is not there': {
    of: async () => ours('unbekannt'),
    refusal: () => signIn,
  },
  'a password alone, of an account with a second factor': {
    of: async (uid, slug) => {
      await needsFactor(uid, slug);
      return {};
    },
    refusal: (rule) => (isLeading(rule) ? undefined : factor),
  },
  'a password alone, where the practice asks for more': {
    of: async (uid, slug) => {
      await isAskedBy(uid, slug);
      return {};
    },
    refusal: (rule) => (rule.who === 'signedIn' ? undefined : factor),
  },
  'Google, where that is enough for the practice': {
    of: async (uid, slug) => {
      await isAskedBy(uid, slug);
      return byGoogle(uid, [`google.com:${uid}`]);
    },
    refusal: () => undefined,
  },
  'a foreign Google account, where Google is enough for the practice': {
    of: async (uid, slug) => {
      await isAskedBy(uid, slug);
      return byGoogle(uid, []);
    },
    refusal: (rule) => (rule.who === 'signedIn' ? signIn : factor),
  },
  ...Object.fromEntries(
    (['password', 'custom'] as const).map((provider): [string, State] => [
      `a locked device, signed in by ${provider === 'custom' ? 'passkey' : provider},`,
      {
        of: async (uid) => {
          await sessionOf(uid, 'gesperrt', { lockedAt: now });
          return { provider, session: 'gesperrt' };
        },
        refusal: (rule) =>
          rule.who === 'signedIn' && rule.duringLock === true ? undefined : deviceLocked,
      },
    ]),
  ),
};

/** The practice's own lock comes after what a session lacks, and before its freshness. */
function declaredFor({ refusal }: State, rule: Access, where: 'open' | 'locked'): string {
  if (rule.who === 'anybody') return yes;
  const refused = refusal(rule);
  const isFrozen = where === 'locked' && 'whenLocked' in rule && rule.whenLocked === 'refused';
  if (!isFrozen) return refused ?? yes;
  return refused === undefined || refused === fresh || refused === freshFactor ? locked : refused;
}

function refusalOf(failure: Failure): string {
  switch (failure.kind) {
    case 'signInNeeded':
      return signIn;
    case 'freshSignInNeeded':
      return failure.by ? freshFactor : fresh;
    case 'sessionLocked':
      return deviceLocked;
    case 'secondFactorNeeded':
      return factor;
    case 'notAllowed':
      return no;
    case 'invalid':
      if (failure.details[0]?.code === 'practiceLocked') return locked;
      // Not an expected answer: the input was less valid than it should be.
      return failure.details.map(({ field, code }) => `${field}: ${code}`).join(', ');
  }
}

const declarations = ['who', 'whenLocked', 'freshSignIn', 'withoutFactor', 'duringLock'] as const;

/**
 * A third of the calls of each declaration, at least one; another third in the next state.
 * So every state meets every declaration, and every call several states.
 */
function triedInState(nth: number): CallName[] {
  const alike = Map.groupBy(callNames, (name) => {
    const rule: Readonly<Record<string, unknown>> = calls[name];
    return JSON.stringify(declarations.map((declared) => rule[declared]));
  });
  return [...alike.values()].flatMap((names) =>
    names.filter((_name, n) => n % 3 === nth % Math.min(3, names.length)),
  );
}

let shop: Shop;
let tools: AllTools;
let ofTheRefused: Record<'open' | 'locked', World>;
const handlerOf: { [N in CallName]: Handler<N> } = handlers;
const callNames = Object.keys(calls) as CallName[];
const table: [call: string, ...answers: string[]][] = [];

beforeAll(async () => {
  ({ shop, tools } = await openShopAndTools());
  ofTheRefused = { open: await aFullWorld(), locked: await aFullWorld() };
});
afterAll(() => shop.stop());

describe('who may make which call', () => {
  it('is written down for every call there is, and for no other', () => {
    expect(Object.keys(handlers).sort(byText)).toEqual(Object.keys(calls).sort(byText));
  });

  for (const name of callNames) {
    for (const each of casesOf(name)) {
      const title = each.what === '' ? name : `${name} (${each.what})`;
      const rule: Access = calls[name];
      for (const isLocked of 'whenLocked' in rule ? [false, true] : [false]) {
        const expected = expectedOf(rule, isLocked, each.only);
        it(isLocked ? `${title}, in a locked practice` : title, async () => {
          const shared = isLocked ? ofTheRefused.locked : ofTheRefused.open;
          const tries = { ...(each as Case<typeof name>), name, isLocked };
          const permitted = kinds.filter(
            (kind) => expected[kind] === yes || expected[kind] === open,
          );
          // One after the other: concurrent calls would wait for each other's locks.
          const answers: string[] = [];
          for (const kind of kinds) {
            // Refused calls change nothing, so all of them share one practice.
            if (!permitted.includes(kind))
              answers.push(await answerOf(handlerOf[name], tries, kind, shared));
            else if (isLocked && kind === permitted[0])
              answers.push(await answerOf(handlerOf[name], tries, kind, await aWorld()));
            else answers.push(await answerOf(proofOf(name), tries, kind, shared));
          }
          const shown = answers.every((answer) => answer === yes)
            ? answers.map(() => open)
            : answers;
          table.push([isLocked ? `${title}, gesperrt` : title, ...shown]);
          expect(Object.fromEntries(kinds.map((kind, n) => [kind, shown[n]]))).toEqual(expected);
        });
      }
    }
  }

  it('runs nothing of a refused call', async () => {
    const { slug, colleague } = ofTheRefused.locked;
    await docs().practice(slug).update({ locked: true });
    for (const name of callNames) {
      const rule: Access = calls[name];
      if (rule.who === 'anybody') continue;
      const run = vi.fn();
      const refused =
        'whenLocked' in rule ? [undefined, { ...colleague, uid: 'nobody' }] : [undefined];
      const isLocked = 'whenLocked' in rule && rule.whenLocked === 'refused';
      for (const caller of isLocked ? [...refused, colleague] : refused)
        expect([
          name,
          await handler(name, run)({ companySlug: slug } as never, caller, tools),
        ]).toMatchObject([name, { ok: false }]);
      expect(run).not.toHaveBeenCalled();
    }
  });

  for (const [nth, [what, state]] of Object.entries(states).entries()) {
    // A practice that is locked asks every kind of caller above.
    for (const where of longOr(['open'] as const, ['open', 'locked'] as const)) {
      it(`answers ${what} in every call as declared, in a practice that is ${where}`, async () => {
        const member = await anAccount(`zustand-${unique()}`);
        const { slug } = ofTheRefused[where];
        await joins(slug, member.uid, 'administrator');
        await docs()
          .practice(slug)
          .update({ locked: where === 'locked' });
        const { moment = now, ...self } = { ...member, ...(await state.of(member.uid, slug)) };
        const answers: [CallName, string][] = [];
        const expected: typeof answers = [];
        for (const name of longOr(triedInState(nth), callNames)) {
          const declared = declaredFor(state, calls[name], where);
          const handle: Handler<CallName> = declared === yes ? proofOf(name) : handlerOf[name];
          const input = { ...(await inputOf(name)), companySlug: slug };
          const outcome = await handle(input as never, self, { ...tools, now: () => moment });
          answers.push([name, outcome.ok ? yes : refusalOf(outcome.failure)]);
          expected.push([name, declared]);
        }
        expect(answers).toEqual(expected);
      });
    }
  }

  // For whoever wants to read who may make which call: SECURITY.md names it.
  afterAll(() => {
    const file = new URL(
      '../../node_modules/.cache/platzwart/reports/role-table.txt',
      import.meta.url,
    );
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(
      file,
      `\nWho may call what\n\n${printed([['call', ...Object.values(callers)], ...table])}\n`,
    );
  });
});

/** Columns as wide as their longest text. */
function printed(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join(
    '\n',
  );
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
