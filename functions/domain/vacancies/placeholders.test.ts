import { expect, test } from 'vitest';
import { aPractice } from '../../../emulator-data/build-practice.ts';
import { fillPlaceText, type PlaceValues } from './placeholders.ts';

const values: PlaceValues = {
  platz_wann: 'mittwochs, 15–16 Uhr',
  platz_rhythmus: 'jede Woche',
  platz_ab: 'Mittwoch, 2. Dezember 2026',
  platz_bis: '',
  platz_standort: 'Graz Lend',
  platz_adresse: 'Annenstraße 10, 8020 Graz',
  platz_therapeut: '',
  platz_frist: 'Dienstag, 24. November, 18 Uhr',
};
const practice = aPractice({ title: 'Praxis {platz_wann}' });
const fill = (text: string) => fillPlaceText(text, values, practice, 'https://platzwart.example');

test('says when, how often, where and until when to answer', () => {
  expect(
    fill(
      '{platz_wann}, {platz_rhythmus}, ab {platz_ab}\n{platz_standort}: {platz_adresse}\nAntwort bis {platz_frist}',
    ),
  ).toBe(
    'mittwochs, 15–16 Uhr, jede Woche, ab Mittwoch, 2. Dezember 2026\nGraz Lend: Annenstraße 10, 8020 Graz\nAntwort bis Dienstag, 24. November, 18 Uhr',
  );
});

test('leaves out the line of what the place does not have, and no other', () => {
  expect(fill('Hallo\nBis: {platz_bis}\nBei {platz_therapeut}, {platz_wann}\nBis bald')).toBe(
    'Hallo\nBis bald',
  );
});

test('fills the practice’s own placeholders too, leaves unknown ones, and reads no placeholder in what it filled in', () => {
  expect(fill('{titel} {platz_unbekannt} {kontaktperson}')).toBe(
    'Praxis {platz_wann} {platz_unbekannt} Maria Muster',
  );
  expect(fill('{{titel}} {{platz_ab}} {pl{platz_ab}atz_ab}')).toBe(
    '{Praxis {platz_wann}} {Mittwoch, 2. Dezember 2026} {plMittwoch, 2. Dezember 2026atz_ab}',
  );
});
