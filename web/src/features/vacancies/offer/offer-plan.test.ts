import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { aFormConfiguration, weeklyPlan } from '@platzwart/emulator-data/build-practice';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { vacancyOf } from '../test-vacancy.ts';
import { consequence } from './consequence.ts';
import {
  type Known,
  moved,
  nextStart,
  type OfferDraft,
  plannedOffer,
  startingPlan,
  startingTerms,
} from './offer-plan.ts';

const now = new Date('2026-11-20T09:00:00Z');
const wednesday = aSlot({ weekday: 3, start: '15:00', end: '16:00' });
const somebody = (id: string, month: number, more: Parameters<typeof aRequest>[0] = {}) => ({
  ...aRequest({
    firstname: id,
    lastname: 'Probe',
    slots: [wednesday],
    requestedAt: new Date(Date.UTC(2026, month, 1)),
    ...more,
  }),
  id,
});
const everybody = ['ada', 'bea', 'cem', 'dan', 'eva', 'fee'].map((id, i) => somebody(id, i));
const known: Known = {
  open: everybody,
  vacancies: [],
  now,
  today: '2026-11-20',
  regionAt: () => 'AT',
  settings: defaultOffering,
  rule: { days: 28, urgentDays: 14 },
};
const form = aFormConfiguration({
  selectableLocations: [
    { id: 'praxis', title: 'Praxis', selectableSlots: weeklyPlan({ 3: '15-18' }) },
  ],
});
const draft = (
  part: Partial<OfferDraft> = {},
  terms: Partial<OfferDraft['terms']> = {},
): OfferDraft => ({
  terms: {
    ...startingTerms({ slot: wednesday }, form, known),
    therapist: 'Jonas Hofer',
    startsOn: '2027-03-03',
    ...terms,
  },
  mode: undefined,
  patience: undefined,
  plan: undefined,
  reasons: {},
  askAgain: [],
  otherWeek: false,
  ...part,
});
const ids = (offer: ReturnType<typeof plannedOffer>) =>
  offer.plan.map(({ requestId }) => requestId);
const asked = (...people: string[]) => people.map((requestId) => ({ requestId, byHand: false }));
const said = (of: OfferDraft, with_: Known = known) =>
  consequence(
    plannedOffer(of, with_),
    of.terms,
    new Map(with_.open.map((request) => [request.id, request])),
    now,
  );

test('the weeks in between are another place: no warning that the time is taken', () => {
  const there = vacancyOf({
    slot: wednesday,
    therapist: 'Jonas Hofer',
    rhythm: 'fortnightly',
    startsOn: '2027-03-10',
  });
  const warnings = (startsOn: string) =>
    plannedOffer(draft({}, { rhythm: 'fortnightly', startsOn }), {
      ...known,
      vacancies: [there],
    }).warnings.includes('sameTime');
  expect([warnings('2027-03-03'), warnings('2027-03-24'), warnings('2027-03-17')]).toEqual([
    false,
    true,
    false,
  ]);
});

const calendar = { region: 'AT', closedDays: [{ from: '2026-12-28', to: '2027-01-05' }] } as const;

test.each([
  ['at least a week ahead', 3, '2026-11-18', '2026-11-25'],
  ['the next one from tomorrow on', 3, '2026-11-19', '2026-12-02'],
  ['no holiday', 2, '2026-11-28', '2026-12-15'],
  ['no day on which the practice is closed', 1, '2026-12-18', '2027-01-11'],
])('the first day is %s', (_, weekday, today, expected) => {
  expect(nextStart(weekday, today, calendar)).toBe(expected);
});

