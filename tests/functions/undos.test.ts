/**
 * Every undo that staff are offered: afterwards the documents are as before, except for what
 * `unlike` names. In between, the triggers have done all that follows, such as asking the next
 * person.
 */
import { isDeepStrictEqual } from 'node:util';
import { type CallInput, calls } from '@platzwart/domain/calls/calls';
import { hour } from '@platzwart/domain/dates/durations';
import { accepted, type Outcome, wholeForm } from '@platzwart/domain/failure';
import { collections } from '@platzwart/functions/core/collections';
import { deletePractice, undoPracticeDeletion } from '@platzwart/functions/lifecycle/plan-deletion';
import { setIntake } from '@platzwart/functions/practices/settings/set-intake';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import {
  distributeVacancies,
  undoDistribution,
} from '@platzwart/functions/vacancies/distribute-vacancies';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { mergeRequests, unmergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { renewConsent, revokeConsent } from '@platzwart/functions/waiting-list/revoke-consent';
import { undoRequestChange } from '@platzwart/functions/waiting-list/undo-request-change';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { expect, it } from 'vitest';
import { newRandomId } from '../support/a-booking.ts';
import {
  anOfferedPlace,
  begin,
  codeOf,
  hoursLater,
  offeredPlace,
} from '../support/offered-place.ts';
import { booked, minutesLater } from '../support/portal-link.ts';
import {
  administrator,
  database,
  expectBalanced,
  ledger,
  toolsAt,
} from '../support/practice-under-test.ts';
import { undoWholeImport } from '../support/undo-whole-import.ts';
import { everyDocument } from '../support/whole-database.ts';

type Place = Awaited<ReturnType<typeof offeredPlace>>;
type Undo = () => Promise<Outcome<unknown>>;

const at = hoursLater(1);
const tools = () => toolsAt(at);
const target = ({ slug, ids }: Place, n = 0) => ({ companySlug: slug, requestId: ids[n] ?? '' });
const to = (...people: readonly string[]) =>
  people.map((requestId) => ({ requestId, byHand: false }));

function done<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

/**
 * What stays different. Of mails, only those marked as withheld may have been added; of links,
 * those that only these carry.
 */
const unlike = {
  collections: {
    history: 'what was done and undone',
    log: 'the same for the practice',
  },
  fields: {
    activeAt: 'retention counts from what the team did last',
    deletionWarnedAt: 'likewise',
    revision: 'of a vacancy: never goes back',
    noteRevision: 'never goes back',
    lastChange: 'who edited last',
  },
  /** Of an e-mail that was withheld and is written anew, with another key. */
  rewritten: ['text', 'html', 'createdAt', 'unsubscribeUrl'],
} as const;

/** Without what may differ, and without statistics that count nothing. */
function comparable(value: unknown): unknown {
  if (value instanceof Date || typeof value !== 'object' || value === null || 'toDate' in value)
    return value;
  if (Array.isArray(value)) return value.map(comparable);
  const left = Object.entries(value).filter(([field, of]) => !(field in unlike.fields) && of !== 0);
  return Object.fromEntries(
    left
      .map(([field, of]) => [field, comparable(of)])
      .filter(([, of]) => JSON.stringify(of) !== '{}'),
  );
}

/** `leaves`: what stays besides, as a collection of the practice or the purpose of e-mails. */
async function documents(slug: string, leaves: object = {}): Promise<Map<string, unknown>> {
  const [found, { emails }] = await Promise.all([everyDocument(`practices/${slug}`), ledger(slug)]);
  const stays = { ...unlike.collections, ...leaves };
  const all = [
    ...[...found].filter(([path]) => {
      const [, practice, ...below] = path.split('/');
      return practice === slug && !below.some((part) => part in stays);
    }),
    ...emails.flatMap(({ id, ...email }) =>
      email.purpose in leaves ? [] : [[`outbox/${id}`, email] as const],
    ),
  ];
  return new Map(
    all
      .map(([path, data]) => [path, comparable(data)] as const)
      .filter(([, data]) => JSON.stringify(data ?? {}) !== '{}'),
  );
}

const isWithheld = (data: unknown) => (data as { status?: string }).status === 'withheld';
const withoutText = (data: unknown) =>
  Object.fromEntries(
    Object.entries(data as object).filter(
      ([field]) => !(unlike.rewritten as readonly string[]).includes(field),
    ),
  );

function expectAsBefore(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): void {
  const isMail = (path: string) => path.startsWith('outbox/');
  const left = [...after].filter(
    ([path, data]) => !(isMail(path) && !before.has(path) && isWithheld(data)),
  );
  const shown = (all: Iterable<readonly [string, unknown]>) =>
    Object.fromEntries(
      [...all].map(([path, data]) => [path, isMail(path) ? withoutText(data) : data]),
    );
  expect(shown(left)).toEqual(shown(before));
}

type Case = {
  people?: number;
  /** Before the state that is to come back. */
  first?: (place: Place) => Promise<unknown>;
  /** Does it; out: its undo. */
  act: (place: Place) => Promise<Undo>;
};

const offered = (place: Place) => place.offerAll();
const undoBy =
  ({ slug }: Place, { undo = '' }: { undo?: string | undefined }): Undo =>
  () =>
    undoRequestChange({ companySlug: slug, undo }, administrator, tools());
const archive = async (place: Place) =>
  undoBy(
    place,
    done(await archiveRequest({ ...target(place), reason: 'other' }, administrator, tools())),
  );

async function noted(place: Place, n: number): Promise<string> {
  const input = anOfferedPlace(place.slug, [], {
    begin: false,
    vacancyId: n === 0 ? place.vacancyId : newRandomId(),
  });
  done(
    await offerVacancy(
      calls.offerVacancy.input.parse(input) as never,
      administrator,
      toolsAt(begin),
    ),
  );
  return input.vacancyId;
}

const logged = async (
  place: Place,
  contact: CallInput<'logContact'>['contact'],
  nextStep: CallInput<'logContact'>['nextStep'] = null,
) =>
  logContact({ ...target(place), logId: newRandomId(), contact, nextStep }, administrator, tools());

/** Asked whether they still wait, to be called, and without an answer to two offers. */
const isWaitedFor = (place: Place) =>
  place.set(0, {
    nextStep: { kind: 'followUpCall', dueOn: null, since: begin },
    lastContact: { outcome: 'notReached', at: begin, by: 'eva' },
    followUp: { state: 'toCall', at: begin },
    unanswered: 2,
  });

const cases: Record<string, Case> = {
  'a contact, of whom an answer was awaited': {
    first: isWaitedFor,
    act: async (place) => undoBy(place, done(await logged(place, 'reached'))),
  },
  'the first contact, with a next step': {
    act: async (place) =>
      undoBy(
        place,
        done(await logged(place, 'callBack', { kind: 'callBack', dueOn: '2026-12-01' })),
      ),
  },
  'settling a step without a contact': {
    first: isWaitedFor,
    act: async (place) => undoBy(place, done(await logged(place, null))),
  },
  'archiving without an offer': { act: archive },
  'archiving with an open offer, the next one asked': { first: offered, act: archive },
  'archiving with an offer whose e-mail has left': {
    first: async (place) => {
      await place.offerAll();
      await place.sent(0, at);
    },
    act: archive,
  },
  'archiving after a yes': {
    first: async (place) => {
      await place.offerAll();
      await place.sent(0, at);
      await place.say(0, 'acceptOffer', at);
    },
    act: archive,
  },
  'archiving with a question about the offer': {
    first: async (place) => {
      await place.offerAll();
      await place.say(0, 'askAboutOffer', begin);
    },
    act: archive,
  },
  'archiving the last of the plan': { people: 1, first: offered, act: archive },
  'deleting into the bin with an open offer': {
    first: offered,
    act: async (place) =>
      undoBy(place, done(await binRequest(target(place), administrator, tools()))),
  },
  'deleting an archived one into the bin': {
    first: (place) =>
      archiveRequest({ ...target(place), reason: 'placeFound' }, administrator, toolsAt(begin)),
    act: async (place) =>
      undoBy(place, done(await binRequest(target(place), administrator, tools()))),
  },
  reactivating: {
    first: (place) =>
      archiveRequest({ ...target(place), reason: 'placeFound' }, administrator, toolsAt(begin)),
    act: async (place) =>
      undoBy(place, done(await reactivateRequest(target(place), administrator, tools()))),
  },
  'giving a place': {
    first: async (place) => {
      await place.offerAll();
      await place.sent(0, at);
      await place.say(0, 'acceptOffer', at);
    },
    act: async (place) => {
      done(await place.give(0, at));
      return () => place.undoGiven(0, at);
    },
  },
  'entering a place and offering it in one go': {
    act: async (place) => {
      done(await place.offerAll(at));
      return () => place.steer({ kind: 'callBack', requestId: place.ids[0] ?? '' }, at);
    },
  },
  'entering a place and offering it to two at once': {
    people: 3,
    act: async (place) => {
      const { steer, offerAll, ids } = place.another({ mode: 'together', atOnce: 2 });
      done(await offerAll(at));
      return async () => {
        done(await steer({ kind: 'callBack', requestId: ids[0] ?? '' }, at));
        return steer({ kind: 'callBack', requestId: ids[1] ?? '' }, at);
      };
    },
  },
  'distributing places': {
    people: 3,
    first: (place) => Promise.all([noted(place, 0), noted(place, 1)]),
    act: async (place) => {
      const [ada = '', bea = '', cem = ''] = place.ids;
      const places = [...(await documents(place.slug)).keys()].flatMap(
        (path) => path.split('/vacancies/')[1] ?? [],
      );
      const plans = [to(ada, cem), to(bea)];
      const input: CallInput<'distributeVacancies'> = {
        companySlug: place.slug,
        patience: { unit: 'workingDays', n: 3 },
        places: places.map((vacancyId, n) => ({
          vacancyId,
          plan: plans[n] ?? [],
          passedOver: [],
          askAgain: [],
        })),
      };
      const round = done(
        await distributeVacancies(
          calls.distributeVacancies.input.parse(input) as never,
          administrator,
          tools(),
        ),
      );
      expect(round).toMatchObject({ offered: 2 });
      return () =>
        undoDistribution(
          { companySlug: place.slug, undo: round.undo ?? '' },
          administrator,
          tools(),
        );
    },
  },
  merging: {
    act: async (place) => {
      const { undo = '' } = done(
        await mergeRequests(
          { ...target(place), otherId: place.ids[1] ?? '' },
          administrator,
          tools(),
        ),
      );
      return () => unmergeRequests({ companySlug: place.slug, undo }, administrator, tools());
    },
  },
  editing: {
    act: async (place) => {
      const { phone } = await place.request(0);
      const edit = (from: string, to: string) =>
        updateRequest({ ...target(place), edits: { phone: { from, to } } }, administrator, tools());
      done(await edit(phone, '0316 5678'));
      return () => edit('0316 5678', phone);
    },
  },
};

it.each(Object.entries(cases))(
  '%s is undone, once or twice',
  async (_what, { people = 2, first, act }) => {
    const place = await offeredPlace(
      'Rückgängig',
      Array.from({ length: people }, () => ({})),
    );
    await first?.(place);
    const settle = async () =>
      (await documents(place.slug)).has(`practices/${place.slug}/vacancies/${place.vacancyId}`) &&
      place.settle(at);
    await settle();
    const before = await documents(place.slug);
    const undo = await act(place);
    await settle();
    expect(await documents(place.slug)).not.toEqual(before);
    for (let n = 0; n < 2; n++) {
      done(await undo());
      await settle();
      expectAsBefore(before, await documents(place.slug));
    }
    await expectBalanced(place.slug);
  },
);

type OfPractice = {
  act: (slug: string) => Promise<unknown>;
  undo: (slug: string) => Promise<Outcome<unknown>>;
  /** What stays besides, and why. */
  leaves?: Readonly<Record<string, string>>;
};

const intake = (companySlug: string, from: boolean, to: boolean) =>
  setIntake({ companySlug, edits: { bookingEnabled: { from, to } } }, administrator, tools());
const importId = newRandomId();

const ofPractice: Record<string, OfPractice> = {
  'pausing the intake': {
    act: async (slug) => done(await intake(slug, true, false)),
    undo: (slug) => intake(slug, false, true),
  },
  'importing a list': {
    act: async (slug) => {
      const row = { lastname: 'Muster', phone: '0316 1234', times: 'Mo 8-9' };
      const imported = {
        companySlug: slug,
        importId,
        fileName: 'liste.csv',
        total: 2,
        rows: [1, 2].map((number) => ({ number, row })),
        isLast: true,
        emailConsent: null,
        dryRun: false,
      };
      const { results } = done(await importRequests(imported, administrator, tools()));
      expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
    },
    undo: (companySlug) => undoWholeImport({ companySlug, importId }, administrator, tools()),
    leaves: { imports: 'what was imported when, and that it was undone' },
  },
  'deleting the practice': {
    act: async (companySlug) => {
      const { title = '' } =
        (await collections(database()).practice(companySlug).get()).data() ?? {};
      done(await deletePractice({ companySlug, title }, administrator, tools()));
    },
    undo: (companySlug) => undoPracticeDeletion({ companySlug }, administrator, tools()),
    leaves: {
      deletionPlanned: 'all administrators learn of it at once',
      deletionUndone: 'and that it is undone',
    },
  },
};

it.each(Object.entries(ofPractice))('%s is undone', async (_what, { act, undo, leaves }) => {
  const { slug } = await offeredPlace('Zurück', [{}]);
  const before = await documents(slug, leaves);
  await act(slug);
  expect(await documents(slug, leaves)).not.toEqual(before);
  done(await undo(slug));
  expectAsBefore(before, await documents(slug, leaves));
  await expectBalanced(slug);
});

it('archiving, offering and giving are in the log, and so is a place that was taken back', async () => {
  const place = await offeredPlace('Protokoll', [{}, {}]);
  await place.offerAll();
  done(await (await archive(place))());
  await place.sent(0, hoursLater(2));
  await place.say(0, 'acceptOffer', hoursLater(2));
  done(await place.give(0, hoursLater(3)));
  done(await place.undoGiven(0, hoursLater(4)));
  const log = await collections(database()).log(place.slug).orderBy('at').get();
  expect(new Set(log.docs.map((line) => line.data().what))).toEqual(
    new Set([
      'vacancyOffered',
      'requestArchived',
      'requestReactivated',
      'vacancyGiven',
      'vacancyTakenBack',
    ]),
  );
});

it('an offer that ended stays so once the next person knows of theirs; the request stays archived', async () => {
  const place = await offeredPlace('Zu spät', [{}, {}]);
  await place.offerAll();
  const undo = await archive(place);
  await place.settle(at);
  await place.sent(1, hoursLater(2));
  expect(await undo()).toMatchObject({
    ok: false,
    failure: { details: [{ field: wholeForm, code: 'builtUpon' }] },
  });
  expect(await place.request(0)).toMatchObject({ status: 'archived', offer: null });
  expect(await place.states()).toEqual(['void', 'offered']);
});

it('of two presses of one mistake, people who were not asked any more can be asked anew', async () => {
  const place = await offeredPlace('Noch einmal', [{}, {}]);
  await place.offerAll();
  for (let n = 0; n < 2; n++) {
    const undo = await archive(place);
    await place.settle(at);
    expect(await place.states()).toEqual(['void', 'offered']);
    done(await undo());
  }
  expect(await place.told('vacancyOffer')).toEqual(['vacancyOffer 0', 'vacancyOffer 1']);
});

it('reactivating is not undone once a place was offered, and nobody undoes with what another practice was given', async () => {
  const place = await offeredPlace('Angeboten', [{}]);
  const other = await offeredPlace('Fremd', [{}]);
  await archiveRequest({ ...target(place), reason: 'other' }, administrator, toolsAt(begin));
  const { undo = '' } = done(await reactivateRequest(target(place), administrator, tools()));
  expect(
    codeOf(await undoRequestChange({ companySlug: other.slug, undo }, administrator, tools())),
  ).toBe('undoOver');
  await place.offerAll();
  expect(
    codeOf(await undoRequestChange({ companySlug: place.slug, undo }, administrator, tools())),
  ).toBe('offerRuns');
});

it('a contact is not undone once somebody has logged another, and again once that is undone', async () => {
  const place = await offeredPlace('Zweimal', [{}]);
  await isWaitedFor(place);
  const undoOf = async (contact: 'reached' | 'notReached') =>
    undoBy(place, done(await logged(place, contact)));
  const [first, second] = [await undoOf('reached'), await undoOf('notReached')];
  expect(codeOf(await first())).toBe('changedSince');
  done(await second());
  done(await first());
  const { lastContact, unanswered } = await place.request(0);
  expect([lastContact?.outcome, unanswered]).toEqual(['notReached', 2]);
});

it('nobody is offered a place again whose request is in the bin, or whom the place named before they were erased', async () => {
  const place = await offeredPlace('Weg', [{}, {}]);
  await place.offerAll();
  const archived = await archive(place);
  done(await binRequest(target(place), administrator, tools()));
  expect(codeOf(await archived())).toBe('builtUpon');
  expect(await place.states()).toEqual(['void', null]);

  const round = await offeredPlace('Gelöscht', [{}]);
  const old = await noted(round, 0);
  const [ada = ''] = round.ids;
  const passedOver = [{ requestId: newRandomId(), reason: 'other' as const }];
  await writableCollections(database()).vacancy(round.slug, old).update({ passedOver });
  const input = {
    companySlug: round.slug,
    patience: { unit: 'workingDays', n: 3 },
    places: [{ vacancyId: old, plan: to(ada), passedOver: [], askAgain: [] }],
  };
  const { undo = '' } = done(
    await distributeVacancies(
      calls.distributeVacancies.input.parse(input) as never,
      administrator,
      tools(),
    ),
  );
  expect(await undoDistribution({ companySlug: round.slug, undo }, administrator, tools())).toEqual(
    { ok: true, value: { tooLate: 1 } },
  );
});

it('nothing is undone after an hour', async () => {
  const place = await offeredPlace('Später', [{}, {}]);
  const { undo = '' } = done(
    await archiveRequest({ ...target(place), reason: 'other' }, administrator, tools()),
  );
  const later = toolsAt(new Date(at.getTime() + hour + 1));
  expect(
    codeOf(await undoRequestChange({ companySlug: place.slug, undo }, administrator, later)),
  ).toBe('undoOver');
  const forged = undo.replace(String(at.getTime()), String(at.getTime() + hour));
  expect(forged).not.toBe(undo);
  expect(
    codeOf(
      await undoRequestChange({ companySlug: place.slug, undo: forged }, administrator, later),
    ),
  ).toBe('undoOver');
  expect(await place.request(0)).toMatchObject({ status: 'archived' });
});

const soon = (minutes: number) => toolsAt(new Date(at.getTime() + minutes * 60_000));

/** What the practice's people, and its patients, may do within the hour; `back`: after that. */
const since = {
  withdrawn: (place, n) => place.withdraw(n, soon(2).now()),
  'withdrawn and taken back': async (place, n) => {
    done(await place.withdraw(n, soon(2).now()));
    return place.withdraw(n, soon(3).now(), 'undoWithdraw');
  },
  'archived by a colleague': (place, n) =>
    archiveRequest({ ...target(place, n), reason: 'other' }, administrator, soon(2)),
  'archived by a colleague and reactivated': async (place, n) => {
    await archiveRequest({ ...target(place, n), reason: 'other' }, administrator, soon(2));
    return reactivateRequest(target(place, n), administrator, soon(3));
  },
  'deleted by a colleague': (place, n) => binRequest(target(place, n), administrator, soon(2)),
  'revoked and consented to anew': async ({ slug, ids }, n) => {
    const revoked = { slug, requestId: ids[n] ?? '', allow: () => accepted({}) };
    done(await revokeConsent({ ...revoked, revokedAt: soon(2).now() }, soon(2)));
    const limit = () => Promise.resolve(accepted(() => undefined));
    const renewal = { ...revoked, version: '2026-11', now: soon(3).now(), limit, tell: () => ({}) };
    return renewConsent(renewal, soon(3));
  },
  merged: (place, n) =>
    mergeRequests({ ...target(place, n), otherId: place.ids.at(-1) ?? '' }, administrator, soon(2)),
  contacted: (place, n) =>
    logContact(
      { ...target(place, n), logId: newRandomId(), contact: 'reached', nextStep: null },
      administrator,
      soon(2),
    ),
} satisfies Record<string, (place: Place, n: number) => Promise<Outcome<unknown>>>;
type Since = keyof typeof since;

const offerTo = (place: Place, n: number) => {
  const { offerAll, vacancyId } = place.another({ plan: to(place.ids[n] ?? '') });
  return offerAll().then(() => vacancyId);
};

const stateOf = async ({ slug, ids }: Place, n: number) => {
  const docs = writableCollections(database());
  const id = ids[n] ?? '';
  const [request, binned, offers] = await Promise.all([
    docs.request(slug, id).get(),
    docs.binned(slug, id).get(),
    docs.offers(slug).where('requestId', '==', id).get(),
  ]);
  return [request.data(), binned.data(), offers.docs.map((offer) => offer.data())];
};

/** What can be undone, what a colleague makes of it first, and what happened since. */
const undone = {
  'archiving with an offer': {
    first: offerTo,
    act: (place, n) =>
      archiveRequest({ ...target(place, n), reason: 'placeFound' }, administrator, tools()),
    back: (place, n) => reactivateRequest(target(place, n), administrator, soon(1)),
    after: ['withdrawn', 'withdrawn and taken back', 'archived by a colleague', 'merged'],
  },
  'deleting with an offer': {
    first: offerTo,
    act: (place, n) => binRequest(target(place, n), administrator, tools()),
    back: (place, n) => bringBackRequest(target(place, n), administrator, soon(1)),
    after: [
      'withdrawn',
      'archived by a colleague',
      'deleted by a colleague',
      'revoked and consented to anew',
      'merged',
    ],
  },
  reactivating: {
    first: (place, n) =>
      archiveRequest({ ...target(place, n), reason: 'placeFound' }, administrator, toolsAt(begin)),
    act: (place, n) => reactivateRequest(target(place, n), administrator, tools()),
    after: [
      'withdrawn',
      'withdrawn and taken back',
      'archived by a colleague and reactivated',
      'revoked and consented to anew',
      'contacted',
      'merged',
    ],
  },
} satisfies Record<
  string,
  {
    first: (place: Place, n: number) => Promise<unknown>;
    act: (place: Place, n: number) => Promise<Outcome<{ undo?: string | undefined }>>;
    back?: (place: Place, n: number) => Promise<Outcome<unknown>>;
    after: readonly Since[];
  }
>;

it.each(Object.entries(undone))(
  '%s is not undone once its person or a colleague has decided otherwise',
  async (_what, { first, act, after, ...more }) => {
    // The last one is who is merged.
    const place = await offeredPlace('Inzwischen', [...after.map(() => ({})), {}]);
    const changed: string[] = [];
    for (const [n, what] of after.entries()) {
      await first(place, n);
      const { undo = '' } = done(await act(place, n));
      if ('back' in more) done<unknown>(await more.back(place, n));
      done<unknown>(await since[what](place, n));
      const before = await stateOf(place, n);
      await undoRequestChange({ companySlug: place.slug, undo }, administrator, soon(5));
      if (!isDeepStrictEqual(await stateOf(place, n), before)) changed.push(what);
    }
    expect(changed).toEqual([]);
    await expectBalanced(place.slug);
  },
);

it('nobody is put back on the list who has withdrawn since', async () => {
  const { slug, requestId, say, request } = await booked('Zurückgezogen');
  const target = { companySlug: slug, requestId };
  const { undo = '' } = done(
    await archiveRequest({ ...target, reason: 'other' }, administrator, toolsAt(minutesLater(1))),
  );
  done(await reactivateRequest(target, administrator, toolsAt(minutesLater(2))));
  done(await say({ kind: 'withdraw' }, minutesLater(3)));
  const soon = toolsAt(minutesLater(4));
  expect(codeOf(await undoRequestChange({ companySlug: slug, undo }, administrator, soon))).toBe(
    'changedSince',
  );
  // Whoever archives it for the same reason has changed nothing, and gets nothing to undo.
  const again = await archiveRequest({ ...target, reason: 'noInterest' }, administrator, soon);
  expect(again).toEqual({ ok: true, value: {} });
  expect(await request()).toMatchObject({ status: 'archived', withdrawnAt: minutesLater(3) });
});

it('nobody is asked again by an undone contact who was offered a place since, or wants no questions', async () => {
  const place = await offeredPlace('Gefragt', [{}]);
  await isWaitedFor(place);
  const undo = undoBy(place, done(await logged(place, 'reached')));
  const { followUpConsent } = await place.request(0);
  await place.set(0, { followUpConsent: !followUpConsent });
  expect(codeOf(await undo())).toBe('changedSince');
  await place.set(0, { followUpConsent });
  await place.offerAll();
  expect(codeOf(await undo())).toBe('changedSince');
  expect(await place.request(0)).toMatchObject({ followUp: { state: 'idle' } });
});
