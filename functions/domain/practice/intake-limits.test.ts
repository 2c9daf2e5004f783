import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { type IntakeLimit, IntakeLimits } from './intake-limits.ts';
import {
  effectToday,
  type IntakeNumbers,
  intakeNow,
  nothingFull,
  reasonText,
  unmeasuredLimits,
} from './intake-now.ts';
import { editIntake, intakeOf } from './intake-settings.ts';
import type { Practice } from './practice.ts';

const limit = (over: Partial<IntakeLimit> = {}): IntakeLimit => ({
  by: 'waiting',
  locationId: '',
  half: 'all',
  most: 120,
  ...over,
});

const form = {
  minSlotSize: 60 as const,
  selectableLocations: [
    {
      id: 'nord',
      title: 'Nord',
      selectableSlots: [{ weekday: 1 as const, start: '10:00', end: '14:00' }],
    },
    {
      id: 'sued',
      title: 'Süd',
      selectableSlots: [{ weekday: 2 as const, start: '11:00', end: '13:00' }],
    },
  ],
};
const north = ['nord_1_1000-1100', 'nord_1_1100-1200', 'nord_1_1200-1300', 'nord_1_1300-1400'];
const south = ['sued_2_1100-1200', 'sued_2_1200-1300'];

const numbers = (
  { open = 0, at = {}, there = {}, placesAMonth = {} } = {} as {
    open?: number;
    at?: Record<string, number>;
    there?: Record<string, number>;
    placesAMonth?: Record<string, number>;
  },
): IntakeNumbers => ({
  open,
  openAt: (id) => there[id],
  waitingAt: (key) => at[key] ?? 0,
  placesAMonth,
});

const now = (limits: IntakeLimit[], given: IntakeNumbers, before = nothingFull) =>
  intakeNow({ limits, form, before, ...given });

describe('what a limit closes', () => {
  it('is the whole form, at so many people who wait', () => {
    expect(now([limit()], numbers({ open: 119 }))).toEqual({ isFull: undefined, full: [] });
    expect(now([limit()], numbers({ open: 120 }))).toEqual({ isFull: limit(), full: [] });
  });

  it('is all times of a location, at so many people who wait there; of an uncounted one none', () => {
    const there = limit({ locationId: 'sued', most: 20 });
    expect(now([there], numbers({ there: { sued: 20, nord: 50 } }))).toEqual({
      isFull: undefined,
      full: south,
    });
    expect(now([there], numbers({ open: 500 })).full).toEqual([]);
    expect(unmeasuredLimits([there], numbers())).toEqual([there]);
  });

  it('is a time, in its location and half of the day', () => {
    const at = Object.fromEntries([...north, ...south].map((key) => [key, 7]));
    expect(
      now(
        [limit({ by: 'perTime', most: 7, locationId: 'nord', half: 'afternoon' })],
        numbers({ at }),
      ).full,
    ).toEqual(north.slice(2));
    expect(now([limit({ by: 'perTime', most: 7, half: 'morning' })], numbers({ at })).full).toEqual(
      [...north.slice(0, 2), 'sued_2_1100-1200'],
    );
    expect(now([limit({ by: 'perTime', most: 8 })], numbers({ at })).full).toEqual([]);
  });

  it('follows who waits by the places given in a month, for the form or a part, and nothing while nobody can say', () => {
    const at = Object.fromEntries([...north, ...south].map((key) => [key, 7]));
    const given = (open: number) =>
      numbers({ open, at, placesAMonth: { _all: 10, nord_morning: 2 } });
    const [whole, unknown] = [
      limit({ by: 'reach', most: 9 }),
      limit({ by: 'reach', most: 1, half: 'afternoon' }),
    ];
    expect(now([whole], given(90)).isFull).toEqual(whole);
    expect(now([whole], given(89)).isFull).toBeUndefined();
    // A third of all wishes are for its mornings.
    const part = limit({ by: 'reach', most: 12, locationId: 'nord', half: 'morning' });
    expect(now([part], given(72)).full).toEqual(north.slice(0, 2));
    expect(now([part], given(71)).full).toEqual([]);
    expect(now([unknown], given(500))).toEqual({ isFull: undefined, full: [] });
    expect(unmeasuredLimits([unknown, limit(), whole], given(9))).toEqual([unknown]);
  });

  it('is the whole form as well once every time is full', () => {
    const both = [limit({ locationId: 'nord', most: 5 }), limit({ locationId: 'sued', most: 6 })];
    expect(now(both, numbers({ there: { nord: 5, sued: 5 } }))).toEqual({
      isFull: undefined,
      full: north,
    });
    const { isFull, full } = now(both, numbers({ there: { nord: 5, sued: 6 } }));
    expect(isFull).toEqual(both[0]);
    expect(full).toHaveLength(6);
  });
});

