import { expect, test } from 'vitest';
import { professionsIn, professionsOf } from './profession.ts';

test.each([
  ['Logopädie in Graz', ['speech']],
  ['LOGOPAEDIE', ['speech']],
  ['Stimmtherapie und Sprachheilkunde', ['speech']],
  ['Ergotherapie für Kinder', ['occupational']],
  ['Ergo- und Physiotherapie', ['occupational', 'physio']],
  ['Krankengymnastik, manuelle Therapie', ['physio']],
  ['Psychotherapie und psychologische Beratung', ['psychotherapy']],
  ['Praxis für Osteopathie', ['osteopathy']],
  ['Diätologie', ['dietetics']],
  ['Ernährungsberatung', ['dietetics']],
  ['Musiktherapie', ['music']],
  ['Praxis am Markt', []],
  ['Energotherm', []],
])('%s says %o', (text, said) => {
  expect(professionsIn(text)).toEqual(said);
});

test('what is chosen counts; until then the subtitle, and the name where the subtitle says nothing', () => {
  const practice = { title: 'Logopädie am Markt', subtitle: 'Ergotherapie in Graz' };
  expect(professionsOf(practice)).toEqual(['occupational']);
  expect(professionsOf({ ...practice, subtitle: 'Für Kinder' })).toEqual(['speech']);
  expect(professionsOf({ ...practice, profession: 'physio' })).toEqual(['physio']);
  expect(professionsOf({ ...practice, profession: '' })).toEqual(['occupational']);
  // Written by a later version.
  expect(professionsOf({ ...practice, profession: 'magic' })).toEqual(['occupational']);
});
