import { describe, expect, test } from 'vitest';
import { type Conditions, leftOutOfWeek, understand } from './grammar.ts';

const names = {
  tags: [
    { id: 'kind', name: 'Kind' },
    { id: 'schulkind', name: 'Schulkind' },
    { id: 'erwachsen', name: 'Erwachsen' },
    { id: 'verordnung', name: 'Verordnung da' },
    { id: 'kurzfristig', name: 'Springt ein' },
    { id: 'rueckruf', name: 'Rückruf offen' },
    { id: 'video', name: 'Video möglich' },
  ],
  locations: [
    { id: 'lend', title: 'Graz Lend' },
    { id: 'andritz', title: 'Graz Andritz' },
  ],
  insurances: ['ÖGK', 'SVS', 'Privat'],
};
const nameless = { tags: [], locations: [], insurances: [] };

const asked = (text: string, known = names) => {
  const { conditions, time, unknown } = understand(text, known);
  return {
    ...conditions,
    ...(time && {
      time: 'at' in time ? `${time.weekday} ${time.at}` : time.words,
    }),
    ...(unknown.length > 0 && { unknown }),
  };
};

test.each([
  ['Di und Do, 5 Jahre alt', ['5 Jahre alt']],
  ['Schulkinder mit Stern in Lend, Di und Do ab 15', []],
  [
    'Di 14, ÖGK, länger als 6 Monate, Fr nachm.',
    ['ÖGK', 'wartet 6 Monate oder länger', 'Freitag nachmittags'],
  ],
])('%s: the week says which conditions it leaves out', (text, conditions) => {
  expect(leftOutOfWeek(understand(text, names))).toEqual(conditions);
});

type Answer = Conditions & { time?: string; unknown?: string[] };

