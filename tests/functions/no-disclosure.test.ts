/**
 * Nobody learns who waits where (spec section 9, privacy). Pairs of worlds that differ in one
 * thing: whether a certain person or somebody else has an open request with the same preferred
 * times. A stranger who knows the person's e-mail address, name and date of birth takes the same
 * random steps in both, in most of the practices around the limits of their intake; all answers,
 * e-mails and readable data must be equal. `npm run test:long` tries three hundred and more. So
 * must they be, whether the person's mailbox has said 'Das war ich nicht' or not.
 */
import { randomBytes } from 'node:crypto';
import type { LinkAnswer, PortalAction } from '@platzwart/domain/patient-portal/actions';
import type { IntakeLimits } from '@platzwart/domain/practice/intake-limits';
import type { Email } from '@platzwart/functions/core/email';
import { newLink } from '@platzwart/functions/emails/new-link';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { stopTokenOf } from '@platzwart/functions/emails/stopped-mailboxes';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerMailboxLink } from '@platzwart/functions/requests/answer-mailbox-link';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { recordWaits } from '@platzwart/functions/waiting-list/nightly-records';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import { releaseRepeats } from '@platzwart/functions/waiting-list/release-repeats';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import { placesGiven } from '../support/places-given.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const isLong = process.env.LONG === '1';
const seed = Number(process.env.SEED ?? 20_261_122);
const pairs = isLong ? 320 : 11;
/**
 * Pairs that share two practices; a low number, since with few requests each one changes the
 * levels.
 */
const pairsAtOnePractice = isLong ? 5 : 3;

const start = new Date('2026-11-23T09:00:00Z');
const minute = 60_000;

type Step =
  | {
      do: 'book';
      id: number;
      email: 'theirs' | 'own' | 'other';
      name: 'theirs' | 'other';
      birthdate: 'theirs' | 'other';
      times: number;
    }
  /** In one of the worlds, whoever has the mailbox of the first booking answers behind its link. */
  | { do: 'theyAnswer' }
  | { do: 'wait'; minutes: number }
  | { do: 'night'; minutes: number }
  | { do: 'view'; message: number }
  | {
      do: 'answer';
      message: number;
      answer: Exclude<PortalAction['kind'], 'edit'> | 'freshLink';
    }
  | { do: 'own'; message: number; what: 'showPersonalData' | 'exportPersonalData' }
  | { do: 'times'; message: number; times: number }
  | { do: 'address'; message: number; email: 'theirs' | 'own' | 'other' };

const weighted = <T>(...values: [T, number][]) =>
  fc.oneof(...values.map(([value, weight]) => ({ arbitrary: fc.constant(value), weight })));
const message = fc.nat({ max: 3 });
const times = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      id: fc.nat({ max: 1 }),
      email: weighted<'theirs' | 'own' | 'other'>(['theirs', 3], ['own', 2], ['other', 1]),
      name: weighted<'theirs' | 'other'>(['theirs', 5], ['other', 1]),
      birthdate: weighted<'theirs' | 'other'>(['theirs', 5], ['other', 1]),
      times,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: weighted([1, 3], [61, 2], [24 * 60, 1], [3 * 24 * 60, 1]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('night' as const),
      minutes: fc.constantFrom(5, 24 * 60),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('view' as const), message }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      message,
      answer: fc.constantFrom(
        'confirmEmail',
        'stillInterested',
        'unsure',
        'withdraw',
        'undoWithdraw',
        'pause',
        'resume',
        'optOut',
        'freshLink',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('own' as const),
      message,
      what: fc.constantFrom('showPersonalData', 'exportPersonalData'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('times' as const), message, times }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('address' as const),
      message,
      email: weighted<'theirs' | 'own' | 'other'>(['theirs', 4], ['own', 1], ['other', 1]),
    }),
  },
);

const book = (
  id: number,
  email: 'theirs' | 'own',
  over: Partial<Extract<Step, { do: 'book' }>> = {},
): Step => {
  return { do: 'book', id, email, name: 'theirs', birthdate: 'theirs', times: 0, ...over };
};
const waits: Step = { do: 'wait', minutes: 3 };
const address = (email: 'theirs' | 'other'): Step => ({ do: 'address', message: 0, email });
const copy: Step = { do: 'own', message: 0, what: 'exportPersonalData' };

