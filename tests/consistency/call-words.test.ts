/**
 * What is said while the server is slow or silent, or nobody is connected, is one table: no screen
 * has its own words for it, and none blames the reader's connection.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stringsIn } from '../support/strings-in-source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|recordings/.test(file),
);
const theTable = /^web\/src\/calls\/(?:staff-|connection-)?texts\.ts$/;

const aboutTheServer =
  /Verbindung|verbunden bist|nicht verbunden|online bist|(?:dein|Ihr) Netz\b|kam keine Antwort|noch keine Antwort da|Antwort (?:ge|be)kommen|(?:nicht|etwas) (?:ge)?(?:klappt|schiefgegangen)|angekommen ist|sich gerade nicht (?:speichern|senden)/;

/** What answers no call, and why. */
const others: readonly (readonly [why: string, file: RegExp, text: RegExp])[] = [
  ['the title above the sentence', /session\/account-link-texts\.ts$/, /^Das hat nicht geklappt$/],
  [
    'a page that broke',
    /(?:shell\/texts|pages\/error-page|features\/practice\/texts)\.tsx?$/,
    /^Da ist etwas schief/,
  ],
  ['a list that is read live', /practice\/choose-texts\.ts$/, /Verbindung/],
  ['a search on the device', /practice-field-texts\.ts$/, /online bist/],
];

const said = sources
  .filter((file) => !theTable.test(file))
  .flatMap((file) => stringsIn(root + file).map((text) => ({ file, text })))
  .filter(({ text }) => aboutTheServer.test(text));
const isOther = ({ file, text }: (typeof said)[number]) =>
  others.some(([, where, what]) => where.test(file) && what.test(text));

it('is said in the words of the table alone', () => {
  expect(said.filter((one) => !isOther(one))).toEqual([]);
});

it('knows no exception that has gone', () => {
  for (const [why, where, what] of others)
    expect(
      said.some(({ file, text }) => where.test(file) && what.test(text)),
      why,
    ).toBe(true);
});

const filesWith = (what: RegExp) =>
  sources.filter((file) => what.test(readFileSync(root + file, 'utf8')));

it('is said of every call: none is sent past it, and nobody gives a kind another sentence', () => {
  const inRegistration = 'web/src/features/registration/commands.ts';
  expect(new Set(filesWith(/\bfetch\((?:callPath|'\/api\/)/))).toEqual(
    // An error's report says nothing to anybody, and must come where nothing else loads.
    new Set(['web/src/firebase/calls.ts', inRegistration, 'web/src/send-report.ts']),
  );
  // Account links have problems of their own; the booking form maps its results to the table.
  expect(new Set(filesWith(/(?:from|import\() ?'[./]*\/(?:firebase\/)?calls\.ts'/))).toEqual(
    new Set([
      'web/src/calls/run.ts',
      // The proof of work, made beforehand.
      'web/src/calls/prepare-proof.ts',
      'web/src/firebase/proof.ts',
      'web/src/features/booking/commands.ts',
      // Asks to sign in again.
      'web/src/features/session/sign-in-again.tsx',
      'web/src/firebase/sign-in.ts',
      // Nobody has pressed anything, and nobody waits for the answer.
      'web/src/features/session/commands.ts',
      'web/src/features/session/own-session.ts',
      'web/src/features/session/lock.ts',
    ]),
  );
  const giving = filesWith(/\bproblemOf\('[^)]*,/).filter((file) => !/\/calls\//.test(file));
  // The specification's sentence.
  expect(giving).toEqual([inRegistration]);
});