test('from a chosen cell all is filled in but the therapist; without one nothing is said, and nobody can be asked', () => {
  const cell = startingTerms({ slot: wednesday }, form, known);
  expect(cell).toMatchObject({
    slot: { weekday: 3, start: '15:00' },
    rhythm: 'weekly',
    startsOn: '2026-12-02',
    therapist: '',
  });
  const nothing = startingTerms({}, form, known);
  expect(nothing).toMatchObject({
    slot: { locationId: 'praxis', start: '', end: '' },
    startsOn: '',
  });
  expect(plannedOffer(draft({}, nothing), known)).toMatchObject({
    plan: [],
    times: [],
    warnings: [],
  });
  const meant = plannedOffer(
    draft({ plan: startingPlan({ requestIds: ['cem'] }) }, nothing),
    known,
  );
  expect([ids(meant), meant.times]).toEqual([['cem'], []]);
});

describe('who is ticked at first', () => {
  test('those who wait longest, up to five', () => {
    expect(ids(plannedOffer(draft(), known))).toEqual(['ada', 'bea', 'cem', 'dan', 'eva']);
  });
  test('only as many as can have the full time before the start, if one is asked after the other', () => {
    expect(ids(plannedOffer(draft({}, { startsOn: '2026-12-02' }), known))).toEqual([
      'ada',
      'bea',
      'cem',
    ]);
    expect(
      ids(plannedOffer(draft({ mode: 'together' }, { startsOn: '2026-12-02' }), known)),
    ).toHaveLength(5);
  });
  test('nobody whom the time suits only nearly', () => {
    const near = somebody('gil', 0, {
      slots: [aSlot({ weekday: 3, start: '16:00', end: '17:00' })],
      timeFlexibility: 'veryFlexible',
    });
    const offer = plannedOffer(draft(), { ...known, open: [near] });
    expect(ids(offer)).toEqual([]);
    expect(offer.found.rows).toHaveLength(1);
  });
  test('only the person for whom it was opened', () => {
    const offer = plannedOffer(draft({ plan: startingPlan({ requestIds: ['cem'] }) }), known);
    expect(ids(offer)).toEqual(['cem']);
    expect(offer.passedOver.map(({ id }) => id)).toEqual(['ada', 'bea']);
  });
});

test('who is not suggested counts as added by hand', () => {
  const paused = somebody('pia', 0, { pausedUntil: '2027-01-01' });
  const offer = plannedOffer(draft({ plan: asked('pia', 'ada') }), {
    ...known,
    open: [...everybody, paused],
  });
  expect(offer.plan).toEqual([
    { requestId: 'pia', byHand: true },
    { requestId: 'ada', byHand: false },
  ]);
  expect(offer.passedOver).toEqual([]);
});

test('the order changes step by step or by dragging, and never leaves the list', () => {
  const plan = asked('ada', 'bea', 'cem');
  const order = (from: number, to: number) =>
    moved(plan, from, to).map(({ requestId }) => requestId);
  expect(order(2, 0)).toEqual(['cem', 'ada', 'bea']);
  expect(order(0, 1)).toEqual(['bea', 'ada', 'cem']);
  expect(order(0, -1)).toEqual(['ada', 'bea', 'cem']);
  expect(order(2, 3)).toEqual(['ada', 'bea', 'cem']);
});

describe('how', () => {
  test('a race only where it is short', () => {
    expect(plannedOffer(draft(), known).mayRace).toBe(false);
    const single = plannedOffer(draft({}, { rhythm: 'once' }), known);
    expect(single).toMatchObject({
      mode: 'firstWins',
      mayRace: true,
      patience: { unit: 'hours', n: 3 },
    });
    expect(
      plannedOffer(draft({}, { rhythm: 'once' }), {
        ...known,
        settings: { ...defaultOffering, firstWinsAllowed: false },
      }),
    ).toMatchObject({
      mode: 'together',
      mayRace: false,
    });
  });
  test('another way of asking brings its own time', () => {
    expect(plannedOffer(draft({ mode: 'inTurn' }, { rhythm: 'once' }), known).patience).toEqual({
      unit: 'workingDays',
      n: 2,
    });
  });
});

