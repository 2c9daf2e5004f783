/** E-mail cells as practices pasted them: an address is whole or it is none, and all words stay. */

import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { type ImportContext, importMessages } from './cells.ts';
import { validateImportRow } from './row.ts';

const context: ImportContext = { form: aFormConfiguration({}), tags: [], today: '2026-11-21' };

/** The cell; the address that is stored; the one that was probably meant. */
const likely: readonly [cell: string, address: string, meant: string | undefined][] = [
  ['anna@gmial.com', 'anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmial.com (Mutter)', 'anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmx,de', '', 'anna@gmx.de'],
  ['Anna.Huber@hotnail.com', 'Anna.Huber@hotnail.com', 'Anna.Huber@hotmail.com'],
  ['anna@web.de.', 'anna@web.de', undefined],
  ['anna @ web.de', 'anna@web.de', undefined],
  ['anna@aol.com', 'anna@aol.com', undefined],
  ['siehe Mutter', '', undefined],
  ['www.anna@gmx.at', 'www.anna@gmx.at', 'anna@gmx.at'],
  ['WWW.anna@praxis.example', 'WWW.anna@praxis.example', 'anna@praxis.example'],
  ['Anna@GMX.at', 'Anna@gmx.at', undefined],
];

/** The cell; the address, or 'none' where only the note knows, and the row says so. */
const emails: readonly [cell: string, address: string][] = [
  ['anna.huber@post.example', 'anna.huber@post.example'],
  ['Anna.Huber@Post.Example', 'Anna.Huber@post.example'],
  [' anna@post.example ', 'anna@post.example'],
  ['anna@post.example;', 'anna@post.example'],
  ['anna@post.example,', 'anna@post.example'],
  ['<anna@post.example>', 'anna@post.example'],
  ['Anna Huber <anna@post.example>', 'anna@post.example'],
  ['"Huber, Anna" <anna@post.example>', 'anna@post.example'],
  ['mailto:anna@post.example', 'anna@post.example'],
  ['E-Mail: anna@post.example', 'anna@post.example'],
  ['anna@post.example (Mutter)', 'anna@post.example'],
  ['Mutter: anna@post.example', 'anna@post.example'],
  ['anna @ post.example', 'anna@post.example'],
  ['anna@ post.example', 'anna@post.example'],
  ['anna(at)post.example', 'anna@post.example'],
  ['anna[at]post.example', 'anna@post.example'],
  ['anna at post.example', 'none'],
  ['anna(at)post(dot)example', 'anna@post.example'],
  ['anna@post,example', 'none'],
  ['anna@post', 'none'],
  ['annapost.example', 'none'],
  ['anna@@post.example', 'none'],
  ['anna@post..example', 'none'],
  ['anna@post.example; karl@post.example', 'anna@post.example'],
  ['anna@post.example, karl@post.example', 'anna@post.example'],
  ['anna@post.example / karl@post.example', 'anna@post.example'],
  ['anna@post.example\nkarl@post.example', 'anna@post.example'],
  ['anna@post.example oder 0664 1234567', 'anna@post.example'],
  ['anna_huber-1@sub.post.example', 'anna_huber-1@sub.post.example'],
  ['o’brien@post.example', "o'brien@post.example"],
  ['anna+kind@post.example', 'anna+kind@post.example'],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['änna@post.example', 'none'],
  ['keine', 'none'],
  ['-', ''],
  ['anna@post.example (bevorzugt)', 'anna@post.example'],
  ['anna\u200b@post.example', 'anna@post.example'],
  ['anna@post.example.', 'anna@post.example'],
  ['anna@post.example [mailto:anna@post.example]', 'anna@post.example'],
  ['www.post.example', 'none'],
  ['ANNA@POST.EXAMPLE', 'ANNA@post.example'],
  ['anna@post.example | karl@post.example', 'anna@post.example'],
  ['anna@post.example und karl@post.example', 'anna@post.example'],
  ['anna@post.example karl@post.example', 'anna@post.example'],
  ['(anna@post.example)', 'anna@post.example'],
  ['„anna@post.example“', 'anna@post.example'],
  ["'anna@post.example'", 'anna@post.example'],
  ['Email anna@post.example', 'anna@post.example'],
  ['anna@post.example privat', 'anna@post.example'],
  ['anna{at}post.example', 'anna@post.example'],
  ['anna (at) post.example', 'anna@post.example'],
  ['anna @post . example', 'anna@post.example'],
  ['anna@post.example?subject=Hallo', 'none'],
  ['mailto:anna@post.example?subject=Hallo', 'anna@post.example'],
  ['http://anna@post.example', 'none'],
  ['anna.@post.example', 'none'],
  ['.anna@post.example', 'none'],
  ['anna@-post.example', 'none'],
  ['ann a@post.example', 'none'],
  ['anna@post.e', 'none'],
  ['anna@post.example (funktioniert nicht)', 'none'],
  ['alt: anna@post.example', 'none'],
  ['anna@post.example?', 'none'],
  ['hat keine E-Mail', 'none'],
  ['folgt', 'none'],
  ['siehe Mutter', 'none'],
  ['anna＠post.example', 'anna@post.example'],
  ['anna@post。example', 'anna@post.example'],
  ['anna-@post.example', 'anna-@post.example'],
  ['anna@post.example\t', 'anna@post.example'],
  ['Dr. Anna Huber anna@post.example', 'anna@post.example'],
];

test.each(likely)('what is likely meant by %s is asked', (email, address, meant) => {
  const outcome = validateImportRow({ lastname: 'Huber', phone: '0316 876543', email }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  const { email: stored, notices } = outcome.value;
  expect(stored).toBe(address);
  expect(notices.find(({ code }) => code === 'likely')?.message).toBe(
    meant && importMessages.likelyEmail(meant),
  );
});

describe('an e-mail cell of a list', () => {
  test.each(emails)('%s', (cell, address) => {
    const outcome = validateImportRow(
      { lastname: 'Huber', firstname: 'Eva', phone: '0316 876543', email: cell },
      context,
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
    const row = outcome.value;
    expect(row.email).toBe(address === 'none' ? '' : address);
    if (address === 'none') {
      expect(
        row.notices.some(({ field }) => field === 'email'),
        'says so',
      ).toBe(true);
      expect(row.adminNote).toContain(cell);
    }
    const stored = JSON.stringify(row).toLowerCase();
    for (const word of cell.match(/karl@post.example|Mutter|bevorzugt|0664/g) ?? [])
      expect(stored).toContain(word.toLowerCase());
  });
});