describe('closing and opening', () => {
  const whole = limit({ most: 50 });
  const perTime = limit({ by: 'perTime', most: 8 });

  it('never flutters: it closes at the limit and opens below nine tenths of it, whatever happens in between', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 50, maxLength: 300 }),
        (moves) => {
          let before = nothingFull;
          let [open, there] = [45, 7];
          for (const move of moves) {
            open = Math.max(0, open + move);
            there = Math.max(0, there + Math.sign(move));
            const { isFull, full } = now(
              [whole, perTime],
              numbers({ open, at: { [north[0] as string]: there } }),
              before,
            );
            const [wasFull, wasTimeFull] = [before.reason !== '', before.full.length > 0];
            expect(isFull !== undefined).toBe(open >= 50 || (wasFull && open >= 45));
            expect(full.length > 0).toBe(there >= 8 || (wasTimeFull && there >= 8));
            before = { reason: isFull ? reasonText(isFull) : '', full };
          }
        },
      ),
    );
  });

  it('opens at the latest with one person less', () => {
    const reason = reasonText(limit({ most: 5 }));
    expect(
      now([limit({ most: 5 })], numbers({ open: 5 }), { reason, full: [] }).isFull,
    ).toBeDefined();
    expect(
      now([limit({ most: 5 })], numbers({ open: 4 }), { reason, full: [] }).isFull,
    ).toBeUndefined();
  });

  it('is not held by a limit that did not close it, and keeps its reason while another limit is reached', () => {
    const reach = limit({ by: 'reach', most: 6 });
    const before = { reason: reasonText(reach), full: [] };
    expect(
      now([whole, reach], numbers({ open: 55, placesAMonth: { _all: 9.5 } }), before).isFull,
    ).toEqual(reach);
    expect(
      now([whole, reach], numbers({ open: 49, placesAMonth: { _all: 9.5 } }), before).isFull,
    ).toBeUndefined();
  });
});

describe('its words', () => {
  it('tell patients from when on requests are taken again', () => {
    expect(reasonText(limit())).toBe(
      'Neue Anfragen sind frühestens wieder möglich, wenn weniger als 108 Personen warten.',
    );
    expect(reasonText(limit({ by: 'reach', most: 12 }))).toBe(
      'Bis zu einem Platz dauert es bei uns zurzeit voraussichtlich 12 Monate oder länger. Neue Anfragen sind frühestens wieder möglich, wenn es schneller geht.',
    );
    expect(reasonText(limit({ by: 'perTime', most: 9 }))).toBe(
      'Zurzeit sind alle unsere Zeiten voll. Neue Anfragen sind frühestens wieder möglich, wenn für eine davon weniger als 9 Personen warten.',
    );
  });

  it('tell the practice what limits would do today', () => {
    const at = { [north[0] as string]: 9, [north[1] as string]: 8 };
    const today = (limits: IntakeLimit[]) =>
      effectToday({ limits, form, ...numbers({ open: 60, at }) });
    expect(today([limit({ by: 'perTime', most: 8 })])).toMatchObject({
      full: 2,
      of: 6,
      text: 'Heute wären 2 von 6 Zeiten zu.',
    });
    expect(today([limit({ by: 'perTime', most: 9 })]).text).toBe('Heute wäre 1 von 6 Zeiten zu.');
    expect(today([limit({ most: 60 })]).text).toBe('Heute wäre das ganze Formular pausiert.');
    expect(today([])).toMatchObject({ full: 0, text: 'Heute wäre nichts zu.' });
  });
});

describe('setting limits', () => {
  const current = { bookingEnabled: true, pausedText: '', resumesOn: '', intakeLimits: [] };
  const detailsOf = (to: unknown) => {
    const outcome = editIntake(current, { intakeLimits: { from: [], to } }, '2026-11-21');
    return outcome.ok || outcome.failure.kind !== 'invalid'
      ? []
      : outcome.failure.details.map(({ field, message }) => [field, message]);
  };

  it('is refused at their fields, in German', () => {
    expect(detailsOf([limit({ most: 4 })])).toEqual([
      ['intakeLimits.0.most', 'Bitte gib mindestens 5 ein.'],
    ]);
    expect(detailsOf([limit(), limit({ by: 'reach', most: 37 })])).toEqual([
      ['intakeLimits.1.most', 'Bitte gib höchstens 36 ein.'],
    ]);
    expect(detailsOf([limit({ most: 5.5 })])).toEqual([
      ['intakeLimits.0.most', 'Bitte gib eine ganze Zahl ein.'],
    ]);
    expect(detailsOf([limit({ half: 'morning' })])).toEqual([
      ['intakeLimits.0.half', expect.stringContaining('ganzen Tag')],
    ]);
    expect(detailsOf([limit(), limit({ most: 6 })])).toEqual([
      ['intakeLimits.1.by', expect.stringContaining('gibt es hier schon')],
    ]);
    expect(
      detailsOf(Array.from({ length: 13 }, (_, n) => limit({ locationId: `ort-${n}` }))),
    ).toEqual([['intakeLimits', 'Mehr als 12 Grenzen gehen nicht.']]);
    expect(detailsOf([limit(), limit({ by: 'perTime', half: 'morning', most: 5 })])).toEqual([]);
  });

  it('forgets those of locations that are gone', () => {
    const practice = { bookingEnabled: true, locations: [{ id: 'nord' }] } as Practice;
    const [here, gone] = [limit({ locationId: 'nord' }), limit({ locationId: 'sued' })];
    expect(
      intakeOf(practice, { intakeLimits: [here, gone, limit()] } as Account).intakeLimits,
    ).toEqual([here, limit()]);
    expect(IntakeLimits.parse([here, gone, limit()])).toHaveLength(3);
  });
});
