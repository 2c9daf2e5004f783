import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { knownPeople } from './known-people.ts';

const person = (id: string, month: number, over: Parameters<typeof aRequest>[0]) => ({
  ...aRequest({ requestedAt: new Date(Date.UTC(2026, month, 1)), phone: '', ...over }),
  id,
});
const waiting = [
  person('ayse', 5, { firstname: 'Ayşe', lastname: 'Yıldız', phone: '0660 123 45 67' }),
  person('eva', 3, { firstname: 'Eva', lastname: 'Huber-Maier', phone: '+43 316 987654' }),
  person('kind', 4, {
    type: 'other',
    firstname: 'Mia',
    lastname: 'Kern',
    contactPersonFirstname: 'Eva',
    contactPersonLastname: 'Huber',
    phone: '0316/98 76 54',
  }),
];
const found = (phone: string, name: string) =>
  knownPeople(waiting, { phone, name }).map(({ id }) => id);

test.each([
  ['0660 12', '', []],
  ['0660 123', '', ['ayse']],
  ['+43660123', '', ['ayse']],
  ['0316 987', '', ['eva', 'kind']],
  ['', 'ay', []],
  ['', 'ayse yil', ['ayse']],
  ['', 'Maier, Eva', ['eva']],
  ['', 'Eva Huber', ['eva', 'kind']],
  ['0660 1234', 'Eva Hub', ['ayse', 'eva', 'kind']],
  ['', 'Eva Berger', []],
])('%j and %j lead to %j', (phone, name, ids) => {
  expect(found(phone, name)).toEqual(ids);
});