describe('warnings', () => {
  const warnings = (of: OfferDraft, with_: Partial<Known> = {}) =>
    plannedOffer(of, { ...known, ...with_ }).warnings;
  test('none usually', () => {
    expect(warnings(draft())).toEqual([]);
  });
  test.each([
    ['startOver', { startsOn: '2026-11-18' }, {}],
    ['startOver', { startsOn: '2026-11-20' }, {}],
    ['holiday', { startsOn: '2026-12-08' }, {}],
    [
      'closed',
      {},
      { settings: { ...defaultOffering, closedDays: [{ from: '2027-03-01', to: '2027-03-05' }] } },
    ],
    ['nobodyFits', {}, { open: [] }],
    ['phoneOnly', {}, { open: [somebody('ada', 0, { email: '' })] }],
    ['sameTime', {}, { vacancies: [vacancyOf({ slot: wednesday })] }],
    ['sameTime', {}, { vacancies: [vacancyOf({ slot: wednesday, therapist: '' })] }],
    [
      'tooLate',
      {
        startsOn: '2026-11-20',
        rhythm: 'once',
        slot: { ...wednesday, weekday: 5, start: '11:00', end: '12:00' },
      },
      {},
    ],
  ] as const)('%s', (warning, terms, more) => {
    expect(warnings(draft({}, terms), more as Partial<Known>)).toContain(warning);
  });
  test('a prescription that ends before the first day, of somebody who would be asked; nobody is left out for it', () => {
    const open = [
      somebody('ada', 0),
      somebody('bea', 1, { prescription: { issuedOn: '2027-02-02', urgent: false } }),
    ];
    expect(warnings(draft(), { open })).toEqual(['prescriptionOver']);
    expect(ids(plannedOffer(draft(), { ...known, open }))).toEqual(['ada', 'bea']);
    expect(warnings(draft({ plan: asked('ada') }), { open })).toEqual([]);
    expect(warnings(draft({}, { startsOn: '2027-02-24' }), { open })).toEqual([]);
    expect(warnings(draft(), { open, rule: null })).toEqual([]);
  });
  test('more people than there is time for', () => {
    const many = (mode: OfferDraft['mode'], startsOn: string) =>
      warnings(draft({ mode, plan: asked('ada', 'bea', 'cem', 'dan') }, { startsOn }));
    expect(many('inTurn', '2026-12-02')).toEqual(['notAllInFull']);
    // To ask several at once is the advice.
    expect(many('together', '2026-11-23')).toEqual([]);
  });
});

describe('what will happen', () => {
  test('one after the other', () => {
    expect(said(draft({ plan: asked('ada', 'bea', 'cem') }))).toBe(
      'ada Probe bekommt gleich eine Nachricht und kann bis Di.,\u00a024.11., 18\u00a0Uhr antworten. Ohne Zusage ist bea Probe an der Reihe. Antwortet niemand, seid ihr am Mo.,\u00a030.11., mit der Liste durch (3 Personen).',
    );
  });
  test('several at once', () => {
    expect(said(draft({ mode: 'together', plan: asked('ada', 'bea') }))).toBe(
      'ada Probe und bea Probe bekommen gleich eine Nachricht und können bis Di.,\u00a024.11., 18\u00a0Uhr antworten. Von denen, die zusagen, bekommt den Platz, wer auf der Liste am weitesten oben steht. Danach seid ihr gefragt.',
    );
  });
  test('who has no e-mail is called', () => {
    const open = [somebody('ada', 0, { email: '' })];
    expect(said(draft({ plan: asked('ada') }), { ...known, open })).toContain(
      'Bitte ruft ada Probe bis Di.,\u00a024.11., 18\u00a0Uhr an.',
    );
  });
  test('at night it leaves in the morning', () => {
    const night = { ...known, now: new Date('2026-11-20T21:00:00Z') };
    expect(
      consequence(
        plannedOffer(draft({ plan: asked('ada') }), night),
        draft().terms,
        new Map([['ada', somebody('ada', 0)]]),
        night.now,
      ),
    ).toContain('bekommt am Sa.,\u00a021.11., 8\u00a0Uhr, eine Nachricht');
  });
  test('nothing without people', () => {
    expect(said(draft({ plan: [] }))).toBe('');
  });
});
