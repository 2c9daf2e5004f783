/**
 * Names as practices really wrote them, each with what a colleague would read. Whatever is no part
 * of the name stays in the note; where nobody can know, the row says so.
 */

import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { folded } from '../text/folding.ts';
import { type ImportContext, importMessages } from './cells.ts';
import type { RawRow } from './import.ts';
import { merelyTold, validateImportRow } from './row.ts';

const context: ImportContext = { form: aFormConfiguration({}), tags: [], today: '2026-11-21' };

function read(row: RawRow) {
  const outcome = validateImportRow(row, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** Words and numbers of the cell that are nowhere in the row. 'Frau' and 'Herr' may go. */
function lost(text: string, row: object) {
  const stored = JSON.stringify(row).toLowerCase();
  return (text.match(/[\p{L}\p{M}\d]+/gu) ?? []).filter(
    (word) => !stored.includes(word.toLowerCase()) && !/^(?:frau|fr|herrn?|hr)$/i.test(word),
  );
}

const asked = (row: ReturnType<typeof read>) =>
  row.notices.some(
    ({ field, message }) =>
      /name|contactPerson/i.test(field) ||
      message === importMessages.contactOnly ||
      /Nicht eindeutig/.test(message),
  );

/** Capitals may be written as they are usual. */
const said = (text: string) => folded(text);

/** The cell; 'first|last', or '?' where the row has to ask; 'relationship|first|last'. */
const names: readonly [cell: string, name: string, contact?: string][] = [
  ['Mag. Katharina Höllinger', 'Katharina|Höllinger'],
  ['DI (FH) Bernhard Lackner', 'Bernhard|Lackner'],
  ['Lackner Bernhard, DI', 'Bernhard|Lackner'],
  ['Univ.-Prof. Dr. med. univ. Elisabeth Pöschl', 'Elisabeth|Pöschl'],
  ['Elisabeth Pöschl, BSc MSc', 'Elisabeth|Pöschl'],
  ['Sonja Trummer-Feichtinger geb. Lex', 'Sonja|Trummer-Feichtinger'],
  ['Trummer, Sonja (geb. Lex)', 'Sonja|Trummer'],
  ['OSR Hermann Zach', 'Hermann|Zach'],
  ['Ing. Franz X. Moser', 'Franz X.|Moser'],
  ['von der Tann, Philipp', 'Philipp|von der Tann'],
  ['Philipp von der Tann', 'Philipp|von der Tann'],
  ['van den Berg Marieke', 'Marieke|van den Berg'],
  ['Ruiz Ortega, María de los Ángeles', 'María de los Ángeles|Ruiz Ortega'],
  ['José Luis García Márquez', 'José Luis|García Márquez'],
  ['Mehmet Ali Yılmaz', 'Mehmet Ali|Yılmaz'],
  ['YILMAZ Ayşe Nur', 'Ayşe Nur|Yilmaz'],
  ['Nguyễn Thị Minh Anh', 'Thị Minh Anh|Nguyễn'],
  ['Thi Thu Ha Pham', 'Thi Thu Ha|Pham'],
  ['Al-Hassan, Fatima', 'Fatima|Al-Hassan'],
  ['Omar Abu Khalil', 'Omar|Abu Khalil'],
  ['Al Masri Yusuf', 'Yusuf|Al Masri'],
  ['bin Salman, Khalid', 'Khalid|bin Salman'],
  ['Ковальчук Олена', 'Олена|Ковальчук'],
  ['Shevchenko Olha Ivanivna', 'Olha Ivanivna|Shevchenko'],
  ['Oleksandr Schewtschenko', 'Oleksandr|Schewtschenko'],
  ['Szabó Gergely', 'Gergely|Szabó'],
  ['Nagy-Kovács Éva', 'Éva|Nagy-Kovács'],
  ['KOVÁCS-TÓTH Réka', 'Réka|Kovács-Tóth'],
  ['HUBER Anna', 'Anna|Huber'],
  ['anna huber', 'Anna|Huber'],
  ['HUBER ANNA MARIA', 'Anna Maria|Huber'],
  ['Anna u. Karl Huber', 'Anna u. Karl|Huber'],
  ['Huber Anna + Karl', 'Anna + Karl|Huber'],
  ['Fam. Steinkellner', '|Steinkellner'],
  ['Familie Gruber (Sohn Leo)', 'Leo|Gruber'],
  ['Kind von Frau Berger', '?|Berger', '||Berger'],
  ['Kind v. Sabine Wallner', '?|Wallner', '|Sabine|Wallner'],
  ['Baby Moser', '|Moser'],
  ['Zwillinge Ortner', '|Ortner'],
  ['Huber Franz sen.', 'Franz|Huber'],
  ['Franz Huber jun.', 'Franz|Huber'],
  ['Karl Müller III', 'Karl|Müller'],
  ['Maria „Mitzi“ Lechner', 'Maria|Lechner'],
  ['Lechner Maria (Mitzi)', 'Maria|Lechner'],
  ['Hans-Peter Kahr', 'Hans-Peter|Kahr'],
  ['Kahr Hans Peter', '?|Kahr'],
  ['Anna-Lena Sophie Wimmer-Prantl', 'Anna-Lena Sophie|Wimmer-Prantl'],
  ['Wimmer - Prantl Lena', 'Lena|Wimmer-Prantl'],
  ['Eder L.', 'L.|Eder'],
  ['L. Eder', 'L.|Eder'],
  ['Eder, J.P.', 'J.P.|Eder'],
  ['Schmid Josef - ruft selbst an', 'Josef|Schmid'],
  ['Schmid Josef / dringend!', 'Josef|Schmid'],
  ['Schmid Josef, kommt nur vorm.', 'Josef|Schmid'],
  ['Frau Dr. Pilz', '|Pilz'],
  ['Herr Peter Wolf', 'Peter|Wolf'],
  ['Peter Wolf (8 J.)', 'Peter|Wolf'],
  ['Leonie Graf, 5a', 'Leonie|Graf'],
  ['Leonie Graf (Mutter: Eva Graf)', 'Leonie|Graf', 'Mutter|Eva|Graf'],
  ['Mama von Leonie Graf', 'Leonie|Graf', 'Mama||'],
  ['Graf Leonie (VS Liebenau)', 'Leonie|Graf'],
  ['O’Neill Siobhán', 'Siobhán|O’Neill'],
  ['D’Angelo, Luca', 'Luca|D’Angelo'],
  ['Đorđe Đukić', 'Đorđe|Đukić'],
  ['Müller-Lüdenscheidt Dr. Klaus', 'Klaus|Müller-Lüdenscheidt'],
  ['Da Silva Santos João Pedro', 'João Pedro|Da Silva Santos'],
  ['Nowak Mag.(FH) Andrea MBA', 'Andrea|Nowak'],
  ['3. Anruf: Koller Heinz', 'Heinz|Koller'],
  ['Koller Heinz\n(Reha)', 'Heinz|Koller'],
  ['Koller Heinz *1956', 'Heinz|Koller'],
  ['MMag. Dr. Judith Ranftl, LL.M.', 'Judith|Ranftl'],
  ['Ranftl Judith MMag.', 'Judith|Ranftl'],
  ['Dipl.-Päd. Roswitha Sackl', 'Roswitha|Sackl'],
  ['Dr.in Petra Holzer-Ahmed', 'Petra|Holzer-Ahmed'],
  ['Prim. Dr. Gernot Seidl', 'Gernot|Seidl'],
  ['KR Hubert Stangl', 'Hubert|Stangl'],
  ['Stangl Hubert (Chef von Fa. Metallbau)', 'Hubert|Stangl'],
  ['Bondarenko Iryna Petrivna', 'Iryna Petrivna|Bondarenko'],
  ['Мельник Оксана', 'Оксана|Мельник'],
  ['Ольга Коваленко', 'Ольга|Коваленко'],
  ['Horváth Zsófia', 'Zsófia|Horváth'],
  ['María José Fernández López', 'María José|Fernández López'],
  ['Carlos Pérez', 'Carlos|Pérez'],
  ['Lê Thị Hồng', 'Thị Hồng|Lê'],
  ['El-Sayed Mahmoud', 'Mahmoud|El-Sayed'],
  ['Abdullah Çelik', 'Abdullah|Çelik'],
  ['ÇELİK ABDULLAH', 'Abdullah|Çelik'],
  ['Huber Anna; Mutter Eva', 'Anna|Huber', 'Mutter|Eva|'],
  ['Huber Anna (Mama: Eva, Papa: Karl)', 'Anna|Huber'],
  ['Huber Anna u. Bruder Max', '?|Huber'],
  ['Eva Huber mit Sohn Leo', '?|Huber'],
  ['Petrenko Ivan Mykhailovych', 'Ivan Mykhailovych|Petrenko'],
  ['Al Hassan', '|Al Hassan'],
  ['Anna Maria Walter', 'Anna Maria|Walter'],
  ['Ramírez Ana', 'Ana|Ramírez'],
  ['Ana Ramírez', 'Ana|Ramírez'],
  ['Анна Петрова', 'Анна|Петрова'],
  ['Huber, nur', 'nur|Huber'],
  ['Tochter von Fr. Dr. Seidl', '?|Seidl', '||Seidl'],
  ['Maier-Huber (Anna)', '?|Maier-Huber'],
  ['Anna M. (Nachname?)', '?|M.'],
  ['Gsellmann Johann vlg. Toni', 'Johann|Gsellmann'],
  ['Gsellmann Hans (eigentlich Johann)', 'Hans|Gsellmann'],
  ['Johann Gsellmann – wartet auf VO', 'Johann|Gsellmann'],
  ['Johann Gsellmann †', '?|Gsellmann'],
  ['* Johann Gsellmann', 'Johann|Gsellmann'],
  ['Frau Gsellmann (Tochter: Fr. Pucher)', '|Gsellmann', 'Tochter||Pucher'],
  ['Sr. M. Benedicta', 'M.|Benedicta'],
  ['Brunner Sabrina', 'Sabrina|Brunner'],
  ['Brunner Jochen', 'Jochen|Brunner'],
  ['Brunner Horst', '?|Brunner'],
  ['Martin Anna', 'Anna|Martin'],
  ['Huber sen., Max', 'Max|Huber'],
  ['Huber jun, Max', 'Max|Huber'],
  ['Zumthor-Bühler Ursi', 'Ursi|Zumthor-Bühler'],
  ['Zumthor-Bühler Xyla', '?|Zumthor-Bühler'],
  ['Xyla Zumthor-Bühler', 'Xyla|Zumthor-Bühler'],
  ['Leo (Mutter: Sabine Gruber)', '?|Gruber', 'Mutter|Sabine|Gruber'],
  ['Leo (Mama: Gruber Sabine)', '?|Gruber', 'Mama|Sabine|Gruber'],
  ['Huber (Mutter: Eva)', '|Huber', 'Mutter|Eva|'],
  ['Huber Eva WV', '?|WV'],
  ['VIP Huber Eva', '?|VIP'],
  ['HO Thi Mai', 'Thi Mai|Ho'],
  ['Leitner Fritz/Rollstuhl', '?|Fritz/Rollstuhl'],
  ['Steiner Sepp d. Ä.', 'Sepp|Steiner'],
  ['Sepp Steiner d.J.', 'Sepp|Steiner'],
  // Several people are never one.
  ['Huber Maria, Huber Anna', '?|Huber'],
  ['Max Busch\nLena Maier', '?|Busch'],
  ['Max u. Moritz Busch', '?|Busch'],
  ['Max + Moritz Busch', '?|Busch'],
  // Whoever waits no longer.
  ['Gsellmann Johann (verstorben)', '?|Gsellmann'],
  ['Gsellmann Johann erl.', '?|Gsellmann'],
  ['erl. Gsellmann Johann', '?|Gsellmann'],
  ['VERSTORBEN: Johann Gsellmann', '?|Gsellmann'],
  ['Johann Gsellmann - hat schon einen Platz', '?|Gsellmann'],
  ['Familie Gräfin Eva zu Stolberg', 'Eva|zu Stolberg'],
];

describe('a name in a list', () => {
  test.each(names)('%s', (cell, name, contact) => {
    const row = read({ name: cell, phone: '0316 876543' });
    const [first = '', last] = name.split('|');
    if (first === '?') expect(asked(row), 'asks').toBe(true);
    else expect(said(row.firstname)).toBe(said(first));
    expect(said(row.lastname)).toBe(said(last ?? ''));
    if (contact !== undefined)
      expect(
        [row.contactPersonRelationship, row.contactPersonFirstname, row.contactPersonLastname].join(
          '|',
        ),
      ).toBe(contact);
    expect(lost(cell, row), 'lost').toEqual([]);
  });
});

test('several first names in their own column are asked', () => {
  for (const firstname of ['Max und Moritz', 'Max/Moritz', 'Max, Moritz', 'Max & Moritz'])
    expect(asked(read({ firstname, lastname: 'Busch', phone: '0316 876543' })), firstname).toBe(
      true,
    );
  const one = { firstname: 'Anna Maria', lastname: 'von und zu Stein', phone: '0316 876543' };
  expect(asked(read(one))).toBe(false);
});

test('that the first name is missing is said, where a column may have it', () => {
  const phone = '0316 876543';
  const told = (row: RawRow) => read({ ...row, phone }).notices.map(({ code }) => code);
  for (const name of ['Graf', 'Kind Leitner', 'Fr. Ing. Pucher', 'Baby Ruprechter'])
    expect(told({ name }), name).toEqual(['noFirstname']);
  expect(told({ firstname: '', lastname: 'Graf' })).toEqual(['noFirstname']);
  expect(told({ lastname: 'Graf' })).toEqual([]);
  expect(told({ name: 'Eva Graf' })).toEqual([]);
  // Asked anyway.
  expect(told({ name: 'Name' })).toEqual(['doubtful']);
  expect(merelyTold.has('noFirstname')).toBe(true);
});

/** The cell beside 'Leonie Graf'; 'relationship|first|last'. */
const contacts: readonly [cell: string, contact: string][] = [
  ['Mutter Sandra Graf', 'Mutter|Sandra|Graf'],
  ['Sandra Graf (Mama)', 'Mama|Sandra|Graf'],
  ['Eltern', 'Eltern||'],
  ['Vater: Ing. Jürgen Graf', 'Vater|Jürgen|Graf'],
  ['Fr. Graf', '||Graf'],
  ['Oma (Gerda Kainz)', 'Oma|Gerda|Kainz'],
  ['Bezugsbetreuerin Nina Auer', 'Bezugsbetreuerin|Nina|Auer'],
  ['Erwachsenenvertreter Dr. Hold', 'Erwachsenenvertreter||Hold'],
  ['Tochter Eva Maier 0664 1234567', 'Tochter|Eva|Maier'],
  ['Ingrid + Thomas Graf', '|Ingrid + Thomas|Graf'],
  ['KM Sandra', 'KM|Sandra|'],
  ['Pflegemama Ulli Kern', 'Pflegemama|Ulli|Kern'],
  ['Sandra Graf, Mutter, ab 16h', 'Mutter|Sandra|Graf'],
  ['Graf Sandra (Kindesmutter)', 'Kindesmutter|Sandra|Graf'],
  ['KM: Sandra Graf', 'KM|Sandra|Graf'],
  ['Lebensgefährtin Petra', 'Lebensgefährtin|Petra|'],
  ['Schwiegertochter (Renate Graf)', 'Schwiegertochter|Renate|Graf'],
  ['Graf Renate – Schwiegertochter', 'Schwiegertochter|Renate|Graf'],
  ['Mama und Papa', '||'],
  ['Mag. Sandra Graf-Hofer', '|Sandra|Graf-Hofer'],
];

describe('a contact person in a list', () => {
  test.each(contacts)('%s', (cell, contact) => {
    const row = read({
      firstname: 'Leonie',
      lastname: 'Graf',
      contactPerson: cell,
      phone: '0316 876543',
    });
    expect([row.firstname, row.lastname]).toEqual(['Leonie', 'Graf']);
    expect(
      [row.contactPersonRelationship, row.contactPersonFirstname, row.contactPersonLastname].join(
        '|',
      ),
    ).toBe(contact);
    expect(lost(cell, row), 'lost').toEqual([]);
  });
});
