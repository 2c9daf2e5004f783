/**
 * How long a sign-in counts: the edge of the 30 days, tokens without a sign-in time, and what the
 * session document says.
 */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { day } from '@platzwart/domain/dates/durations';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { maxSessionDays, signInProviders } from '@platzwart/domain/sign-in/session';
import {
  type SessionDemand,
  type SessionDocument,
  secondFactors,
  sessionState,
} from '@platzwart/domain/sign-in/session-document';
import { collection, doc, getDoc, getDocs, onSnapshot, setDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { queryOf } from './query-of.ts';
import {
  aSession,
  as,
  asToken,
  aTag,
  authTimeOf,
  documents,
  endedAt,
  given,
  isRefused,
  ownSessionOf,
  passes,
  slugs,
  uidOf,
} from './world.ts';

const minute = 60;
const whole = maxSessionDays * 24 * 60 * minute;
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const uid = uidOf('administrator');

const signedIn = ago(60 * minute);
const before = new Date((signedIn - 1) * 1000);
const same = new Date(signedIn * 1000);
const after = new Date((signedIn + 1) * 1000);
const tomorrow = new Date(Date.now() + day);

const identity = 'google.com:hers';
const own = ['google.com:of-before', identity];
const foreign = ['google.com:of-before'];

type Case = [
  what: string,
  provider: string,
  session: Partial<SessionDocument> | undefined,
  demand: SessionDemand,
  counts: boolean,
];

const cases: Case[] = [
  ['a password alone', 'password', { factors: { password: before } }, {}, true],
  ['an ended sign-in', 'password', { endedAt: before }, {}, false],
  ['a locked device', 'password', { lockedAt: before }, {}, false],
  ['a locked device', 'google.com', { lockedAt: before }, {}, false],
  ['a locked device', 'custom', { factors: { passkey: before }, lockedAt: before }, {}, false],
  ...secondFactors.flatMap((factor): Case[] => [
    [`${factor}`, 'custom', { factors: { [factor]: before } }, { factorNeededFrom: before }, true],
    [
      `${factor}, of a sign-in that shares its second with others`,
      'password',
      { factors: { password: before, [factor]: before } },
      { factorNeededFrom: before },
      false,
    ],
    [`${factor}, ended`, 'custom', { factors: { [factor]: before }, endedAt: before }, {}, false],
  ]),
  [
    'a token of ours that has proven nothing',
    'custom',
    { factors: { password: before } },
    {},
    false,
  ],
  [
    'a token of ours, of a session from before all were ended',
    'custom',
    { factors: { totp: before }, startedAt: before },
    { signInsValidFrom: same },
    false,
  ],
  [
    'a token of ours, of a session from that second',
    'custom',
    { factors: { totp: before }, startedAt: same },
    { signInsValidFrom: same },
    true,
  ],
  ['a token of ours without a session', 'custom', undefined, {}, false],
  ['a second factor that is needed', 'password', undefined, { factorNeededFrom: before }, false],
  ['one that will be needed', 'password', undefined, { factorNeededFrom: tomorrow }, true],
  [
    'Google, whose account has a factor',
    'google.com',
    undefined,
    { factorNeededFrom: before },
    false,
  ],
  ...(
    [
      ['a password, where the practice asks for more', 'password', before, true, own, false],
      ['Google, where it counts', 'google.com', before, true, own, true],
      ['Google, where it does not', 'google.com', before, false, own, false],
      ['a foreign Google account, where it counts', 'google.com', before, true, foreign, false],
      ['Google, which nobody knows of yet', 'google.com', before, true, undefined, false],
      [
        'a foreign Google account, where it will count',
        'google.com',
        tomorrow,
        true,
        foreign,
        true,
      ],
      ['a password, where the practice will ask for more', 'password', tomorrow, false, own, true],
    ] as const
  ).map(([what, provider, from, googleCounts, signInsBy, counts]): Case => {
    return [what, provider, undefined, { factorDemand: { from, googleCounts }, signInsBy }, counts];
  }),
  [
    'Google, where it counts, of an account with a factor',
    'google.com',
    undefined,
    {
      factorNeededFrom: before,
      factorDemand: { from: before, googleCounts: true },
      signInsBy: own,
    },
    false,
  ],
  [
    'a passkey, where the practice asks for more',
    'custom',
    { factors: { passkey: before } },
    { factorDemand: { from: before, googleCounts: false } },
    true,
  ],
  [
    'unknown, before all others were ended',
    'password',
    undefined,
    { sessionNeededBefore: after },
    false,
  ],
  ['unknown, in that second', 'password', undefined, { sessionNeededBefore: same }, true],
  ['known, before all others were ended', 'password', {}, { sessionNeededBefore: after }, true],
];

export function sessions(): void {
  for (const [when, seconds, counts] of [
    ['now', 0, true],
    ['a minute less than 30 days ago', whole - minute, true],
    ['a minute more than 30 days ago', whole + minute, false],
    ['a year ago', 12 * whole, false],
  ] as const) {
    test(`an administrator who signed in ${when} ${counts ? 'reads and writes' : 'neither reads nor writes'}`, async () => {
      const db = asToken(uid, { auth_time: ago(seconds) });
      const [read, written] = counts ? [assertSucceeds, passes] : [assertFails, isRefused];
      await read(getDoc(doc(db, paths.user(uid))));
      await read(getDoc(doc(db, paths.account(slugs.own))));
      await read(
        getDocs(
          queryOf(db, paths.invitations(slugs.own), {
            collection: 'invitations',
            where: [],
            orderBy: [],
          }),
        ),
      );
      await read(getDocs(queryOf(db, paths.requests(slugs.own), queries.openRequests())));
      await written(setDoc(doc(db, paths.tag(slugs.own, 'neu')), aTag));
    });
  }

  for (const [when, moment, counts] of [
    ['in the second in which all sign-ins were ended', endedAt, true],
    ['a second before that', endedAt - 1, false],
  ] as const) {
    test(`an administrator who signed in ${when} ${counts ? 'reads and writes' : 'neither reads nor writes'}`, async () => {
      const db = asToken(uidOf('expelled'), { auth_time: moment });
      const [read, written] = counts ? [assertSucceeds, passes] : [assertFails, isRefused];
      await read(getDoc(doc(db, paths.user(uidOf('expelled')))));
      await read(getDoc(doc(db, paths.account(slugs.own))));
      await read(getDocs(queryOf(db, paths.requests(slugs.own), queries.openRequests())));
      await written(setDoc(doc(db, paths.tag(slugs.own, 'neu')), aTag));
    });
  }

  for (const [provider, counts] of [
    ...signInProviders.map((offered) => [offered, offered !== 'custom'] as const),
    ['anonymous', false],
    ['phone', false],
  ] as const) {
    test(`a sign-in by ${provider} ${counts ? 'reads and writes' : 'neither reads nor writes'}`, async () => {
      const db = asToken(uid, {
        auth_time: ago(minute),
        firebase: { sign_in_provider: provider, identities: {} },
      });
      const [read, written] = counts ? [assertSucceeds, passes] : [assertFails, isRefused];
      await read(getDoc(doc(db, paths.user(uid))));
      await read(getDoc(doc(db, paths.account(slugs.own))));
      await written(setDoc(doc(db, paths.tag(slugs.own, 'neu')), aTag));
    });
  }

  describe('what the session document says', () => {
    for (const [what, provider, session, demand, counts] of cases) {
      test(`${what}: ${counts ? 'reads and writes' : 'neither reads nor writes'}`, async () => {
        if (session) await given(paths.session(uid, 'its-id'), aSession('administrator', session));
        const { signInsBy, ...both } = demand;
        await given(paths.user(uid), {
          ...documents.get(paths.user(uid)),
          ...both,
          ...(signInsBy && { signInsBy }),
        });
        const member = paths.member(slugs.own, uid);
        await given(member, { ...documents.get(member), ...both });
        const db = asToken(uid, {
          auth_time: signedIn,
          firebase: { sign_in_provider: provider, identities: { 'google.com': ['hers'] } },
          session: 'its-id',
        });
        const [read, written] = counts ? [assertSucceeds, passes] : [assertFails, isRefused];
        await read(getDoc(doc(db, paths.user(uid))));
        await read(getDoc(doc(db, paths.account(slugs.own))));
        await read(getDocs(queryOf(db, paths.requests(slugs.own), queries.openRequests())));
        await written(setDoc(doc(db, paths.tag(slugs.own, 'neu')), aTag));
        // As in every call.
        const moment = { provider, signedInAt: new Date(signedIn * 1000), identity };
        const state = sessionState(
          moment,
          session && aSession('administrator', session),
          demand,
          new Date(),
        );
        expect(state === 'open').toBe(counts);
      });
    }

    test('a page hears of its own session alone, though it was ended', async () => {
      const own = asToken(uidOf('ended'), { auth_time: authTimeOf('ended') });
      await assertSucceeds(getDoc(doc(own, ownSessionOf('ended'))));
      await assertFails(getDoc(doc(as('administrator'), ownSessionOf('ended'))));
      const earlier = asToken(uidOf('ended'), { auth_time: authTimeOf('ended') - 1 });
      await assertFails(getDoc(doc(earlier, ownSessionOf('ended'))));
    });
  });

  for (const [what, change] of [
    ['ended', { endedAt: before }],
    ['locked', { lockedAt: before }],
  ] as const) {
    test(`a listener that a copied token has open hears nothing more once its session is ${what}`, async () => {
      const path = paths.session(uid, 'its-id');
      const session = aSession('administrator', { factors: { passkey: before } });
      await given(path, session);
      const db = asToken(uid, {
        auth_time: signedIn,
        firebase: { sign_in_provider: 'custom', identities: {} },
        session: 'its-id',
      });
      const heard: string[] = [];
      const opened = Promise.withResolvers<void>();
      const refused = Promise.withResolvers<string>();
      onSnapshot(
        collection(db, paths.tags(slugs.own)),
        ({ docs }) => {
          heard.push(...docs.map(({ id }) => id));
          opened.resolve();
        },
        ({ code }) => refused.resolve(code),
      );
      await opened.promise;
      await given(path, { ...session, ...change });
      await given(paths.tag(slugs.own, 'danach'), aTag);
      expect(await refused.promise).toBe('permission-denied');
      expect(heard).not.toContain('danach');
    });
  }

  describe('a token counts for nothing if its sign-in', () => {
    for (const [what, claims] of [
      ['is not named', { auth_time: undefined }],
      ['is null', { auth_time: null }],
      ['is a text', { auth_time: String(ago(minute)) }],
      ['is a list', { auth_time: [ago(minute)] }],
    ] as const) {
      test(what, async () => {
        const db = asToken(uid, claims);
        await assertFails(getDoc(doc(db, paths.user(uid))));
        await assertFails(getDoc(doc(db, paths.account(slugs.own))));
        await assertSucceeds(getDoc(doc(db, paths.practice(slugs.own))));
      });
    }
  });
}