/** Attacks that somebody has thought of; random steps find others. */
const ways: readonly Step[][] = [
  // Corrections back and forth, and what the link and its copy show then.
  [
    book(0, 'own'),
    book(0, 'theirs'),
    book(0, 'theirs', { times: 2 }),
    waits,
    book(0, 'own'),
    { do: 'view', message: 0 },
    copy,
  ],
  [
    book(0, 'theirs'),
    waits,
    waits,
    book(0, 'own'),
    copy,
    { do: 'view', message: 0 },
    { do: 'answer', message: 0, answer: 'confirmEmail' },
  ],
  // Through the number of e-mails their mailbox still gets today.
  [
    book(0, 'theirs'),
    book(0, 'theirs', { name: 'other' }),
    book(1, 'own'),
    address('theirs'),
    waits,
    address('other'),
    waits,
    address('theirs'),
    copy,
  ],
  // At a night that comes while it can still be corrected.
  [
    book(0, 'theirs'),
    book(1, 'theirs'),
    book(0, 'theirs', { name: 'other' }),
    { do: 'night', minutes: 5 },
    book(1, 'own'),
    copy,
  ],
  // By a correction that releases a repeat of one's own.
  [
    book(0, 'theirs'),
    book(1, 'theirs', { times: 1 }),
    book(0, 'own'),
    { do: 'night', minutes: 5 },
    book(1, 'own', { email: 'other', times: 1 }),
    copy,
    { do: 'view', message: 0 },
  ],
  [
    book(0, 'theirs'),
    book(1, 'theirs', { times: 1 }),
    book(0, 'own'),
    book(0, 'theirs'),
    { do: 'night', minutes: 24 * 60 },
    book(1, 'own', { times: 1 }),
    copy,
  ],
  // After more than an hour.
  [
    book(0, 'theirs'),
    { do: 'wait', minutes: 61 },
    book(0, 'own'),
    book(0, 'theirs', { times: 1 }),
    book(1, 'theirs', { times: 1 }),
    waits,
  ],
];

