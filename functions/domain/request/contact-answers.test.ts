import { expect, test } from 'vitest';
import { answersFor, callAnswersFor, contactAnswers, effectOf, keyOf } from './contact-answers.ts';
import { ContactOutcome, WantedStep } from './next-step.ts';

const again = { day: '2026-11-23', time: '14:30' };

test('each answer logs a contact with a valid next step, or archives; only what is agreed has a time', () => {
  const effects = contactAnswers.map((answer) => [answer, effectOf(answer, again)] as const);
  for (const [, effect] of effects) {
    if (effect.kind === 'archived') continue;
    expect(ContactOutcome.safeParse(effect.contact).success).toBe(true);
    if (effect.nextStep) expect(WantedStep.parse(effect.nextStep)).toEqual(effect.nextStep);
  }
  expect(Object.fromEntries(effects)).toEqual({
    reached: { kind: 'logged', contact: 'reached', nextStep: null },
    notReached: {
      kind: 'logged',
      contact: 'notReached',
      nextStep: { kind: 'notReached', dueOn: '2026-11-23' },
    },
    callBack: {
      kind: 'logged',
      contact: 'callBack',
      nextStep: { kind: 'callBack', dueOn: '2026-11-23', time: '14:30' },
    },
    waitsOn: { kind: 'logged', contact: 'waitsOn', nextStep: null },
    noInterest: { kind: 'archived', reason: 'noInterest' },
  });
  expect(
    WantedStep.safeParse({ kind: 'callBack', dueOn: '2026-11-23', time: '24:00' }).success,
  ).toBe(false);
});

test('about an open offer the offer itself asks for yes, no and not reached', () => {
  expect(answersFor({ offer: {} })).toEqual(['reached', 'callBack', 'noInterest']);
  expect(answersFor({ offer: null })).toEqual(contactAnswers);
});

test('in a call about an offer its answers come first, and a key means the same for everybody', () => {
  const keys = (offer: object | null, state: Parameters<typeof callAnswersFor>[1]) =>
    callAnswersFor({ offer }, state).map((each) => [keyOf(each), each.answer].join(' '));
  expect(keys(null, null)).toEqual([
    '1 reached',
    '2 notReached',
    '3 callBack',
    '4 waitsOn',
    '5 noInterest',
  ]);
  expect(keys({}, 'offered')).toEqual([
    'Z yes',
    'A no',
    '2 notReached',
    '1 reached',
    '3 callBack',
    '5 noInterest',
  ]);
  expect(keys({}, 'pledged')).toEqual(['A no', '1 reached', '3 callBack', '5 noInterest']);
  expect(keys({}, 'accepted')).toEqual(['1 reached', '3 callBack', '5 noInterest']);
});