test.each<[string, Answer]>([
  [
    'Kinder mit Verordnung, Di nachmittag',
    { allOf: ['kind', 'verordnung'], weekday: '2', dayPart: 'afternoon' },
  ],
  [
    'Kinder mit Verordnung, die Dienstag nachmittag können, länger als 6 Monate',
    { allOf: ['kind', 'verordnung'], weekday: '2', dayPart: 'afternoon', waiting: '6' },
  ],
  ['kind', { allOf: ['kind'] }],
  ['Schulkinder', { allOf: ['schulkind'] }],
  ['Erwachsene', { allOf: ['erwachsen'] }],
  ['alle Erwachsenen in Andritz', { allOf: ['erwachsen'], locationId: 'andritz' }],
  ['verordnung da', { allOf: ['verordnung'] }],
  ['springt ein', { allOf: ['kurzfristig'] }],
  ['Rueckruf offen', { allOf: ['rueckruf'] }],
  ['Video', { allOf: ['video'] }],
  ['Di 14', { time: '2 14:00' }],
  ['di 14 uhr frei', { time: '2 14:00' }],
  ['Dienstag um 14:30 Uhr', { time: '2 14:30' }],
  ['wer kann Mi. 9', { time: '3 09:00' }],
  ['Di halb vier', { time: '2 15:30' }],
  ['Mi 14h30', { time: '3 14:30' }],
  ['Do um drei', { time: '4 15:00' }],
  ['Fr nachm.', { weekday: '5', dayPart: 'afternoon' }],
  ['montags in der Früh', { weekday: '1', dayPart: 'morning' }],
  ['Di oder Do', { time: 'Di, Do' }],
  ['Di und Do ab 15', { time: 'Di, Do ab 15 Uhr' }],
  ['Mo-Mi nachmittags', { time: 'Mo, Di, Mi ab 12 Uhr' }],
  ['Di 14-16', { time: 'Di 14–16 Uhr' }],
  ['wer kann Di nachmittag und Do vormittag', { time: 'Di ab 12 Uhr; Do bis 12 Uhr' }],
  ['Kinder, Mo und Mi ab halb drei', { allOf: ['kind'], time: 'Mo, Mi ab 14:30 Uhr' }],
  ['Di und Do, 5 Jahre alt', { time: 'Di, Do', age: '5-5' }],
  ['Kinder Fr 8', { allOf: ['kind'], time: '5 08:00' }],
  ['Di', { weekday: '2' }],
  ['Donnerstags', { weekday: '4' }],
  ['Mo vormittag', { weekday: '1', dayPart: 'morning' }],
  ['freitagnachmittag', { weekday: '5', dayPart: 'afternoon' }],
  ['Mittwoch früh', { weekday: '3', dayPart: 'morning' }],
  ['vormittags', { dayPart: 'morning' }],
  ['nachmittags im Lend', { dayPart: 'afternoon', locationId: 'lend' }],
  ['Graz Andritz', { locationId: 'andritz' }],
  ['länger als 6 Monate', { waiting: '6' }],
  ['laenger als sechs monate', { waiting: '6' }],
  ['seit mehr als einem Jahr', { waiting: '12' }],
  ['wartet seit einem halben Jahr', { waiting: '6' }],
  ['länger als eineinhalb Jahre', { waiting: '18' }],
  ['über 3 Monate', { waiting: '3' }],
  ['mindestens 8 Wochen', { waiting: '2' }],
  ['4 Monate', { waiting: '4' }],
  ['neu', { isNew: true }],
  ['neue Anfragen', { isNew: true }],
  ['ohne E-Mail', { noEmail: true }],
  ['keine E-Mail-Adresse', { noEmail: true }],
  ['priorisiert', { prioritized: true }],
  ['priorisierte Kinder', { prioritized: true, allOf: ['kind'] }],
  ['mit Stern', { prioritized: true }],
  ['unbestätigt', { unconfirmed: true }],
  ['unzustellbar', { unreachable: true }],
  ['E-Mail nicht zustellbar', { unreachable: true }],
  ['ohne Antwort', { unanswered: true }],
  ['auf keiner Warteliste', { nowhere: true }],
  ['noch nie gefragt', { offer: 'never' }],
  ['mit Angebot', { offer: 'has' }],
  ['unter 6 Jahren', { age: '-5' }],
  ['unter 18', { age: '-17' }],
  ['ab 18 Jahren', { age: '18-' }],
  ['über 65', { age: '66-' }],
  ['3 bis 6 Jahre', { age: '3-6' }],
  ['5-jährige', { age: '5-5' }],
  ['Minderjährige, ÖGK', { age: '-17', insurance: 'ÖGK' }],
  ['svs priorisiert', { insurance: 'SVS', prioritized: true }],
])('„%s“', (text, answer) => expect(asked(text)).toEqual(answer));

describe('what it does not know it hands back', () => {
  test.each<[string, Answer]>([
    ['Maria Huber', { unknown: ['maria', 'huber'] }],
    ['Kinder aus Wien', { allOf: ['kind'], unknown: ['aus', 'wien'] }],
    // An exclusion or a second day must not become its opposite.
    ['ohne Verordnung', { unknown: ['ohne verordnung'] }],
    ['ab 14', { unknown: ['ab', '14'] }],
    ['Di 25', { weekday: '2', unknown: ['25'] }],
    ['Verordnungsblatt', { unknown: ['verordnungsblatt'] }],
    ['monika', { unknown: ['monika'] }],
    ['0664 123', { unknown: ['0664', '123'] }],
    ['', {}],
  ])('„%s“', (text, answer) => expect(asked(text)).toEqual(answer));
});

test('without a tag for them, children and adults are an age', () => {
  expect(asked('Kinder, Mo', nameless)).toEqual({ age: '-17', weekday: '1' });
  expect(asked('Erwachsene', nameless)).toEqual({ age: '18-' });
  expect(asked('Schulkinder', nameless)).toEqual({ unknown: ['schulkinder'] });
});

test('it says in words what it has understood, once', () => {
  expect(
    understand('Kinder, Kind, Di nachmittag, länger als 1 Monat, Mi 9:30', names).chips,
  ).toEqual(['Kind', 'Dienstag nachmittags', 'wartet 1 Monat oder länger', 'Mittwoch 9:30 Uhr']);
});
