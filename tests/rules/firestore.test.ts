/**
 * The rules, row by row. One file for the runner, because the emulator counts coverage from the
 * moment the rules are loaded: they are loaded once, everything is tried, and in `npm run test:long`
 * the last test reads what was never evaluated. That report takes gigabytes and a minute; the
 * mutants, there as well, prove more.
 */
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { longOr } from '../support/long-run.ts';
import { coverage } from './coverage.ts';
import { editing } from './editing.ts';
import { listQueries } from './list-queries.ts';
import { matrix } from './matrix.ts';
import { outsiders } from './outsiders.ts';
import { requestChanges } from './request-changes.ts';
import { otherRows, practiceRows } from './rows.ts';
import { sessions } from './sessions.ts';
import { tagsAndLists } from './tags-and-lists.ts';
import { closeWorld, openWorld, restoreWorld, slugs } from './world.ts';

beforeAll(() => openWorld());
beforeEach(restoreWorld);
afterAll(closeWorld);

describe('who may do what', () => {
  for (const row of [...practiceRows(slugs.own), ...otherRows]) matrix(row);
});

describe('in a locked practice everyone reads as before and nobody writes', () => {
  for (const row of practiceRows(slugs.locked)) matrix(row, { isLocked: true });
});

describe('who does not belong', outsiders);
describe('the queries of the product', listQueries);
describe('what staff write on a request', requestChanges);
describe('tags and lists', tagsAndLists);
describe('who has a request open for editing', editing);
describe('sessions', sessions);
describe.runIf(longOr(false, true))('coverage', coverage);
