import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastNameFirst, splitName, withoutTitles } from './split-name.ts';

test.each<[string, string, string, string?]>([
  ['Huber', '', 'Huber'],
  ['Maria Huber', 'Maria', 'Huber'],
  ['Huber, Maria', 'Maria', 'Huber'],
  ['  Huber ,  Anna Maria ', 'Anna Maria', 'Huber'],
  ['Anna Maria Huber', 'Anna Maria', 'Huber'],
  ['Frau Maria Huber', 'Maria', 'Huber'],
  ['Hr. Huber', '', 'Huber'],
  ['Herrn Franz Huber', 'Franz', 'Huber'],
  // Capitals.
  ['HUBER Maria', 'Maria', 'HUBER'],
  ['Maria HUBER', 'Maria', 'HUBER'],
  ['HUBER-MEIER Anna Maria', 'Anna Maria', 'HUBER-MEIER'],
  ['VON DER HEIDE Ursula', 'Ursula', 'VON DER HEIDE'],
  ['Maria DE LUCA', 'Maria', 'DE LUCA'],
  ['Ursula von HEIDE', 'Ursula', 'von HEIDE'],
  ['MARIA HUBER', 'MARIA', 'HUBER'],
  ['STRAßER Eva', 'Eva', 'STRAßER'],
  ["O'BRIEN Anna", 'Anna', "O'BRIEN"],
  ['A. Huber', 'A.', 'Huber'],
  ['J.R. Huber', 'J.R.', 'Huber'],
  // Particles.
  ['Ursula von der Leyen', 'Ursula', 'von der Leyen'],
  ['Ursula Von der Heide', 'Ursula', 'Von der Heide'],
  ['Marco Di Stefano', 'Marco', 'Di Stefano'],
  ['Ali al Masri', 'Ali', 'al Masri'],
  ['Jan van den Berg', 'Jan', 'van den Berg'],
  ['von der Heide', '', 'von der Heide'],
  ['Maria da Silva Santos', 'Maria', 'da Silva Santos'],
  // Titles and degrees.
  ['Frau Dr. Huber', '', 'Huber', 'Dr.'],
  ['Dr. med. Maria Huber', 'Maria', 'Huber', 'Dr. med.'],
  ['Dr.in Maria Huber', 'Maria', 'Huber', 'Dr.in'],
  ['Mag. Dr. Franz Huber', 'Franz', 'Huber', 'Mag., Dr.'],
  ['Mag.a Maria Huber', 'Maria', 'Huber', 'Mag.a'],
  ['Univ.-Prof. Dr. Maria Huber', 'Maria', 'Huber', 'Univ.-Prof., Dr.'],
  ['Dipl.-Ing. Franz Huber', 'Franz', 'Huber', 'Dipl.-Ing.'],
  ['DI Franz Huber', 'Franz', 'Huber', 'DI'],
  ['Ing. Franz Huber', 'Franz', 'Huber', 'Ing.'],
  ['Maria Huber, BSc', 'Maria', 'Huber', 'BSc'],
  ['Maria Huber, BSc MSc', 'Maria', 'Huber', 'MSc, BSc'],
  ['Maria Huber MSc', 'Maria', 'Huber', 'MSc'],
  ['Huber, Maria, MA', 'Maria', 'Huber', 'MA'],
  ['Huber, Dr. Maria', 'Maria', 'Huber', 'Dr.'],
  ['Dr. Huber, Maria', 'Maria', 'Huber', 'Dr.'],
  ['Franz Huber jun.', 'Franz', 'Huber', 'jun.'],
  ['Pfarrer Johann Moosleitner', 'Johann', 'Moosleitner', 'Pfarrer'],
  ['Pastorin Eva Huber', 'Eva', 'Huber', 'Pastorin'],
  ['KOFLER Sr. Benedikta', 'Benedikta', 'KOFLER', 'Sr.'],
  ['HUBER Dr. Maria', 'Maria', 'HUBER', 'Dr.'],
  ['Hofrat Mag. Franz Huber', 'Franz', 'Huber', 'Hofrat, Mag.'],
  ['Korbinian Graf von Trauchburg', 'Korbinian', 'Graf von Trauchburg'],
  ['Anna Maria Freifrau von Stein', 'Anna Maria', 'Freifrau von Stein'],
  ['Franz Graf', 'Franz', 'Graf'],
  ['Drago Huber', 'Drago', 'Huber'],
  ['Dina Huber', 'Dina', 'Huber'],
  ['Magda Huber', 'Magda', 'Huber'],
  ['Ingo Huber', 'Ingo', 'Huber'],
  ['Ingrid Huber', 'Ingrid', 'Huber'],
  ['Profi Huber', 'Profi', 'Huber'],
  ['Li Ma', 'Li', 'Ma'],
  // What else stands there.
  ['Maria Huber geb. Meier', 'Maria', 'Huber', 'geb. Meier'],
  ['Maria Huber, geb. Meier', 'Maria', 'Huber', 'geb. Meier'],
  ['Maria Huber (geb. Meier)', 'Maria', 'Huber', 'geb. Meier'],
  ['Maria Huber (Mutter)', 'Maria', 'Huber', 'Mutter'],
  ['Huber, Maria (8 J.)', 'Maria', 'Huber', '8 J.'],
  ['Herr und Frau Meier', '', 'Meier', 'Herr und Frau'],
  ['Herr u. Frau Meier', '', 'Meier', 'Herr u. Frau'],
  ['Familie Huber', '', 'Huber', 'Familie'],
  ['Maria und Peter Huber', 'Maria und Peter', 'Huber'],
  // No name has digits or signs.
  ['Anna-Lena Huber, 8 J.', 'Anna-Lena', 'Huber', '8 J.'],
  ['Anna Huber 8 Jahre', 'Anna', 'Huber', '8 Jahre'],
  ['Huber, Anna, Zi. 12', 'Anna', 'Huber', 'Zi. 12'],
  ['Anna Huber / Station 3', 'Anna', 'Huber', 'Station 3'],
  ['Anna Huber *12.3.2018', 'Anna', 'Huber', '12.3.2018'],
  ['Anna Huber 0664 1234567', 'Anna', 'Huber', '0664 1234567'],
  ['12) Anna Huber', 'Anna', 'Huber'],
  ['Anna Huber!!!', 'Anna', 'Huber', '!!!'],
  ['Anna Huber - dringend', 'Anna', 'Huber', '- dringend'],
  ['Anna Huber c/o Lebenshilfe', 'Anna', 'Huber', 'c/o Lebenshilfe'],
  ['Huber; Anna', 'Anna', 'Huber'],
  // Several people.
  ['Geschw. Huber', '', 'Huber', 'Geschw.'],
  ['Huber Familie', '', 'Huber', 'Familie'],
  ['Huber Anna + Max', 'Anna + Max', 'Huber'],
  ['Anna Huber / Max Maier', 'Anna', 'Huber', 'Max Maier'],
  ['Anna Huber, Eva Maier', 'Anna', 'Huber', 'Eva Maier'],
  ['Anna Huber, Max Huber', 'Anna', 'Huber', 'Max Huber'],
  ['Anna Maria und Peter Huber', 'Anna Maria und Peter', 'Huber'],
  ['Maria von und zu Stein', 'Maria', 'von und zu Stein'],
  ['Huber, Hr.', '', 'Huber'],
  ['Judith Ó Conaill', 'Judith', 'Ó Conaill'],
  ['Maria Huber ehem. Meier', 'Maria', 'Huber', 'ehem. Meier'],
  ['Maria Huber vorm. Meier', 'Maria', 'Huber', 'vorm. Meier'],
  ['Maria Huber *Meier', 'Maria', 'Huber', 'geb. Meier'],
  ['Herr Mag. (FH) Franz Huber MA', 'Franz', 'Huber', 'FH, MA, Mag.'],
  ['DSA Eva Huber', 'Eva', 'Huber', 'DSA'],
  ['Eva Huber, OStR i.R.', 'Eva', 'Huber', 'OStR i.R.'],
  ['Eva Huber +', 'Eva', 'Huber', '+'],
  ['"Eva Huber"', 'Eva', 'Huber'],
  ['Eva Maria ADHS', 'Eva', 'Maria', 'ADHS'],
  ['Eva MA', 'Eva', 'MA'],
  ['Eva Maria OTT', 'Eva Maria', 'OTT'],
  // Forms of last names say the order.
  ["O'Connor Sean", 'Sean', "O'Connor"],
  ['Petrova Anna', 'Anna', 'Petrova'],
  ['Ludovic Huber', 'Ludovic', 'Huber'],
  ['Ana Jurić', 'Ana', 'Jurić'],
  // A family, and which of its children.
  ['Fam. Ögg - Kind Valentin', 'Valentin', 'Ögg', 'Fam. Kind'],
  ['Familie Ögg (Kind: Anna Lena)', 'Anna Lena', 'Ögg', 'Familie Kind'],
  ['Fam. Ögg: Sohn Max', 'Max', 'Ögg', 'Fam. Sohn'],
  ['Huber, Kind Max', 'Max', 'Huber', 'Kind'],
  // Titles of others, and behind the name.
  ['Huber, Lena Dr. med.', 'Lena', 'Huber', 'Dr. med.'],
  ['Fr Huber', '', 'Huber'],
  ['Lena Huber 2. Kind', 'Lena', 'Huber', '2. Kind'],
  ['Huber Dr. Eva', 'Eva', 'Huber', 'Dr.'],
  ['Huber Frau Eva', 'Eva', 'Huber'],
  ['Mme Claire Dupont', 'Claire', 'Dupont'],
  ['RA Eva Huber', 'Eva', 'Huber', 'RA'],
  ['Josef Huber jun', 'Josef', 'Huber', 'jun'],
  ['Anna Sen', 'Anna', 'Sen'],
  ['Nina Auf der Maur', 'Nina', 'Auf der Maur'],
  ['Petra Am Ende', 'Petra', 'Am Ende'],
  ['', '', ''],
  ['Dr.', '', 'Dr.'],
  ['Frau', '', 'Frau'],
])('%j is %j %j', (text, firstname, lastname, besides = '') => {
  expect(splitName(text)).toEqual({ firstname, lastname, besides });
});

