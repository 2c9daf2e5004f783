/**
 * Generated texts of times: what was understood, written out and read again, is the same; what
 * restricts never adds; all is accounted for.
 */
import { readTimes } from '@platzwart/domain/times/read-times';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import {
  cellsOf,
  coveredCells,
  describeSlots,
  type Slot,
  slotKey,
} from '@platzwart/domain/waiting-list/slot';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const week = (...hours: [start: string, end: string][]) =>
  [1, 2, 3, 4, 5].flatMap((weekday) => hours.map(([start, end]) => ({ weekday, start, end })));
const plan: OfferedPlan = {
  selectableLocations: [
    { id: 'lend', title: 'Lend', selectableSlots: week(['08:00', '12:00'], ['13:00', '18:00']) },
    {
      id: 'markt',
      title: 'Am Markt',
      selectableSlots: [...week(['07:30', '10:30']), { weekday: 6, start: '09:00', end: '12:00' }],
    },
  ],
  minSlotSize: 30,
};
const every = plan.selectableLocations.flatMap((place) => cellsOf(place, plan.minSlotSize));

const day = fc.constantFrom(
  'Mo',
  'Dienstag',
  'mittwochs',
  'Do.',
  'Freitag',
  'Mo-Mi',
  'Mo bis Do',
  'werktags',
  'Di und Do',
  'Sa',
  'Donnerstg',
);
const time = fc.constantFrom(
  ...[
    '8-12',
    '14:30-16',
    '14h30',
    'ab 14',
    'bis 11 Uhr',
    'vormittags',
    'nachm.',
    'halb vier',
    'um drei',
    '1430',
    '3-5',
    '9.30',
  ],
  ...[
    'zwischen 9 und 11',
    'früh',
    'nach der Schule',
    'nicht vor 14',
    'ab 15.12.',
    'bis Februar',
    'viertel nach drei',
    'n. d. Schule',
    'b. 12',
    '2-4pm',
    'gegen 10',
    '8/9 Uhr',
    '3 bis halb 5',
  ],
);
const other = fc.constantFrom(
  ...[
    'flexibel',
    'egal',
    'jeden zweiten',
    'vielleicht',
    'nur',
    'nicht',
    'außer',
    'gerne',
    'in den Ferien',
    'Oma',
    '(',
    ')',
    'sonst',
    '2x pro Woche',
    'ja',
    'danach immer',
    'Schule',
    'noch offen',
    'kurzfristig',
    'dann frei',
    'auch',
    'wie Mo',
    'eher',
    '(?)',
  ],
);
const joint = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ', ',
  ' und ',
  '; ',
  ' oder ',
  '/',
  '\n',
  '. ',
  '! ',
  ' – ',
);
const text = fc
  .array(
    fc.tuple(
      fc.oneof(
        { arbitrary: day, weight: 3 },
        { arbitrary: time, weight: 3 },
        { arbitrary: other, weight: 1 },
      ),
      joint,
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.flat().join('').trim());
/** Days and hours alone, so that what stands there is said for sure; what joins each to the next. */
type Piece = readonly [weekday: string, hours: string, joint: string];
const pieces: fc.Arbitrary<Piece[]> = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('Mo', 'Dienstag', 'Mi', 'Do', 'Fr'),
    fc.constantFrom('8-12', 'ab 14', 'vormittags', '9-11, 14-16', '14-16 Uhr', ''),
    fc.constantFrom(', ', '; ', '. ', ' ', ' – ', '\n', '! '),
  ),
  { minLength: 1, maxLength: 5, selector: ([weekday]) => weekday },
);
const join = (all: readonly Piece[]) =>
  all
    .map(([weekday, hours, joint], i) =>
      [`${weekday} ${hours}`.trim(), i < all.length - 1 ? joint : ''].join(''),
    )
    .join('');
const said = pieces.map(join);

