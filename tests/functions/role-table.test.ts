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
import { newSession } from '@platzwart/domain/sign-in/session-document';
import type { Role } from '@platzwart/domain/team/member';
import { may, type Permission } from '@platzwart/domain/team/permission';
import { type Handler, handler } from '@platzwart/functions/core/handler';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import { handlers } from '@platzwart/functions/handlers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../support/buying-practice.ts';
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

/** The answer to that administrator of the practice that is used for refusals. */
async function answerTo<N extends CallName>(
  self: Caller,
  name: N,
  moment = now,
  handle: Handler<N> = handlerOf[name],
): Promise<string> {
  const world = ofTheRefused.open;
  const [{ input }] = casesOf(name) as [Case<N>];
  const sent = calls[name].input.parse(
    await input(world, await world.person('administrator')),
  ) as Parameters<Handler<N>>[0];
  const outcome: Outcome<unknown> = await handle(sent, self, {
    ...tools,
    now: () => moment,
  });
  return outcome.ok ? yes : refusalOf(outcome.failure);
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

let shop: Shop;
let tools: AllTools;
let ofTheRefused: Record<'open' | 'locked', World>;
const handlerOf: { [N in CallName]: Handler<N> } = handlers;
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

  for (const name of Object.keys(calls) as CallName[]) {
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
    for (const name of Object.keys(calls) as CallName[]) {
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

  it('asks for a sign-in of the last five minutes where an open screen is no proof', async () => {
    const asked = (Object.keys(calls) as CallName[])
      .filter((name) => 'freshSignIn' in calls[name])
      .sort(byText);
    // After the accounts were made, by Auth's clock.
    const moment = new Date(Date.now() + 60 * 60_000);
    const administrator = await ofTheRefused.open.person('administrator');
    const self = { ...administrator, signedInAt: new Date(moment.getTime() - 5 * 60_000 - 1) };
    for (const name of asked)
      expect([name, await answerTo(self, name, moment)]).toEqual([name, fresh]);
  });

  it('asks there for the second factor of the last five minutes, where the account has one: a password is no proof', async () => {
    const { slug } = ofTheRefused.open;
    const self = await anAccount(`faktor-${unique()}`);
    await joins(slug, self.uid, 'administrator');
    await docs().user(self.uid).set({ name: '', email: '', practices: [], factorNeededFrom: now });
    const moment = new Date(now.getTime() + 60 * 60_000);
    const session = (session: string, totp: Date) =>
      docs()
        .session(self.uid, session)
        .set({ ...newSession(self.uid, new Date(), now), factors: { password: moment, totp } });
    await session('alt', new Date(moment.getTime() - 5 * 60_000 - 1));
    await session('neu', new Date(moment.getTime() - 5 * 60_000));
    const asked = (Object.keys(calls) as CallName[]).filter((name) => 'freshSignIn' in calls[name]);
    for (const name of asked) {
      const by = (session: string) => ({ ...self, provider: 'custom' as const, session });
      expect([name, await answerTo(by('alt'), name, moment)]).toEqual([name, freshFactor]);
      const inTime = await answerTo(by('neu'), name, moment, proofOf(name));
      expect([name, inTime]).toEqual([name, yes]);
    }
  });

  it('takes no call by a sign-in that was ended, but for those of anybody', async () => {
    const expelled = await anAccount(`hinaus-${unique()}`);
    const endedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    await joins(ofTheRefused.open.slug, expelled.uid, 'administrator');
    await docs().member(ofTheRefused.open.slug, expelled.uid).update({ signInsValidFrom: endedAt });
    await auth().revokeRefreshTokens(expelled.uid);
    const self = { ...expelled, signedInAt: new Date(endedAt.getTime() - 1000) };
    const asked = (Object.keys(calls) as CallName[]).filter(
      (each) => calls[each].who !== 'anybody',
    );
    for (const name of asked) expect([name, await answerTo(self, name)]).toEqual([name, signIn]);
  });

  it('takes none by a session that was ended, that stands for nothing, or lacks the second factor', async () => {
    const { slug } = ofTheRefused.open;
    const self = await anAccount(`sitzung-${unique()}`);
    await joins(slug, self.uid, 'administrator');
    const factorNeededFrom = new Date(now.getTime() - 1);
    await docs().user(self.uid).set({ name: '', email: '', practices: [], factorNeededFrom });
    await docs().member(slug, self.uid).update({ factorNeededFrom });
    await docs()
      .session(self.uid, 'beendet')
      .set({ ...newSession(self.uid, now, now), factors: { totp: now }, endedAt: now });
    const asked = (Object.keys(calls) as CallName[]).filter(
      (each) => calls[each].who !== 'anybody',
    );
    for (const name of asked) {
      const rule: Access = calls[name];
      const leads = rule.who === 'signedIn' && rule.withoutFactor;
      if (!leads) expect([name, await answerTo(self, name)]).toEqual([name, factor]);
      const ended = { ...self, provider: 'custom', session: 'beendet' } as const;
      expect([name, await answerTo(ended, name)]).toEqual([name, signIn]);
      const unknown = { ...self, provider: 'custom', session: 'unbekannt' } as const;
      expect([name, await answerTo(unknown, name)]).toEqual([name, signIn]);
    }
  });

  it('takes none of a practice that asks for a second factor without one; all others go on', async () => {
    const { slug } = ofTheRefused.open;
    const self = await anAccount(`verlangt-${unique()}`);
    await joins(slug, self.uid, 'administrator');
    await docs()
      .member(slug, self.uid)
      .update({ factorDemand: { from: now, googleCounts: true } });
    const google = { ...self, provider: 'google.com' } as const;
    for (const name of Object.keys(calls) as CallName[]) {
      const isOfPractice = !['anybody', 'signedIn'].includes(calls[name].who);
      const answer = async (who: Caller) => answerTo(who, name, now, proofOf(name));
      expect([name, await answer(self)]).toEqual([name, isOfPractice ? factor : yes]);
      expect([name, await answer(google)]).toEqual([name, yes]);
    }
  });

  it('takes none by a locked device, but what locks and opens it', async () => {
    const { slug } = ofTheRefused.open;
    const self = await anAccount(`gesperrt-${unique()}`);
    await joins(slug, self.uid, 'administrator');
    const factors = { password: now, passkey: now };
    for (const session of ['passwort', 'passkey'])
      await docs()
        .session(self.uid, session)
        .set({ ...newSession(self.uid, new Date(), now), factors, lockedAt: now });
    const asked = (Object.keys(calls) as CallName[]).filter(
      (each) => calls[each].who !== 'anybody',
    );
    for (const name of asked) {
      const expected = name === 'lockSession' || name === 'unlockSession' ? yes : deviceLocked;
      const handle = proofOf(name);
      const plain = { ...self, session: 'passwort' } as const;
      expect([name, await answerTo(plain, name, now, handle)]).toEqual([name, expected]);
      const ours = { ...self, provider: 'custom', session: 'passkey' } as const;
      expect([name, await answerTo(ours, name, now, handle)]).toEqual([name, expected]);
    }
  });

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