test.each([
  ['Huber Maria', 'Huber, Maria'],
  ['Huber Anna Maria', 'Huber, Anna Maria'],
  ['Mag. Huber Franz', 'Mag. Huber, Franz'],
  ['Dr. med. Huber Franz, MSc', 'Dr. med. Huber, Franz, MSc'],
  ['Schwaiger Andrea, geb. 4.5.1981', 'Schwaiger, Andrea, geb. 4.5.1981'],
  ['Zbinden Emma & Lea (2020)', 'Zbinden, Emma & Lea (2020)'],
  ['Kaufmann Ben\n(2019)', 'Kaufmann, Ben\n(2019)'],
  ['de Meuron Aline', 'de Meuron, Aline'],
  ['von der Heide Ursula', 'von der Heide, Ursula'],
  ['Erni-von Flüe Sepp', 'Erni-von Flüe, Sepp'],
  ['Müller von der Heide Anna', 'Müller von der Heide, Anna'],
  // Says its order itself, or has none.
  ['Ornella De Santis', 'Ornella De Santis'],
  ['Mag. Ornella von der Heide', 'Mag. Ornella von der Heide'],
  ['Huber, Maria', 'Huber, Maria'],
  ['Maria HUBER', 'Maria HUBER'],
  ['Ehepaar Krüger', 'Ehepaar Krüger'],
  ['Frau Prof. Merian', 'Frau Prof. Merian'],
  ['Patrick', 'Patrick'],
  ['von Flüe', 'von Flüe'],
  ['', ''],
])('%j of a list with last names first is %j', (text, ordered) => {
  expect(lastNameFirst(text)).toBe(ordered);
});

