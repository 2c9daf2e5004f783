import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['Mia.Huber@gmial.com', 'Mia.Huber@gmail.com'],
  ['mia@gmail.con', 'mia@gmail.com'],
  ['mia@hotnail.com', 'mia@hotmail.com'],
  ['mia@wbe.de', 'mia@web.de'],
  ['mia@t-onlin.de', 'mia@t-online.de'],
  ['mia@gmx,de', 'mia@gmx.de'],
])('suggests what %s was probably meant to be', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'mia@gmail.com',
  'mia@gmx.ch',
  'mia@mail.com',
  'mia@ymail.com',
  'mia@praxis-lindenhof.at',
  'mia@uni-graz.at',
  'mia@wab.at',
  'mia@aol.com',
  'mia@mac.com',
  'mia@hotmail.ch',
  'mia@yahoo.at',
  'mia@yahoo.fr',
  'mia@outlook.ch',
  'mia@gmx.eu',
  'mia@icloud.at',
  'mia',
  'mia@',
])('leaves %s alone: most addresses are as they are meant', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
