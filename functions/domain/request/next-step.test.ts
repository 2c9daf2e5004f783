import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { applyFollowUpStep } from '../follow-up/changes.ts';
import { logContact } from './changes.ts';

const now = new Date('2026-11-23T09:00:00Z');
const by = { kind: 'member', uid: 'anna' } as const;
const lacking = aRequest({
  source: 'phone',
  email: '',
  nextStep: { kind: 'addDetails', dueOn: null, since: now },
});

function stepAfter(logged: Parameters<typeof logContact>[1]) {
  const outcome = logContact(lacking, logged, by, now);
  if (!outcome.ok || outcome.value === 'unchanged') throw new Error(JSON.stringify(outcome));
  return outcome.value.after.nextStep?.kind;
}

test('missing details outlast a call, until somebody settles the step or plans another', () => {
  expect(stepAfter({ contact: 'reached', nextStep: null })).toBe('addDetails');
  expect(stepAfter({ contact: null, nextStep: null })).toBeUndefined();
  expect(stepAfter({ contact: 'notReached', nextStep: { kind: 'notReached', dueOn: null } })).toBe(
    'notReached',
  );
});

test('whoever must be asked by phone for their interest is called, missing details or not', () => {
  expect(applyFollowUpStep(lacking, 'ask', by, now).after.nextStep?.kind).toBe('followUpCall');
});