const daysOf = new Map([
  ['Mo-Mi', '123'],
  ['Mo bis Do', '1234'],
  ['werktags', '12345'],
]);
const namesEachOnce = (typed: string) => {
  const named = typed.match(/Mo-Mi|Mo bis Do|werktags|Mo|Di|mittw|Do|Fr|Sa/g) ?? [];
  const days = named.map((name) => daysOf.get(name) ?? name);
  const each = days.flatMap((day) => (/^\d/.test(day) ? [...day] : [day]));
  const numbers = each.map(
    (day) => ({ Mo: '1', Di: '2', mittw: '3', Do: '4', Fr: '5' })[day] ?? day,
  );
  return new Set(numbers).size === numbers.length;
};

const runs = { numRuns: 100_000 };
const cells = (slots: readonly Slot[]) => coveredCells(slots, every).map(slotKey);
const isWithin = (one: readonly Slot[], all: readonly Slot[]) => {
  const known = new Set(cells(all));
  return cells(one).every((cell) => known.has(cell));
};
/** As our own files have them. */
const written = (slots: readonly Slot[]) =>
  plan.selectableLocations
    .map(({ id, title }) => ({ title, here: slots.filter(({ locationId }) => locationId === id) }))
    .filter(({ here }) => here.length > 0)
    .map(({ title, here }) => `${title}: ${describeSlots(here)}`)
    .join('; ');

it('every character of a text lies in one span, understood or left to read', () => {
  const any = fc.oneof(
    text,
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
  );
  fc.assert(
    fc.property(any, (typed) => {
      const { spans, remaining } = readTimes(typed, plan);
      expect(spans.map((span) => span.text).join('')).toBe(typed);
      expect(spans.every((span) => span.text !== '')).toBe(true);
      expect(remaining === '').toBe(
        spans.every((span) => span.isUnderstood || span.text.trim() === ''),
      );
    }),
    runs,
  );
});

it('what was understood is offered and, written in words, is read as the same', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const { slots } = readTimes(typed, plan);
      expect(isWithin(slots, every)).toBe(true);
      const again = readTimes(written(slots), plan);
      expect(again.slots.map(slotKey)).toEqual(slots.map(slotKey));
      expect([again.remaining, again.asks]).toEqual(['', []]);
    }),
    runs,
  );
});

it('‘nur’ before any word adds nothing', () => {
  fc.assert(
    fc.property(text, fc.nat(), (typed, at) => {
      // 'nicht Mo, Di' is about both, 'nicht Mo, nur Di' is not; a second 'nur' may name other
      // hours.
      // A day that is named twice has what was said of it last, unless 'only' stands between.
      fc.pre(!/nicht|außer|nur/.test(typed) && namesEachOnce(typed));
      const words = typed.split(/(?<=\s)/);
      words.splice(at % words.length, 0, 'nur ');
      expect(isWithin(readTimes(words.join(''), plan).slots, readTimes(typed, plan).slots)).toBe(
        true,
      );
    }),
    runs,
  );
});

it('a restriction added to times adds nothing', () => {
  const restriction = fc
    .tuple(
      fc.constantFrom(
        ', nicht',
        ' außer',
        ', ausgenommen',
        ' (nicht',
        '; nicht',
        ' ohne',
        ', aber nicht',
        ', kein',
        ', keinesfalls',
      ),
      fc.oneof(
        day,
        time,
        fc.constantFrom(
          'in den Ferien',
          'immer',
          'Turnen',
          'jeden zweiten Montag',
          'Mo vormittags',
          'Mi, Do',
          'Mi ab 16',
          'Mo vormittags und Di nachmittags',
          'vor 9 oder nach 17',
        ),
      ),
    )
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(said, restriction, (typed, restricted) => {
      expect(
        isWithin(readTimes(typed + restricted, plan).slots, readTimes(typed, plan).slots),
      ).toBe(true);
    }),
    runs,
  );
});

