import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { matchNote } from './match-note.ts';

const request = {
  ...aRequest({
    firstname: 'Tim',
    lastname: 'Maier',
    contactPersonFirstname: 'Eva',
    contactPersonLastname: 'Gruber',
    email: 'tim@xn--mller-kva.at',
    phone: '0316 222333 / 0660 1234567',
    phone2: '',
    note: 'Bitte nur am Vormittag anrufen, danke',
    adminNote: 'ruft im März wieder an',
    reason: 'Logopädie',
  }),
  id: 'x',
};

test.each([
  ['Maier', undefined],
  ['tim MAI', undefined],
  ['', undefined],
  ['niemand', undefined],
  ['Mayer', 'klingt wie Mayer'],
  ['Tim Mayr', 'klingt wie Mayr'],
  ['gruber', 'Kontaktperson: Eva Gruber'],
  ['Tim Eva', 'Kontaktperson: Eva Gruber'],
  ['Gruper', 'Kontaktperson: Eva Gruber (klingt wie Gruper)'],
  ['4567', 'Telefon: 0660 1234567'],
  ['+43 660 1234567', 'Telefon: 0660 1234567'],
  ['0043 316 2223', 'Telefon: 0316 222333'],
  ['müller.at', 'E-Mail: tim@müller.at'],
  ['tim@', 'E-Mail: tim@müller.at'],
  ['marz', 'Notiz: ruft im März wieder an'],
  ['Vormittag', 'Anmerkung: … nur am Vormittag anrufen, danke'],
  ['bitte', 'Anmerkung: Bitte nur am …'],
  ['logo', 'Grund: Logopädie'],
  ['Tim März Gruber', 'Notiz: ruft im März wieder an · Kontaktperson: Eva Gruber'],
])('for %j a row says %j', (term, note) => expect(matchNote(request, term)).toBe(note));
