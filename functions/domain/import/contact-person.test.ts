import { expect, test } from 'vitest';
import { contactPersonAmong, contactPersonOf, readNameCell } from './contact-person.ts';

test.each<[string, string, string, string, boolean?]>([
  ['Mutter: Frau Groß', '', 'Groß', 'Mutter'],
  ['Mutter: Ines Wolf', 'Ines', 'Wolf', 'Mutter'],
  ['Mutter: Gößl Ute', 'Ute', 'Gößl', 'Mutter'],
  ['Mutter: Chloé Martin', 'Chloé', 'Martin', 'Mutter'],
  ['Mutter: Huber Süsanne', 'Süsanne', 'Huber', 'Mutter'],
  ['Mutter: Süsanne Huber', 'Süsanne', 'Huber', 'Mutter'],
  ['Mutter: Bürger, Anneliese', 'Anneliese', 'Bürger', 'Mutter'],
  ['Huber Réka', 'Réka', 'Huber', ''],
  ['Großmutter: Fr. Waltraud Kröpfl', 'Waltraud', 'Kröpfl', 'Großmutter'],
  ['Eva Groß (Mutter)', 'Eva', 'Groß', 'Mutter'],
  ['Mutter – Eva Groß', 'Eva', 'Groß', 'Mutter'],
  ['Pflegemutter Frau Aeschlimann', '', 'Aeschlimann', 'Pflegemutter'],
  ['Eltern: Fam. Würzl', '', 'Würzl', 'Eltern', true],
  ['Eltern getrennt! Mutter: Ines Wolf', 'Ines', 'Wolf', 'Mutter', true],
  ['Mutter: Ines Wolf, Vater: Paul Wolf', 'Ines', 'Wolf', 'Mutter', true],
  ['Mutter: Dr. Eva Groß', 'Eva', 'Groß', 'Mutter', true],
  ['Mama Andrea', 'Andrea', '', 'Mama'],
  ['Mama Kathi', 'Kathi', '', 'Mama'],
  ['Mutter: Andrea', 'Andrea', '', 'Mutter'],
  ['Andrea', 'Andrea', '', ''],
  ['Frau Andrea', '', 'Andrea', ''],
  ['Oma Huber Gerlinde', 'Gerlinde', 'Huber', 'Oma'],
  ['Tochter Ines Peter', 'Ines', 'Peter', 'Tochter'],
  ['getrennt! Vater Huber Jürgen', 'Jürgen', 'Huber', 'Vater', true],
  ['Mutter Eva Huber, Vater Paul Huber', 'Eva', 'Huber', 'Mutter', true],
  ['Groß Eva, Mutter', 'Eva', 'Groß', 'Mutter'],
  ['Eva Groß Oma', 'Eva', 'Groß', 'Oma'],
  ['Berger-Huber Rosa', 'Rosa', 'Berger-Huber', ''],
  ['Mutter: Huber Eva (Alleinerz.)', 'Eva', 'Huber', 'Mutter', true],
  ['Mutter: v. Stein Eva', 'Eva', 'v. Stein', 'Mutter'],
  ['WG Sonnenhof, Fr. Kern 0662 123456', '', 'Kern', '', true],
  ['Jugendamt: Herr Dr. Paul Maier', 'Paul', 'Maier', '', true],
  ['Pflegeheim St. Anna, Fr. Kern', '', 'Kern', '', true],
  ['Haus, Eva', 'Eva', 'Haus', ''],
  ['Mutter: verstorben', '', '', '', true],
  ['Vater unbekannt', '', '', '', true],
  // Nobody is called so; what only points elsewhere is for the note.
  ['selbst', '', '', ''],
  ['Patientin selbst', '', '', ''],
  ['–', '', '', ''],
  ['Mutter', '', '', 'Mutter'],
  ['s.o. (Nr. 2)', '', '', '', true],
  ['wie oben', '', '', '', true],
  ['Mama = Lehrerin, erst ab 14 Uhr erreichbar', '', '', '', true],
  ['', '', '', ''],
])(
  '%j in a column of contact persons',
  (text, firstname, lastname, relationship, isMore = false) => {
    expect(contactPersonOf(text, { lastname: 'Huber' })).toEqual({
      firstname,
      lastname,
      relationship,
      isMore,
    });
  },
);

