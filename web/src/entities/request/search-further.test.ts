import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { searchedFurther } from './search-further.ts';

const people = ['Eva Meier', 'Anna Mayer', 'Maria Nowak', 'Eva Huber'].map((name, i) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { ...aRequest({ firstname, lastname, note: '', adminNote: '' }), id: String(i) };
});
const found = (term: string) =>
  searchedFurther(people, term).map(({ firstname, lastname }) => `${firstname} ${lastname}`);

const callers = {
  ...aRequest({
    birthdate: '2017-04-03',
    phone: '0660 1234567',
    email: 'q@w.example',
    note: '',
    adminNote: '',
  }),
  id: 'one',
};

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

test.each([
  ['Fr. Huber Tochter Mia', 'Mia Huber'],
  ['Hr Oezdemir wegen Sohn', 'Emir Özdemir'],
  ['Mama von Theo', 'Theo Brandl'],
  ['vonderau', 'Ilse von-der-Au'],
  ['Huber Mia 2017', 'Mia Huber'],
  ['3.4.17', 'Mia Huber'],
  ['geb 3. April 2017', 'Mia Huber'],
  ['030417', 'Mia Huber'],
  ['03.04.2017', 'Mia Huber'],
  ['Huber 3.4.2017', 'Mia Huber'],
  ['0660/123 45 67,', 'Mia Huber'],
  ['…4567', 'Mia Huber'],
])('a caller’s %j is %j', (term, name) => {
  const [firstname = '', ...last] = name.split(' ');
  const one = { ...callers, firstname, lastname: last.join(' ') };
  expect(searchedFurther([one], term)).toEqual([one]);
});

test.each([
  ['Huber Mia 2012', 'Mia Huber'],
  ['4.4.17', 'Mia Huber'],
  ['Maier 3.4.2017', 'Mia Huber'],
  ['Maria', 'Mario Kern'],
  ['Bauer', 'Elisabeth Baumgartner'],
  ['Tochter', 'Mia Huber'],
  ['Fr. Huber Tochter Mia 0664', 'Mia Huber'],
])('%j is not %j', (term, name) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  expect(searchedFurther([{ ...callers, firstname, lastname }], term)).toEqual([]);
});

test('where somebody is called Kind, it is no word to pass over', () => {
  const [one, other] = [
    { ...callers, id: 'one', firstname: 'Anna', lastname: 'Kind' },
    { ...callers, id: 'other', firstname: 'Anna', lastname: 'Huber' },
  ];
  expect(searchedFurther([one, other], 'Anna Kind')).toEqual([one]);
  expect(searchedFurther([other], 'Anna Kind')).toEqual([other]);
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
