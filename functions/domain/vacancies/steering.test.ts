/** Members change what a place is while it is offered. */
import { vacancyTerms } from '@platzwart/emulator-data/build-vacancy';
import { expect, test } from 'vitest';
import { apply, newWorld } from '../../../tests/support/vacancy-model/world.ts';
import { vacancyMessages } from './step-messages.ts';
import type { VacancyEvent } from './step-types.ts';
import { step } from './steps.ts';
import type { VacancyTerms } from './vacancy.ts';

/** Several are asked on the morning of 2 November 2026; whoever says yes first gets a seat. */
function race(startsOn: string, seats: number, people: number, begin = true) {
  const world = newWorld(step, 1, new Set());
  const [somebody] = world.people.values();
  const ids = Array.from({ length: people }, (_, n) => `p${n}`);
  for (const id of ids)
    if (somebody) world.people.set(id, { ...somebody, email: 'someone@example.org' });
  const happens = (event: VacancyEvent) => {
    const outcome = apply(world, 'v', event, { kind: 'member', uid: 'eva' });
    return outcome.ok || outcome.failure.kind !== 'invalid'
      ? ''
      : outcome.failure.details[0]?.message;
  };
  const terms = vacancyTerms({ startsOn, seats });
  const plan = ids.map((requestId) => ({ requestId, byHand: true }));
  const offers = {
    mode: 'firstWins',
    patience: { unit: 'hours', n: 3 },
    atOnce: 15,
    plan,
    passedOver: [],
  } as const;
  const settle = () =>
    [1, 2, 3].forEach(() => void apply(world, 'v', { kind: 'sweep' }, { kind: 'platform' }));
  happens({ kind: 'create', terms, cells: [], offers, begin });
  settle();
  return {
    vacancy: () => world.vacancies.get('v'),
    settle,
    happens,
    accept: (n: number) => happens({ kind: 'accept', requestId: `p${n}` }),
    change: (part: Partial<VacancyTerms>) =>
      happens({ kind: 'edit', terms: { ...terms, ...part }, cells: [], withdraw: { words: '' } }),
  };
}

test('a race ends when the place is put off: from then on the order decides, and there is a working day to answer', () => {
  const near = race('2026-11-04', 1, 2);
  expect(near.change({ startsOn: '2026-11-03' })).toBe('');
  expect(near.vacancy()).toMatchObject({ mode: 'firstWins', patience: { unit: 'hours', n: 3 } });
  const later = race('2026-11-04', 1, 2);
  expect(later.change({ startsOn: '2026-11-18' })).toBe('');
  expect(later.vacancy()).toMatchObject({
    mode: 'together',
    patience: { unit: 'workingDays', n: 1 },
  });
});

test('a place that was only noted, closed and opened again is no race if it begins later', () => {
  const noted = race('2026-11-18', 1, 2, false);
  noted.happens({ kind: 'close', reason: 'mistake', words: '' });
  expect(noted.happens({ kind: 'reopen' })).toBe('');
  expect(noted.vacancy()).toMatchObject({ state: 'stalled', mode: 'together' });
});

test('more offers than one step can tell of are not withdrawn with a change', () => {
  const group = race('2026-11-04', 12, 24);
  for (let n = 0; n < 6; n++) expect(group.accept(n)).toBe('');
  group.settle();
  expect(group.change({ startsOn: '2026-11-05' })).toBe(vacancyMessages.manyToWithdraw(20));
  expect(group.happens({ kind: 'withdrawOffer', requestId: 'p0', words: '' })).toBe('');
  expect(group.change({ startsOn: '2026-11-05' })).toBe('');
  expect(group.vacancy()).toMatchObject({ behind: [], winners: [], startsOn: '2026-11-05' });
});

test('a group keeps its time once a seat was given, and says what to do', () => {
  const group = race('2026-11-04', 2, 2);
  group.accept(0);
  group.happens({
    kind: 'give',
    requestId: 'p0',
    startsOn: '2026-11-04',
    therapist: '',
    afterwards: 'archive',
    dropDay: false,
    tell: false,
  });
  expect(group.change({ startsOn: '2026-11-05' })).toBe(vacancyMessages.alreadyGiven);
  expect(group.change({ noteForPatients: 'Schlüssel liegt vorn' })).toBe('');
});