it('‘nicht’ and ‘außer’ before any later day add nothing', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), fc.constantFrom('nicht', 'außer'), (typed, at, word) => {
      // 'Do, nicht Mo 8-12' is about other hours of Do than 'Do, Mo 8-12'.
      fc.pre(typed.length > 1 && typed.every(([, hours]) => hours !== ''));
      const chosen = 1 + (at % (typed.length - 1));
      const denied = typed.map(([weekday, ...rest], i): Piece => {
        return [i === chosen ? `${word} ${weekday}` : weekday, ...rest];
      });
      expect(
        isWithin(readTimes(join(denied), plan).slots, readTimes(join(typed), plan).slots),
        join(denied),
      ).toBe(true);
    }),
    runs,
  );
});

it('a day with ‘nicht’ behind it adds nothing to the others, whatever joins them', () => {
  const denial = fc.constantFrom('nicht', 'geht nicht', 'nie', 'nicht möglich', 'kein Termin');
  fc.assert(
    fc.property(pieces, fc.nat(), denial, (typed, at, word) => {
      fc.pre(typed.length > 1);
      const chosen = at % typed.length;
      const denied = typed.map(([weekday, hours, joint], i): Piece => {
        return [weekday, i === chosen ? word : hours, joint];
      });
      const others = typed.filter((_, i) => i !== chosen);
      // 'Mo Di nicht' may be about both; without one of them the hours are of more days.
      fc.pre(others.every(([, hours]) => hours !== ''));
      expect(
        isWithin(readTimes(join(denied), plan).slots, readTimes(join(others), plan).slots),
        join(denied),
      ).toBe(true);
    }),
    runs,
  );
});

it('limits that no week has add nothing', () => {
  const limit = fc.constantFrom(
    ', jede 2. Woche',
    ' (14-tägig)',
    ' bis Februar',
    ', nur in den Ferien',
    ' vielleicht',
    ', wenn Oma kann',
    ' ab 15.12.',
  );
  fc.assert(
    fc.property(said, limit, (typed, limited) => {
      expect(isWithin(readTimes(typed + limited, plan).slots, readTimes(typed, plan).slots)).toBe(
        true,
      );
    }),
    runs,
  );
});

it('‘auch’ takes no other hours than those said before', () => {
  const like = fc.constantFrom('Do auch', 'auch Do', 'Do ebenso', 'Do w.o.', 'Do wie Mo');
  const others = pieces.filter((all) => !all.some(([weekday]) => weekday === 'Do'));
  fc.assert(
    fc.property(others, like, fc.constantFrom(', ', '; ', '\n', '. '), (typed, alike, joint) => {
      fc.pre(typed.every(([, hours]) => hours !== ''));
      const before = readTimes(join(typed), plan).slots;
      const after = readTimes(join(typed) + joint + alike, plan).slots;
      const times = (slots: readonly Slot[]) => cells(slots).map((key) => key.replace(/_\d_/, ' '));
      const added = after.filter(({ weekday }) => weekday === 4);
      expect(times(added).filter((time) => !times(before).includes(time))).toEqual([]);
      expect(after.filter(({ weekday }) => weekday !== 4)).toEqual(before);
    }),
    { numRuns: 20_000 },
  );
});

it('of a day apart from others less is taken, wherever its hours are said', () => {
  const many = fc.constantFrom('Mo-Fr', 'täglich', 'werktags', 'Mo bis Do');
  const hours = fc.constantFrom('8-18', 'ab 9', 'bis 17', 'nachmittags', 'ganztags');
  const apart = fc.constantFrom(
    ', Di erst ab 15',
    '; Di bis 10',
    ', Di nur bis 15',
    ' (Di nur ab 16)',
    ', Di nicht',
    ', Di Turnen',
    ', Di vielleicht',
  );
  fc.assert(
    fc.property(many, hours, apart, (days, time, less) => {
      const before = readTimes(`${days} ${time}`, plan).slots;
      const after = readTimes(`${days} ${time}${less}`, plan).slots;
      const others = (slots: readonly Slot[]) => slots.filter(({ weekday }) => weekday !== 2);
      expect(others(after)).toEqual(others(before));
      expect(cells(after).filter((key) => key.includes('_2_')).length).toBeLessThan(24);
      expect(after).not.toEqual(before);
    }),
  );
});