test.each([
  ['Mutter: Frau Groß', '', 'Groß', 'Mutter'],
  ['Mutter: Frau Groß arbeitet bei uns im Haus', '', 'Groß', 'Mutter'],
  ['Mutter (Fr. Brandt)', '', 'Brandt', 'Mutter'],
  ['Mama Sabine 0176 4445556', 'Sabine', '', 'Mama'],
  ['Anruf bitte bei Mama Sabine Groß, 0176 4445556', 'Sabine', 'Groß', 'Mama'],
  ['Kontakt: Mutter Claudia Huber', 'Claudia', 'Huber', 'Mutter'],
  ['Kontakt Vater: Pius Huber', 'Pius', 'Huber', 'Vater'],
  ['SES; Papa Huber holt ab', '', 'Huber', 'Papa'],
  ['Oma: Hilde Berger', 'Hilde', 'Berger', 'Oma'],
  ['Mutter: Gößl Ute', 'Ute', 'Gößl', 'Mutter'],
  // The words after a name are none.
  ['Mama Sabine Lehrerin sagt ab', 'Sabine', '', 'Mama'],
] as const)('%j names a contact person', (text, firstname, lastname, relationship) => {
  expect(contactPersonAmong(text, { lastname: 'Huber' })).toEqual({
    firstname,
    lastname,
    relationship,
  });
});

test.each([
  'Mutter: Lehrerin',
  'Mutter Ärztin',
  'Mama = Ärztin',
  'Vater arbeitet Schicht',
  'Mutter v. Simon',
  'Mutter „sehr bemüht“',
  'mit Tochter reden',
  'Sohn: 0664 5550399',
  'Mama 079 555 02 09 / Papa 079 555 02 10',
  'Mutter Handy 0664 5550399',
  'Frau Groß arbeitet bei uns im Haus',
  'wie Bruder',
  'Geschwister von Lili',
  'Partnerarbeit: Frau Groß',
  '',
])('%j names none', (text) => {
  expect(contactPersonAmong(text, { lastname: 'Huber' })).toBeUndefined();
});

test.each([
  ['Mutter: Frau Groß', 'Groß', ['', 'Groß', 'Mutter'], true],
  ['Mutter Groß', 'Groß', ['', 'Groß', 'Mutter'], true],
  ['Mama Sabine Groß', 'Groß', ['Sabine', 'Groß', 'Mama'], true],
  ['Kind v. Hr. Groß', 'Groß', ['', 'Groß', ''], true],
  ['Tochter von Maria Groß', 'Groß', ['Maria', 'Groß', ''], true],
  ['Groß Emilia, Mutter: Sabine Groß', 'Groß Emilia', ['Sabine', 'Groß', 'Mutter']],
  ['Emilia Groß (Mutter: Frau Berger)', 'Emilia Groß', ['', 'Berger', 'Mutter']],
  ['Emilia Groß (Mama Sabine)', 'Emilia Groß ', ['Sabine', '', 'Mama']],
  ['Theresa Lindner für Tochter Marie', 'Lindner, Marie', ['Theresa', 'Lindner', '']],
  ['Lindner Theresa für Tochter Marie (15)', 'Lindner, Marie (15)', ['Theresa', 'Lindner', '']],
  ['Theresa Lindner für ihre Mutter Erna Holz', 'Erna Holz', ['Theresa', 'Lindner', '']],
] as const)(
  '%j in a column of names',
  (text, name, [firstname, lastname, relationship], isContactOnly?: true) => {
    expect(readNameCell(text)).toEqual({
      name,
      contact: expect.objectContaining({ firstname, lastname, relationship }),
      ...(isContactOnly && { isContactOnly }),
    });
  },
);

test.each([
  'Emilia Groß',
  'Groß, Emilia',
  'Maria Huber (Mutter)',
  'Huber Maria (8 J.)',
  'Sohn Michael',
  'Sohn von der Heide',
  'Franz Vater',
  'Anna Fürst',
  'Mutter und Kind',
  '',
])('%j is a name and nothing else', (name) => {
  expect(readNameCell(name)).toEqual({ name });
});

test.each([
  ['before a contact person', (gap: string) => `Emilia${gap}x Mutter: Wolf`],
  ['behind their name', (gap: string) => `Emilia Groß, Mutter: Wolf${gap}x`],
  ['in a bracket', (gap: string) => `Emilia Groß (${gap}x`],
  [
    'before whom somebody asks for',
    (gap: string) => `Theresa Lindner ${gap} für ${gap} Tochter ${gap}x`,
  ],
])('hundreds of thousands of blanks %s are read without going back over them', (_where, cell) => {
  for (const blank of [' ', ', ', '-'])
    expect(readNameCell(cell(blank.repeat(300_000))).name).toContain('a');
});
