/** `npm run operator` from its words to the database: nothing is done without `--do`. */
import { spawnSync } from 'node:child_process';
import { collections } from '@platzwart/functions/core/collections';
import { expect, test } from 'vitest';
import { root } from '../../scripts/toolchain.ts';
import { database, project, registeredPractice } from '../support/practice-under-test.ts';
import { everyDocument } from '../support/whole-database.ts';

function operator(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/operator.ts', ...words],
    { cwd: root, encoding: 'utf8', env: { ...process.env, GOOGLE_CLOUD_PROJECT: project } },
  );
  return { status, said: `${stdout}${stderr}` };
}

test('a command says what it would do, does it once told to, and refuses what it does not know', async () => {
  const slug = await registeredPractice('Befehl', new Date());
  const before = await everyDocument();
  const dry = operator('close', slug);
  expect(dry.said).toContain('Noch ist nichts geschehen.');
  expect(dry.status).toBe(0);
  expect(await everyDocument()).toEqual(before);

  const done = operator('close', slug, '--do');
  expect(done.said).toContain(`in ${project}`);
  expect(done.said).not.toContain('Noch ist nichts geschehen.');
  const account = await collections(database()).account(slug).get();
  expect(account.data()?.closedAt).toEqual(expect.any(Date));
  const after = await everyDocument();
  operator('close', slug, '--do');
  expect(await everyDocument()).toEqual(after);

  for (const words of [['close'], ['close', 'gibt-es-nicht', '--do'], ['schliess', slug, '--do']])
    expect(operator(...words).status, words.join(' ')).toBe(1);
  expect(await everyDocument()).toEqual(after);
});
