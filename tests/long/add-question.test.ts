/**
 * README's recipe "A question on the booking form", followed in a copy of the project: two entries,
 * and the question is everywhere.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const halves = {
  'functions/domain/booking/questions.ts': {
    before: '  teletherapy: {',
    entry: `  motherTongue: {
    section: 'therapy',
    kind: 'line',
    max: 100,
    label: 'Muttersprache',
    switch: 'motherTongueEnabled',
    hint: 'motherTongueHint',
    optional: true,
  },
`,
  },
  'functions/domain/request/staff-questions.ts': {
    before: '  reason: {',
    entry: `  motherTongue: { label: 'Muttersprache', group: 'person', merge: 'fill', import: { heads: 'sprache, sprachen' } },
`,
  },
};

function add(file: keyof typeof halves) {
  const { before, entry } = halves[file];
  copy.insert(file, before, entry);
}

it('a question needs two entries: with one the project does not compile, with both it appears everywhere', async () => {
  add('functions/domain/booking/questions.ts');
  await expect(
    copy.node('node_modules/typescript/bin/tsc', '-p', 'functions/domain'),
  ).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'motherTongue' is missing"),
  });

  add('functions/domain/request/staff-questions.ts');
  await copy.node('scripts/check-types.ts');
  const passed = await copy.passedTests('web', 'every-question');
  const consumersOf = (question: string) =>
    passed.filter((title) => title.endsWith(`: ${question}`)).map((title) => title.split(': ')[0]);
  expect(consumersOf('motherTongue')).toEqual(consumersOf('insurance'));
  expect(consumersOf('motherTongue')).toEqual([
    ...[
      'payload',
      'form',
      'settings',
      'details',
      'edit',
      'history',
      'print',
      'comparison',
      'merging',
      'file',
      'import',
    ],
    ...["patient's data copy", "patient's page"],
  ]);
  expect(await copy.changedFiles()).toEqual(Object.keys(halves));
});
