import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { consentVersion } from '../booking/consent.ts';
import type { FieldEdits } from '../text/field-edits.ts';
import { applyAction } from './apply-action.ts';

const at = {
  isLocked: false,
  form: aFormConfiguration(),
  today: '2026-11-23',
  now: new Date('2026-11-23T09:00:00Z'),
  isProven: true,
};
const request = aRequest({
  source: 'online',
  type: 'other',
  contactPersonFirstname: 'Eva',
  contactPersonLastname: 'Huber',
  contactPersonRelationship: 'Mutter',
});

function refusals(edits: Record<string, unknown>) {
  const changes = Object.fromEntries(
    Object.entries(edits).map(([field, to]) => [
      field,
      { from: request[field as keyof typeof request], to },
    ]),
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
])(
  'what is wrong with an edit is said to patients as the form says it, not as to the team: %j',
  (edits) => {
    const messages = refusals(edits).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages)
      expect(message).not.toMatch(
        /(?<!\p{L})(?:gib|wähle|kürze|schreib|prüfe|euer|eurem|ihr)(?!\p{L})/iu,
      );
  },
);

test.each([
  ['2026-12-eigene', '2026-12-eigene'],
  ['', consentVersion],
])(
  'saying yes to questions by e-mail leaves the proof of what was agreed to: "%s"',
  (stored, left) => {
    const before = { ...request, followUpConsent: false, consentVersion: stored };
    const outcome = applyAction(before, { kind: 'optIn' }, at);
    if (!outcome.ok || outcome.value === 'unchanged') throw new Error(JSON.stringify(outcome));
    expect(outcome.value.after).toMatchObject({ followUpConsent: true, consentVersion: left });
  },
);

test('all that is wrong comes at once: what a field alone breaks, and what several together do', () => {
  const details = refusals({
    email: 'eva',
    contactPersonLastname: '',
    contactPersonRelationship: '',
  });
  expect(details.map(({ field }) => field)).toEqual([
    'email',
    'contactPersonLastname',
    'contactPersonRelationship',
  ]);
});

describe('without the second proof', () => {
  const linkAlone = { ...at, isProven: false };
  const day = (weekday: number, start: string, end: string) => ({
    locationId: 'praxis',
    weekday,
    start,
    end,
  });
  const waits = {
    ...request,
    birthdate: '1984-03-05',
    slots: [day(1, '08:00', '12:00'), day(4, '15:00', '18:00')],
  };
  const codeOf = (outcome: ReturnType<typeof applyAction>) =>
    outcome.ok
      ? 'accepted'
      : outcome.failure.kind === 'invalid' && outcome.failure.details[0]?.code;
  const saved = (to: readonly unknown[], from = waits) =>
    codeOf(
      applyAction(
        from,
        { kind: 'edit', edits: { slots: { from: from.slots, to } }, proof: null },
        linkAlone,
      ),
    );

  test.each([
    [
      'the same in other pieces',
      [day(4, '15:00', '18:00'), day(1, '10:00', '12:00'), day(1, '08:00', '10:00')],
      'accepted',
    ],
    ['another day', [...waits.slots, day(2, '08:00', '09:00')], 'accepted'],
    ['a longer morning', [day(1, '08:00', '13:00'), day(4, '15:00', '18:00')], 'accepted'],
    ['one day less', [day(1, '08:00', '12:00')], 'proofNeeded'],
    ['the first hour less', [day(1, '09:00', '12:00'), day(4, '15:00', '18:00')], 'proofNeeded'],
    [
      'an hour less in the middle',
      [day(1, '08:00', '09:00'), day(1, '10:00', '12:00'), day(4, '15:00', '18:00')],
      'proofNeeded',
    ],
    ['more hours, but others', [day(1, '09:00', '18:00'), day(4, '08:00', '18:00')], 'proofNeeded'],
  ])('times may grow, not shrink: %s', (_what, to, expected) => expect(saved(to)).toBe(expected));

  test.each([
    ['veryFlexible', 'notFlexible', 'proofNeeded'],
    ['veryFlexible', 'somewhatFlexible', 'proofNeeded'],
    ['somewhatFlexible', 'veryFlexible', 'accepted'],
    ['notFlexible', 'somewhatFlexible', 'accepted'],
    [undefined, 'notFlexible', 'accepted'],
  ] as const)('nor how flexible somebody is: from %s to %s', (from, to, expected) => {
    const edits = { timeFlexibility: { from, to } };
    const current = { ...waits, timeFlexibility: from };
    const asking = { ...linkAlone, form: { ...at.form, timeFlexibilityEnabled: true } };
    expect(codeOf(applyAction(current, { kind: 'edit', edits, proof: null }, asking))).toBe(
      expected,
    );
  });

  test('a month of pauses is free, however it is cut; shorter is always free', () => {
    let current = waits;
    const pause = (today: string, until: string, isProven = false) => {
      const outcome = applyAction(
        current,
        { kind: 'pause', until },
        { ...at, today, now: new Date(`${today}T09:00:00Z`), isProven },
      );
      if (outcome.ok && outcome.value !== 'unchanged')
        current = { ...current, ...outcome.value.after };
      return codeOf(outcome);
    };
    expect(pause('2026-11-23', '2026-12-24')).toBe('proofNeeded');
    expect(pause('2026-11-23', '2026-12-23')).toBe('accepted');
    // Day by day.
    expect(pause('2026-11-24', '2026-12-24')).toBe('proofNeeded');
    expect(pause('2026-11-24', '2026-12-05')).toBe('accepted');
    expect(pause('2026-12-05', '2026-12-23')).toBe('accepted');
    // The month is over, and a new one does not begin at once.
    expect(pause('2026-12-23', '2026-12-30')).toBe('proofNeeded');
    expect(pause('2027-01-22', '2027-01-30')).toBe('proofNeeded');
    expect(pause('2027-01-23', '2027-02-23')).toBe('accepted');
    // What was proven may be shortened, and nothing more.
    expect(pause('2027-01-24', '2027-06-01', true)).toBe('accepted');
    expect(pause('2027-01-25', '2027-06-02')).toBe('proofNeeded');
    expect(pause('2027-01-25', '2027-05-31')).toBe('accepted');
  });
});
