import { expect, it, test } from 'vitest';
import { holdsInvisible, mixedWord } from './scripts.ts';

it.each([
  ['Loɡopädie Lindenhof', 'Loɡopädie'],
  ['Logopädie Liոdeոhof', 'Liոdeոhof'],
  ['8020 Grаz', 'Grаz'],
  ['Ρasswort', 'Ρasswort'],
  ['Praxis ʟinde', 'ʟinde'],
  ['Praxis ǀinde', 'ǀinde'],
  ['Ꮮogo', 'Ꮮogo'],
  ['µTherapie', 'µTherapie'],
])('„%s“ cannot be read as it is written', (text, word) => expect(mixedWord(text)).toBe(word));

it.each([
  'Logopädie Łukasz Çelik & Đorđe Ğ. Șerban',
  'Praxis Nguyễn Thị',
  'Λογοθεραπεία Γραζ',
  'Логопедия на площади',
  'עברית فارسی',
  '東京こころ カウンセリング',
  '언어치료 8020',
  'Ergo2go – 3. Stock',
  'Praxis Ω',
  'Ｌｏｇｏ ﬁt',
  'Praxis 🌳 Baum',
  '',
])('„%s“ can', (text) => expect(mixedWord(text)).toBeUndefined());

test('invisible characters are found; emoji and Persian keep their joiners', () => {
  for (const hidden of [
    'a\u3164',
    'a\uffa0b',
    '\u115f',
    '\u1160',
    'a\u034fb',
    'a\u00adb',
    'a\u2060b',
    '\u2800',
    'a\u200cb',
    'a\ufe0f',
    'x\u{e0041}',
  ])
    expect(holdsInvisible(hidden), JSON.stringify(hidden)).toBe(true);
  for (const visible of ['👩‍👧 Praxis ❤️', 'می‌خواهم', 'Praxis'])
    expect(holdsInvisible(visible), visible).toBe(false);
});
