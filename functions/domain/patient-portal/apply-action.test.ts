import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import type { FieldEdits } from '../text/field-edits.ts';
import { applyAction } from './apply-action.ts';

const at = { isLocked: false, form: aFormConfiguration(), today: '2026-11-23', now: new Date('2026-11-23T09:00:00Z'), isProven: true };
const request = aRequest({
  source: 'online',
  type: 'other',
  contactPersonFirstname: 'Eva',
  contactPersonLastname: 'Huber',
  contactPersonRelationship: 'Mutter',
});

function refusals(edits: Record<string, unknown>) {
  const changes = Object.fromEntries(
    Object.entries(edits).map(([field, to]) => [field, { from: request[field as keyof typeof request], to }]),
  ) as FieldEdits;
  const outcome = applyAction(request, { kind: 'edit', edits: changes, proof: null }, at);
  if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error(JSON.stringify(outcome));
  return outcome.failure.details;
}

test.each([
  [{ slots: [] }],
  [{ locationIds: [] }],
  [{ locationIds: ['gone'] }],
  [{ email: 'eva' }],
  [{ email: '' }],
  [{ phone: 'abc' }],
  [{ phone: '', email: '' }],
  [{ firstname: '', lastname: 'x'.repeat(256) }],
  [{ contactPersonFirstname: '', contactPersonLastname: '', contactPersonRelationship: '' }],
])('what is wrong with an edit is said to patients as the form says it, not as to the team: %j', (edits) => {
  const messages = refusals(edits).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).not.toMatch(/(?<!\p{L})(?:gib|wähle|kürze|schreib|prüfe|euer|eurem|ihr)(?!\p{L})/iu);
});

test('all that is wrong comes at once: what a field alone breaks, and what several together do', () => {
  const details = refusals({ email: 'eva', contactPersonLastname: '', contactPersonRelationship: '' });
  expect(details.map(({ field }) => field)).toEqual(['email', 'contactPersonLastname', 'contactPersonRelationship']);
});
