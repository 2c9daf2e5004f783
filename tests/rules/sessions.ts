/** How long a sign-in counts: the edge of the 30 days, and tokens without a sign-in time. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { maxSessionDays, signInProviders } from '@platzwart/domain/sign-in/session';
import { doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { queryOf } from './query-of.ts';
import { asToken, aTag, endedAt, isRefused, passes, slugs, uidOf } from './world.ts';

const minute = 60;
const whole = maxSessionDays * 24 * 60 * minute;
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const uid = uidOf('administrator');

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
    ...signInProviders.map((offered) => [offered, true] as const),
    ['anonymous', false],
    ['custom', false],
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
