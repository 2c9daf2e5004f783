import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { cellsIn, weekTable } from '../week/week-table.ts';
import { chosenTimes, keysStillShown, whoCan, withToggled } from './chosen-times.ts';

const slot = (locationId: string, weekday: number, start: string, end: string) => ({
  locationId,
  weekday,
  start,
  end,
});
const monday = ['mitte_1_0800-0900', 'nord_1_0800-0900'] as const;
const tuesday = 'nord_2_0800-0900';
const cells = cellsIn(
  weekTable([
    slot('mitte', 1, '08:00', '09:00'),
    slot('nord', 1, '08:00', '09:00'),
    slot('nord', 2, '08:00', '09:00'),
  ]),
);
const ofNorth = cellsIn(
  weekTable([slot('nord', 1, '08:00', '09:00'), slot('nord', 2, '08:00', '09:00')]),
);

const request = (
  id: string,
  slotKeys: readonly string[],
  more: Parameters<typeof aRequest>[0] = {},
) => ({
  ...aRequest({ slotKeys: [...slotKeys], ...more }),
  id,
});

describe('the chosen times', () => {
  test('of all locations together are one for each time, whichever of its keys is named', () => {
    expect(
      chosenTimes([monday[1]], cells, true).map(({ keys, locationId }) => ({ keys, locationId })),
    ).toEqual([{ keys: monday, locationId: undefined }]);
  });

  test('of two locations side by side are one for each cell', () => {
    expect(chosenTimes(monday, cells, false).map(({ locationId }) => locationId)).toEqual([
      'mitte',
      'nord',
    ]);
  });

  test('a time that the plan has left out is named all the same: somebody may still wait there', () => {
    expect(chosenTimes(['nord_5_0800-0900'], cells, false)).toEqual([
      {
        id: 'nord_5_0800-0900',
        weekday: 5,
        start: '08:00',
        end: '09:00',
        keys: ['nord_5_0800-0900'],
        locationId: 'nord',
        isOffered: false,
      },
    ]);
  });

  test('what names no slot is left aside', () => {
    expect(chosenTimes(['', 'x', 'nord_9_0800-0900', 'nord_1_0900-0800'], cells, false)).toEqual(
      [],
    );
  });
});

describe('when other weeks are shown', () => {
  const everywhere = (...keys: string[]) => chosenTimes(keys, cells, true);
  const side = (...keys: string[]) => chosenTimes(keys, cells, false);

  test('a time chosen for all locations stays chosen for one of them', () => {
    expect(keysStillShown(everywhere(monday[0]), ofNorth)).toEqual([monday[1]]);
  });

  test('a time chosen at one location stands for all of them then', () => {
    expect(chosenTimes(keysStillShown(side(monday[1]), cells), cells, true)).toEqual(
      everywhere(monday[0]),
    );
  });

  test('what has no cell there is no longer chosen, though the other location offers the same time', () => {
    expect(keysStillShown(side(monday[0]), ofNorth)).toEqual([]);
  });
});

test('a cell is named by one of its keys, and given back by any of them', () => {
  expect(withToggled([tuesday], { keys: monday })).toEqual([tuesday, monday[0]]);
  expect(withToggled([tuesday, monday[1]], { keys: monday })).toEqual([tuesday]);
});

describe('who can', () => {
  const at = (hour: number) => ({ requestedAt: new Date(`2026-01-0${hour}T08:00:00Z`) });
  const both = request('beide', [monday[0], tuesday], at(3));
  const onlyMonday = request('montag', [monday[1]], at(1));
  const late = request('dringend', [tuesday], { ...at(5), prioritized: true });
  const gone = request('archiviert', [monday[0], tuesday], { ...at(1), status: 'archived' });
  const all = [both, onlyMonday, late, gone];
  const times = chosenTimes([...monday, tuesday], cells, true);
  const ids = (requests: readonly { id: string }[]) => requests.map(({ id }) => id);

  test('at all of the times: at each of them, wherever', () => {
    expect(ids(whoCan(all, times, 'all'))).toEqual(['beide']);
  });

  test('at one of them at least: in the order of the waiting lists, each once', () => {
    expect(ids(whoCan(all, times, 'any'))).toEqual(['dringend', 'montag', 'beide']);
  });

  test('nothing chosen means nobody, not everybody', () => {
    expect(whoCan(all, [], 'all')).toEqual([]);
  });
});
