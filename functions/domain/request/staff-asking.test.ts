import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import {
  type FormConfiguration,
  FormConfiguration as Schema,
} from '../booking/form-configuration.ts';
import { questionNames, questions } from '../booking/questions.ts';
import { edit, editableFields } from './edit.ts';
import { validateManualEntry } from './manual-entry.ts';
import { messagesToStaff } from './staff-asking.ts';

const today = '2026-11-23';
/** Every question is asked. */
const form: FormConfiguration = Schema.parse({
  ...aFormConfiguration({ minSlots: 2 }),
  ...Object.fromEntries(
    questionNames.flatMap((name) =>
      'switch' in questions[name] ? [[questions[name].switch, true]] : [],
    ),
  ),
  own1: { label: 'Haustiere im Haus?', options: ['Ja', 'Nein'], required: true },
  own2: { label: 'Welche Sprachen?', options: [], required: true },
});
const wrong = [
  undefined,
  null,
  '',
  ' ',
  0,
  true,
  [],
  {},
  ['x'],
  'x',
  '31.2.26',
  '1.1.1800',
  '1.1.2100',
  'x'.repeat(6000),
];
const formal = /\b(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres)\b/;

test('every error of the forms for staff says du', () => {
  const said = new Set<string>();
  const collect = (outcome: ReturnType<typeof validateManualEntry> | ReturnType<typeof edit>) => {
    if (!outcome.ok && outcome.failure.kind === 'invalid')
      for (const { message } of outcome.failure.details) said.add(message);
  };
  for (const value of wrong) {
    const answers = Object.fromEntries(questionNames.map((name) => [name, value]));
    for (const type of ['self', 'other', value]) {
      collect(
        validateManualEntry(
          { ...answers, type, requestedOn: value, adminNote: value, tags: value },
          aPractice(),
          form,
          today,
        ),
      );
    }
    for (const source of ['online', 'phone', 'import'] as const) {
      const request = aRequest({ source });
      for (const name of editableFields(form)) {
        const edits = {
          [name]: { from: request[name as keyof typeof request] ?? null, to: value },
        };
        collect(edit(request, edits, { form, today, by: { kind: 'platform' }, now: new Date() }));
      }
    }
  }
  for (const name of questionNames) {
    said.add(messagesToStaff.missing(name));
    said.add(messagesToStaff.tooLong(name, 9));
  }
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((message) => formal.test(message))).toEqual([]);
});
