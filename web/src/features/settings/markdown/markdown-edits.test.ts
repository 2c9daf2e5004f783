import { describe, expect, test } from 'vitest';
import {
  addressEdit,
  applyEdit,
  type Edit,
  enterEdit,
  insertEdit,
  lineEdit,
  linkEdit,
  markEdit,
  type Selection,
} from './markdown-edits.ts';

/** Parses a text with its selection between '‹' and '›', or its cursor at '‹›'. */
function read(marked: string): { text: string; selection: Selection } {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), selection: { start, end } };
}

function write(text: string, edit: Edit | undefined): string {
  if (!edit) return 'unchanged';
  const after = applyEdit(text, edit);
  const { start, end } = edit.select;
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
}

const through = (
  marked: string,
  edit: (text: string, selection: Selection) => Edit | undefined,
) => {
  const { text, selection } = read(marked);
  return write(text, edit(text, selection));
};
const bold = (marked: string) =>
  through(marked, (text, selection) => markEdit(text, selection, 'bold', 'Text'));
const italic = (marked: string) =>
  through(marked, (text, selection) => markEdit(text, selection, 'italic', 'Text'));
const lines = (kind: 'heading' | 'bullets' | 'numbers') => (marked: string) =>
  through(marked, (text, selection) => lineEdit(text, selection, kind));
const link = (marked: string) =>
  through(marked, (text, selection) => linkEdit(text, selection, 'Text'));

describe('bold and italic', () => {
  test('go around what is selected, and off again', () => {
    expect(bold('Wir ‹sind› da')).toBe('Wir **‹sind›** da');
    expect(bold('Wir **‹sind›** da')).toBe('Wir ‹sind› da');
    expect(bold('Wir ‹**sind**› da')).toBe('Wir ‹sind› da');
    expect(italic('Wir ‹sind› da')).toBe('Wir *‹sind›* da');
    expect(italic('Wir *‹sind›* da')).toBe('Wir ‹sind› da');
  });

  test('leave words to be typed over where nothing is selected', () => {
    expect(bold('Wir ‹› da')).toBe('Wir **‹Text›** da');
    expect(italic('‹›')).toBe('*‹Text›*');
  });

  test('do not mistake one for the other', () => {
    expect(italic('Wir **‹sind›** da')).toBe('Wir ***‹sind›*** da');
    expect(bold('Wir *‹sind›* da')).toBe('Wir ***‹sind›*** da');
    expect(bold('Wir ***‹sind›*** da')).toBe('Wir *‹sind›* da');
    expect(italic('Wir ***‹sind›*** da')).toBe('Wir **‹sind›** da');
  });

  test('leave spaces at the edge of the selection outside, where they would undo the mark', () => {
    expect(bold('Wir‹ sind ›da')).toBe('Wir **‹sind›** da');
    expect(bold('Wir‹ ›da')).toBe('Wir**‹Text›** da');
  });

  test('go around each line behind its sign, since a mark ends with its paragraph', () => {
    expect(bold('‹- eins\n\n2. zwei\ndrei›')).toBe('‹- **eins**\n\n2. **zwei**\n**drei**›');
  });
});

describe('headings and lists', () => {
  test('are made of the whole line, wherever the cursor is in it, and plain again', () => {
    expect(lines('heading')('Vor\nÜber u‹›ns\nNach')).toBe('Vor\n## Über uns‹›\nNach');
    expect(lines('heading')('## Über u‹›ns')).toBe('Über uns‹›');
    expect(lines('heading')('# Über u‹›ns')).toBe('## Über uns‹›');
    expect(lines('bullets')('‹›')).toBe('- ‹›');
  });

  test('number what is selected, change one kind into the other, and leave empty lines', () => {
    expect(lines('bullets')('‹eins\nzwei›')).toBe('‹- eins\n- zwei›');
    expect(lines('numbers')('‹- eins\n\n- zwei›')).toBe('‹1. eins\n\n2. zwei›');
    expect(lines('numbers')('‹1. eins\n2. zwei›')).toBe('‹eins\nzwei›');
  });

  test('keep text below at a distance: it would become a part of the last item', () => {
    expect(lines('bullets')('eins‹›\nDanach')).toBe('- eins‹›\n\nDanach');
    expect(lines('bullets')('eins‹›\n- zwei')).toBe('- eins‹›\n- zwei');
  });
});

describe('links', () => {
  test('take the selected words, and wait for the address', () => {
    expect(link('Zur ‹Karte›.')).toBe('Zur [Karte](‹https://›).');
  });

  test('take a selected address, and wait for the words', () => {
    expect(link('‹https://praxis.at/karte›')).toBe('[‹Text›](https://praxis.at/karte)');
    expect(link('‹www.praxis.at›')).toBe('[‹Text›](www.praxis.at)');
    expect(link('‹›')).toBe('[‹Text›](https://)');
  });
});

test('a placeholder takes the place of the selection', () => {
  expect(through('Das ist ‹hier›.', (_text, selection) => insertEdit(selection, '{titel}'))).toBe(
    'Das ist {titel}‹›.',
  );
});

test('a placeholder for an address becomes a link, since an address alone leads nowhere', () => {
  const address = (marked: string) =>
    through(marked, (text, selection) => addressEdit(text, selection, '{webseite}', 'Website'));
  expect(address('Mehr: ‹›')).toBe('Mehr: [‹Website›]({webseite})');
  expect(address('Mehr ‹hier› lesen')).toBe('Mehr [‹hier›]({webseite}) lesen');
  expect(address('Mehr [hier](‹https://›)')).toBe('Mehr [hier]({webseite}‹›)');
});

describe('Enter', () => {
  test('continues with a list', () => {
    expect(through('- eins‹›', enterEdit)).toBe('- eins\n- ‹›');
    expect(through('  9. neun‹› und mehr', enterEdit)).toBe('  9. neun\n  10. ‹› und mehr');
  });

  test('ends the list at an empty item', () => {
    expect(through('- eins\n- ‹›', enterEdit)).toBe('- eins\n‹›');
  });

  test('is an ordinary Enter elsewhere', () => {
    expect(through('Wir sind 3. Klasse‹›', enterEdit)).toBe('unchanged');
    expect(through('- ei‹ns›', enterEdit)).toBe('unchanged');
    expect(through('‹›- eins', enterEdit)).toBe('unchanged');
  });
});