test.each([
  ['Dr. Anselm', 'Anselm', 'Dr.'],
  ['Prof. Dr. Eva', 'Eva', 'Prof., Dr.'],
  ['Frau Maria', 'Maria', ''],
  ['Anna Maria', 'Anna Maria', ''],
  ['Maria (Mia)', 'Maria (Mia)', ''],
  ['Heidi (Ehemann Franz)', 'Heidi', 'Ehemann Franz'],
  ['Dr.', 'Dr.', ''],
  ['', '', ''],
])('%j in a column of first names is %j', (text, firstname, besides) => {
  const found = withoutTitles(text);
  expect([found.firstname, found.besides]).toEqual([firstname, besides]);
});

test('no character is lost, but for the salutation', () => {
  const words = fc.constantFrom(
    'Dr.',
    'Mag.',
    'Maria',
    'HUBER',
    'von',
    'der',
    'Huber,',
    'geb. Meier',
    '(Mutter)',
    'BSc',
    ', MA',
    'und',
    'Familie',
    'Pfarrer',
    'Sr.',
    'Graf',
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.join(' ');
      const { firstname, lastname, besides } = splitName(text);
      const characters = (some: string) => [...some.replace(/[^\p{L}]/gu, '')].sort().join('');
      expect(characters(firstname + lastname + besides)).toBe(characters(text));
    }),
    { numRuns: 2000 },
  );
});