const preferredTimes = [
  [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
  [{ locationId: 'praxis', weekday: 2, start: '09:00', end: '17:00' }],
  [
    { locationId: 'praxis', weekday: 1, start: '09:00', end: '12:00' },
    { locationId: 'praxis', weekday: 4, start: '14:00', end: '18:00' },
  ],
];
const birthdate = { theirs: '05.03.1984', other: '06.03.1984' };

/** Its clock continues from one pair to the next. */
type Practice = { slug: string; clock: { now: Date } };

/** What the practices of a group have set. */
type Setting = { isConfirmed: boolean; intakeLimits: IntakeLimits };

/** One of the two worlds, and what its stranger has seen. */
type World = {
  slug: string;
  /** In all of its addresses. */
  key: string;
  clock: { now: Date };
  seen: unknown[];
  mailbox: { token: string; of: string; email: string }[];
  ids: string[];
  theyAnswer: boolean;
};

const docs = () => writableCollections(database());

/**
 * Reached while the pairs of a practice take their steps: its form and its times close and open
 * again.
 */
const limits: IntakeLimits[] = [
  [],
  [{ by: 'waiting', locationId: '', half: 'all', most: 9 }],
  [
    { by: 'waiting', locationId: 'praxis', half: 'all', most: 13 },
    { by: 'perTime', locationId: '', half: 'all', most: 5 },
  ],
  [
    { by: 'reach', locationId: '', half: 'all', most: 1 },
    { by: 'reach', locationId: '', half: 'morning', most: 1 },
  ],
];

/**
 * Registered by somebody without another practice: the limit on e-mails to strangers counts per
 * registrant.
 */
async function aPractice(): Promise<Practice> {
  const slug = await registeredPractice('Zwei Welten', start, {
    ...administrator,
    uid: `leitung-${randomBytes(4).toString('hex')}`,
  });
  for (let n = 0; n < 7; n++)
    await addWaitingRequest(
      aBooking(slug, { slots: preferredTimes[n % 3] }),
      undefined,
      toolsAt(start),
    );
  // They count for limits for as long as they wait.
  for (const { ref } of (await docs().requests(slug).get()).docs)
    await ref.update({ emailConfirmedAt: start });
  await placesGiven(slug, '2026-10', 10);
  await recordWaits(slug, toolsAt(start));
  return { slug, clock: { now: start } };
}

/** Their address and the stranger's; the same in both worlds, but for the key. */
const addressesOf = (key: string) => ({
  theirs: `erika.${key}@post.example`,
  own: `fremd.${key}@evil.example`,
  other: `zweit.${key}@evil.example`,
});

/** An e-mail's or answer's content, without what always differs between worlds. */
function told(value: unknown, { slug, key }: World): string {
  return JSON.stringify(value)
    .replaceAll(/[\w-]{43}/g, 'LINK')
    .replaceAll(slug, 'SLUG')
    .replaceAll(key, 'KEY')
    .replaceAll(/Zwei Welten [0-9a-f]{8}/g, 'TITLE');
}

/** Sends the e-mails, those to others one step later; reads those to the stranger. */
async function deliver(world: World, own: readonly string[], tools: ReturnType<typeof toolsAt>) {
  const due = await docs()
    .outbox()
    .where('slug', '==', world.slug)
    .where('status', '==', 'due')
    .get();
  const mail = (sent: Email) => {
    if (!own.includes(sent.to.address)) return;
    const token = /\/anfrage\/([\w-]{43})/.exec(sent.text)?.[1] ?? '';
    world.mailbox.push({ token, of: sent.purpose, email: sent.to.address });
    world.seen.push(
      told(
        {
          purpose: sent.purpose,
          to: sent.to,
          subject: sent.subject,
          text: sent.text,
          html: sent.html,
        },
        world,
      ),
    );
  };
  const isLate = (sent: Email) =>
    !own.includes(sent.to.address) && tools.now().getTime() - sent.createdAt.getTime() < minute / 2;
  for (const { id } of due.docs
    .filter((each) => !isLate(each.data()))
    .sort((one, other) => (one.data().to.address < other.data().to.address ? -1 : 1))) {
    await sendEmail(id, {
      ...tools,
      mail: {
        send: (_id, sent) => {
          mail(sent);
          return Promise.resolve({ kind: 'taken' });
        },
      },
    });
  }
}

async function take(each: Step, world: World) {
  const { slug, clock, key } = world;
  const addresses = addressesOf(key);
  const anyone = toolsAt(() => clock.now);
  const tools = { ...anyone, limits: { ...anyone.limits, emailsPerMailbox: 3 } };
  clock.now = new Date(clock.now.getTime() + minute);
  const answerBy = async (nth: number, answer: (token: string) => Promise<unknown>) => {
    const known = world.mailbox.at(-1 - (nth % Math.max(1, world.mailbox.length)));
    if (known) world.seen.push(told(await answer(known.token), world));
  };
  const say = (nth: number, answer: LinkAnswer) =>
    answerBy(nth, (token) =>
      answerRequestLink({ companySlug: slug, token, answer }, undefined, tools),
    );
  switch (each.do) {
    case 'book': {
      const booking = aBooking(slug, {
        requestId: world.ids[each.id],
        email: addresses[each.email],
        firstname: each.name === 'theirs' ? 'Erika' : 'Emil',
        birthdate: birthdate[each.birthdate],
        slots: preferredTimes[each.times],
      });
      const requestId = storedId(booking.requestId);
      const stored = async () => (await docs().request(slug, requestId).get()).data();
      const before = await stored();
      world.seen.push(told(await addWaitingRequest(booking, undefined, tools), world));
      const after = await stored();
      if (before && after) await releaseRepeats({ slug, requestId, before, after }, tools);
      break;
    }
    case 'theyAnswer': {
      if (!world.theyAnswer) break;
      const requestId = storedId(world.ids[0] ?? '');
      const { token, stored } = newLink({ slug, requestId, email: addresses.theirs }, clock.now);
      await docs().requestLink(stored.tokenHash).set(stored.link);
      const edits = {
        phone: {
          from: (await docs().request(slug, requestId).get()).data()?.phone ?? '',
          to: '0664 1234567',
        },
      };
      const answers: LinkAnswer[] = [
        { kind: 'confirmEmail' },
        { kind: 'optOut' },
        { kind: 'edit', edits, proof: birthdate.theirs },
      ];
      for (const answer of answers) {
        const said = { companySlug: slug, token, answer };
        expect((await answerRequestLink(said, undefined, tools)).ok).toBe(true);
      }
      break;
    }
    case 'wait':
      clock.now = new Date(clock.now.getTime() + each.minutes * minute);
      break;
    case 'night':
      clock.now = new Date(clock.now.getTime() + each.minutes * minute);
      await runNightlyMaintenance(slug, tools);
      break;
    case 'view':
      await answerBy(each.message, (token) =>
        viewRequestLink({ companySlug: slug, token }, undefined, tools),
      );
      break;
    case 'answer':
      await say(
        each.message,
        each.answer === 'pause'
          ? { kind: 'pause', until: '2027-01-10', proof: birthdate.theirs }
          : { kind: each.answer },
      );
      break;
    case 'own':
      for (const proof of [birthdate.theirs, birthdate.other])
        await say(each.message, { kind: each.what, proof });
      break;
    case 'times':
      for (const from of preferredTimes)
        await say(each.message, {
          kind: 'edit',
          edits: { slots: { from, to: preferredTimes[each.times] } },
          proof: birthdate.theirs,
        });
      break;
    case 'address':
      for (const from of [addresses.own, addresses.other]) {
        const edits = { email: { from, to: addresses[each.email] } };
        await say(each.message, { kind: 'edit', edits, proof: birthdate.theirs });
      }
      break;
  }
  await publishDemand(slug, tools);
  clock.now = new Date(clock.now.getTime() + 1000);
  await deliver(world, [addresses.own, addresses.other], tools);
  const [practice, form, demand] = await Promise.all([
    docs().practice(slug).get(),
    docs().form(slug).get(),
    docs().demand(slug).get(),
  ]);
  world.seen.push(told([practice.data(), form.data(), demand.data()], world));
}

/**
 * Whether they wait, or somebody else; whether their mailbox is stopped while they wait; whether they
 * answer behind the link of what is booked in their name.
 */
type Difference = 'waits' | 'isStopped' | 'answers';

/** Runs both worlds in parallel. Out: what the stranger has seen in either. */
async function both(
  steps: readonly Step[],
  practices: readonly [Practice, Practice],
  { isConfirmed, intakeLimits }: Setting,
  difference: Difference = 'waits',
): Promise<[unknown[], unknown[]]> {
  const ids = [0, 1].map(() => randomBytes(16).toString('hex'));
  const run = async ({ slug, clock }: Practice, isSo: boolean) => {
    const key = randomBytes(4).toString('hex');
    const theyAnswer = isSo && difference === 'answers';
    const world: World = { slug, key, clock, seen: [], mailbox: [], ids, theyAnswer };
    const { theirs } = addressesOf(key);
    const email =
      difference === 'isStopped' || (isSo && difference === 'waits')
        ? theirs
        : `wer-anders.${key}@post.example`;
    const waiting = aBooking(slug, {
      email,
      birthdate: birthdate.theirs,
      slots: preferredTimes[1],
    });
    await docs().account(slug).update({ intakeLimits: [] });
    await addWaitingRequest(waiting, undefined, toolsAt(clock.now));
    await docs().account(slug).update({ intakeLimits });
    if (isConfirmed) {
      const found = await docs().requests(slug).where('email', '==', email).get();
      await found.docs[0]?.ref.update({ emailConfirmedAt: clock.now });
    }
    if (difference === 'isStopped' && isSo) {
      const tools = toolsAt(clock.now);
      await answerMailboxLink(
        { token: stopTokenOf(theirs, tools), answer: 'stop' },
        undefined,
        tools,
      );
    }
    for (const each of steps) await take(each, world);
    return world.seen;
  };
  return Promise.all([run(practices[0], true), run(practices[1], false)]);
}

describe('whether a person waits', () => {
  const sequences = [
    ...ways,
    ...fc.sample(fc.array(step, { minLength: 6, maxLength: 10 }), {
      numRuns: pairs - ways.length,
      seed,
    }),
  ];
  const groups = Array.from({ length: Math.ceil(pairs / pairsAtOnePractice) }, (_, n) =>
    sequences.slice(n * pairsAtOnePractice, (n + 1) * pairsAtOnePractice),
  );

  it(`is told by nothing: ${pairs} pairs of worlds, ${sequences.flat().length} steps`, async () => {
    let compared = 0;
    const met = new Set<string>();
    const next = [...groups];
    const work = async () => {
      for (let group = next.shift(); group; group = next.shift()) {
        const practices = [await aPractice(), await aPractice()] as const;
        const intakeLimits = limits[groups.indexOf(group) % limits.length] ?? [];
        for (const [n, steps] of group.entries()) {
          const [waits, waitsNot] = await both(steps, practices, {
            isConfirmed: n % 2 === 0,
            intakeLimits,
          });
          expect(waits, JSON.stringify(steps)).toEqual(waitsNot);
          compared += waits.length;
          for (const code of ['intakeFull', 'timesFull'])
            if (JSON.stringify(waits).includes(`${code}\\"`)) met.add(code);
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    // Not trivially, by seeing nothing.
    expect(compared).toBeGreaterThan(pairs * 8);
    expect(met).toEqual(new Set(['intakeFull', 'timesFull']));
    if (isLong)
      console.log(`${pairs} pairs, ${sequences.flat().length} steps, ${compared} things compared`);
  });
});

describe('whether a mailbox is stopped', () => {
  it('is told by nothing: neither e-mails to others, nor limits, nor answers', async () => {
    const practices = [await aPractice(), await aPractice()] as const;
    for (const [n, steps] of [
      // In the short form every other way, with the number of e-mails to their mailbox.
      ...ways.filter((_way, n) => isLong || n % 2 === 0),
      ...fc.sample(fc.array(step, { minLength: 6, maxLength: 10 }), {
        numRuns: isLong ? 3 : 1,
        seed,
      }),
    ].entries()) {
      const [isStopped, isNot] = await both(
        steps,
        practices,
        { isConfirmed: n % 2 === 0, intakeLimits: [] },
        'isStopped',
      );
      expect(isStopped, JSON.stringify(steps)).toEqual(isNot);
      expect(isStopped.length).toBeGreaterThan(steps.length);
    }
  });
});

describe('whether the mailbox of a booking has answered behind its link', () => {
  it('is told by no answer, e-mail or copy to its sender, who corrects it on', async () => {
    const practices = [await aPractice(), await aPractice()] as const;
    const moved = [book(0, 'own'), copy, { do: 'view', message: 0 }] as const;
    for (const steps of [
      [book(0, 'theirs'), { do: 'theyAnswer' }, ...moved, book(0, 'theirs'), book(0, 'own')],
      [
        book(0, 'theirs'),
        { do: 'theyAnswer' },
        book(0, 'theirs', { times: 1 }),
        book(0, 'theirs'),
        ...moved,
        book(0, 'own', { email: 'other' }),
        copy,
        book(0, 'own'),
      ],
      [book(0, 'own'), book(0, 'theirs'), { do: 'theyAnswer' }, ...moved, book(0, 'theirs')],
      [book(0, 'theirs'), { do: 'theyAnswer' }, ...moved, { do: 'wait', minutes: 61 }, ...moved],
    ] satisfies Step[][]) {
      const [answered, didNot] = await both(
        steps,
        practices,
        { isConfirmed: true, intakeLimits: [] },
        'answers',
      );
      expect(answered, JSON.stringify(steps)).toEqual(didNot);
      expect(answered.length).toBeGreaterThan(steps.length);
    }
  });
});
