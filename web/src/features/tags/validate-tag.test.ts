import { aTag } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { texts } from './texts.ts';
import { validateName } from './validate-tag.ts';

const tags = [
  { ...aTag({ name: 'Kind', order: 0 }), id: 'a' },
  { ...aTag({ name: 'Müller', order: 1 }), id: 'b' },
  { ...aTag({ name: 'Video', order: 5 }), id: 'c' },
];

describe('a name', () => {
  test('is cleaned before it is stored', () => expect(validateName('  Haus  besuch ', tags, undefined)).toEqual({ name: 'Haus besuch' }));
  test('is required, and has at most 40 characters', () => {
    expect(validateName(' ', tags, undefined)).toEqual({ problem: texts.nameMissing });
    expect(validateName('x'.repeat(41), tags, undefined)).toEqual({ problem: texts.nameTooLong });
    expect(validateName('x'.repeat(40), tags, undefined)).toEqual({ name: 'x'.repeat(40) });
  });
  test('that reads like another is taken, one’s own is not', () => {
    expect(validateName('KIND', tags, undefined)).toEqual({ problem: texts.nameTaken });
    expect(validateName('Mueller', tags, undefined)).toEqual({ problem: texts.nameTaken });
    expect(validateName('kind', tags, 'a')).toEqual({ name: 'kind' });
  });
});
