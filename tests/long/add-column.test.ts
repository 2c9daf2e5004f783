/**
 * README's recipe "A column of the request table", followed in a copy of the project: one entry, and
 * the column can be chosen and is drawn.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const entry = 'web/src/features/requests/table/columns/columns.tsx';

it('a column needs its entry: without a cell it does not compile, with one it is drawn and offered', async () => {
  copy.insert(
    entry,
    '  prescription: {',
    "  remark: {\n    title: 'Bemerkung',\n    min: 7,\n  },\n",
  );
  await expect(copy.node('node_modules/typescript/bin/tsc', '-p', 'web')).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'cell' is missing"),
  });
  copy.insert(entry, '    min: 7,\n  },\n  prescription', '    cell: ({ note }) => note,\n');
  await copy.node('scripts/check-types.ts');
  const passed = await copy.passedTests('web', 'requests-view', '-t', 'the columns');
  expect(passed).toContain('the columns remark has its head and its cells once it is chosen');
  expect(passed).toContain('the columns are all offered');
  expect(await copy.changedFiles()).toEqual([entry]);
});
