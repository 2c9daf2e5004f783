import { aSlot } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { weekPlot } from './week.tsx';

const cell = aSlot({ weekday: 2, start: '15:00', end: '16:00' });

test.each([
  [5.8, 'rund 6 Wartende'],
  [12.2, 'rund 12 Wartende'],
  // A file tells no number below five, so it must not be read from the sentence.
  [4.8, 'rund 4 Wartende'],
])('%d of people are told as whole ones', (people, told) => {
  const { sentence } = weekPlot({ cells: [{ cell, people, places: 1 }], location: undefined });
  expect(sentence).toMatch(new RegExp(`: ${told}, `));
});
