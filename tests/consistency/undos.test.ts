/**
 * Every undo that anybody is offered: where it is proven that the documents are as before, or why
 * there is nothing to prove.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calls } from '@platzwart/domain/calls/calls';
import { expect, it } from 'vitest';
import { stringsIn } from '../support/strings-in-source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const proof = readFileSync(`${root}tests/functions/undos.test.ts`, 'utf8');
const isCase = (name: string) => new RegExp(`^  (?:'${name}'|${name}): \\{`, 'm').test(proof);

/** By the file of its words. */
const offered: Record<
  string,
  | { cases: readonly string[] }
  /** A test of its own, and what it proves. */
  | { test: string; because: string }
  | { stored: 'nothing' }
> = {
  'entities/named/texts.ts': {
    test: 'web/src/features/tags/tags-view.test.tsx',
    because: 'one document: the same one is written again',
  },
  'entities/request/texts.ts': {
    cases: ['archiving with an open offer, the next one asked', 'reactivating', 'editing'],
  },
  'features/booking/further-texts.ts': { stored: 'nothing' },
  'features/import/texts.ts': { cases: ['importing a list'] },
  'features/patient-portal/consent-texts.ts': {
    test: 'tests/functions/revoke-consent.test.ts',
    because: 'a consent anew, not an undo: it is as old as it is',
  },
  'features/patient-portal/withdrawn-texts.ts': {
    test: 'tests/functions/patient-portal.test.ts',
    because: 'by patients, from one field',
  },
  'features/requests/bin/texts.ts': {
    test: 'tests/functions/bin.test.ts',
    because: 'after any time, when offers have ended for good',
  },
  'features/requests/deletion/texts.ts': {
    cases: ['deleting into the bin with an open offer', 'deleting an archived one into the bin'],
  },
  'features/requests/duplicates/texts.ts': { cases: ['merging'] },
  'features/requests/round/texts.ts': {
    cases: ['archiving without an offer', 'a contact, of whom an answer was awaited'],
  },
  'features/requests/steps/step-texts.ts': {
    cases: ['the first contact, with a next step', 'settling a step without a contact'],
  },
  'features/requests/table/selection/selection-texts.ts': {
    test: 'web/src/features/requests/table/selection/use-bulk-change.test.tsx',
    because: 'archiving is that of one; stars and tags are one field each',
  },
  'features/settings/form/texts.ts': { stored: 'nothing' },
  'features/settings/intake/texts.ts': { cases: ['pausing the intake'] },
  'features/settings/locations/texts.ts': { stored: 'nothing' },
  'features/settings/privacy/texts.ts': { cases: ['deleting the practice'] },
  'features/vacancies/offer/texts.ts': {
    cases: ['entering a place and offering it in one go', 'distributing places'],
  },
  'features/vacancies/panel/texts.ts': {
    cases: ['giving a place', 'entering a place and offering it to two at once'],
  },
};

const isUndo =
  /^(?:Rückgängig(?: machen)?|Zurückholen|Anfrage zurückholen|Löschen zurücknehmen)(?:: …)?$/;

it('every undo of the browser names the case that proves it, or why there is none', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: `${root}web/src` }).filter(
    (file) =>
      !file.includes('.test.') &&
      stringsIn(`${root}web/src/${file}`).some((words) => isUndo.test(words)),
  );
  expect(files.sort()).toEqual(Object.keys(offered));
  const named = Object.values(offered).flatMap((how) => ('cases' in how ? how.cases : []));
  expect(named.filter((name) => !isCase(name))).toEqual([]);
  const tests = Object.values(offered).flatMap((how) => ('test' in how ? how.test : []));
  expect(tests.filter((test) => !existsSync(root + test))).toEqual([]);
});

it('every call that undoes is pressed by that test', () => {
  const undoing = Object.keys(calls).filter((name) =>
    /^(?:un[dm]|bringBack|reactivate)/.test(name),
  );
  expect(undoing.length).toBeGreaterThan(6);
  const throughPlace = { undoGivenVacancy: 'undoGiven(', undoImport: 'undoWholeImport(' } as const;
  const pressed = (name: string) =>
    proof.includes(
      name in throughPlace ? throughPlace[name as keyof typeof throughPlace] : `${name}(`,
    );
  expect(undoing.filter((name) => !pressed(name))).toEqual([]);
});
