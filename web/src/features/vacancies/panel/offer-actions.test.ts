import type { OfferState } from '@platzwart/domain/request/request-offer';
import type { VacancyState } from '@platzwart/domain/vacancies/vacancy';
import { expect, test } from 'vitest';
import { planned } from '../test-vacancy.ts';
import { actionsFor } from './offer-actions.ts';

const sent = { channel: 'email' as const, sentAt: new Date(0) };
const notSent = { channel: 'email' as const, sentAt: null };
const of = (state: OfferState | null, vacancyState: VacancyState = 'offering') =>
  actionsFor(planned('ada', state), sent, vacancyState);

test('each state of an offer has its buttons', () => {
  expect(of(null)).toEqual(['remove']);
  expect(of('offered')).toEqual(['yes', 'no', 'notReached', 'extend', 'withdraw']);
  expect(of('pledged')).toEqual(['no', 'withdraw']);
  expect(of('accepted')).toEqual(['give', 'takeBack', 'withdraw']);
  expect(of('expired')).toEqual(['yes', 'offerAgain']);
  expect(of('declined')).toEqual(['yes', 'offerAgain']);
  expect(actionsFor(planned('ada', 'expired'), sent, 'offering', true)).toEqual([
    'takeBack',
    'offerAgain',
  ]);
  for (const state of ['withdrawn', 'skipped', 'lost', 'void'] as const)
    expect(of(state)).toEqual(['offerAgain']);
});

test('an e-mail that has not left is called back, so that nobody learns of the offer', () => {
  expect(actionsFor(planned('ada', 'offered'), notSent, 'offering')).toContain('callBack');
  expect(
    actionsFor(planned('ada', 'offered'), { ...notSent, channel: 'phone' }, 'offering'),
  ).not.toContain('callBack');
});

test('an open question is the first thing to settle', () => {
  expect(actionsFor(planned('ada', 'offered', { waitsFor: 'question' }), sent, 'stalled')[0]).toBe(
    'answerQuestion',
  );
  expect(
    actionsFor(planned('ada', 'accepted', { waitsFor: 'question' }), sent, 'accepted'),
  ).toContain('answerQuestion');
});

test('once the place is settled, only giving it is taken back', () => {
  expect(of('taken', 'filled')).toEqual(['undoGive', 'giveBack']);
  for (const state of ['lost', 'expired', 'declined'] as const)
    expect(of(state, 'filled')).toEqual([]);
  expect(of('withdrawn', 'closed')).toEqual([]);
});
