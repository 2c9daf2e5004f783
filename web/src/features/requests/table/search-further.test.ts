import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { searchedFurther } from './search-further.ts';

const people = ['Eva Meier', 'Anna Mayer', 'Maria Nowak', 'Eva Huber'].map((name, i) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { ...aRequest({ firstname, lastname, note: '', adminNote: '' }), id: String(i) };
});
const found = (term: string) =>
  searchedFurther(people, term).map(({ firstname, lastname }) => `${firstname} ${lastname}`);

test('who only sounds as typed comes after who is written so', () => {
  expect(found('Mayer')).toEqual(['Anna Mayer', 'Eva Meier']);
  expect(found('maier')).toEqual(['Eva Meier', 'Anna Mayer']);
});

test.each([
  ['Maier, Anna', 'Anna Mayer'],
  ['A. Maier.', 'Anna Mayer'],
  ['Djordjevic', 'Mira Đorđević'],
  ['Dordevic', 'Mira Đorđević'],
  ['Hofer', 'Eva Hoffer'],
  ['Stephan', 'Stefan Huber'],
])('for %j finds %j, whatever stands behind its words', (term, name) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  const one = { ...aRequest({ firstname, lastname, note: '', adminNote: '' }), id: 'one' };
  expect(searchedFurther([one], term)).toEqual([one]);
});

test('every other word of the term must be there too, written or sounding so', () => {
  expect(found('Eva Mayer')).toEqual(['Eva Meier']);
  expect(found('Efa Maier')).toEqual(['Eva Meier']);
  expect(found('Mayer 987654')).toEqual([]);
  expect(found('Nov')).toEqual([]);
  expect(found('Novak')).toEqual(['Maria Nowak']);
});

test('a contact person is known by sound too', () => {
  const child = {
    ...aRequest({
      firstname: 'Tim',
      lastname: 'Gruber',
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'Schmidt',
    }),
    id: 'x',
  };
  expect(searchedFurther([child], 'Schmitt')).toEqual([child]);
});

test('a domain is found as people write it, though it is stored in ASCII', () => {
  const tim = {
    ...aRequest({ firstname: 'Tim', lastname: 'Gruber', email: 'tim@xn--mller-kva.at' }),
    id: 'x',
  };
  const other = {
    ...aRequest({ firstname: 'Eva', lastname: 'Müller', email: 'eva@post.example' }),
    id: 'y',
  };
  for (const term of [
    'müller.at',
    'mueller.at',
    '@müller',
    'tim@müller.at',
    'xn--mller-kva.at',
    'Tim müller.at',
  ]) {
    expect(searchedFurther([tim, other], term), term).toEqual([tim]);
  }
});
