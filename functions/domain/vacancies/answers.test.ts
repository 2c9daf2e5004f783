/** What somebody behind a link can make the machine do again and again. */
import { vacancyTerms } from '@platzwart/emulator-data/build-vacancy';
import { expect, test } from 'vitest';
import { apply, newWorld } from '../../../tests/support/vacancy-model/world.ts';
import type { AnswerEvent, VacancyEvent } from './step-types.ts';
import { step } from './steps.ts';

/**
 * Somebody is asked by e-mail. Out: what the team is told after each step, and the entry in the
 * plan.
 */
function offered() {
  const world = newWorld(step, 1, new Set());
  const [somebody] = world.people.values();
  if (somebody)
    world.people.set('p', { ...somebody, email: 'someone@example.org', emailFailedAt: null });
  const told: string[] = [];
  const happens = (event: VacancyEvent, by: Parameters<typeof apply>[3]) => {
    const outcome = apply(world, 'v', event, by);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
    if (outcome.value === 'unchanged') return;
    told.push(
      ...outcome.value.emails.flatMap(({ purpose, about }) =>
        purpose === 'vacancyNews' && about ? [about] : [],
      ),
    );
  };
  const member = { kind: 'member', uid: 'eva' } as const;
  const offers = {
    mode: 'inTurn',
    patience: { unit: 'workingDays', n: 2 },
    atOnce: 1,
    plan: [{ requestId: 'p', byHand: true }],
    passedOver: [],
  } as const;
  happens(
    {
      kind: 'create',
      terms: vacancyTerms({ startsOn: '2026-11-18' }),
      cells: [],
      offers,
      begin: true,
    },
    member,
  );
  for (let n = 0; n < 3; n++) happens({ kind: 'sweep' }, { kind: 'platform' });
  return {
    told,
    entry: () => world.vacancies.get('v')?.plan[0],
    person: () => world.people.get('p'),
    says: (event: AnswerEvent) => happens(event, { kind: 'patient' }),
    answers: (event: AnswerEvent) => apply(world, 'v', event, { kind: 'patient' }),
    calls: () => happens({ kind: 'notReached', requestId: 'p' }, member),
  };
}

test('whoever says that it is not them, again and again, is one reason to call: the team is told once until it has tried', () => {
  const place = offered();
  expect(place.entry()).toMatchObject({ state: 'offered', channel: 'email' });
  // A question shows that e-mails arrive, so each "not me" is another one.
  const again = (n: number) => {
    place.says({ kind: 'notMe', requestId: 'p' });
    place.says({ kind: 'ask', requestId: 'p', text: `Frage ${n}` });
  };
  for (let n = 0; n < 10; n++) again(n);
  expect(place.told).toEqual(['emailFailed', 'question']);
  expect(place.entry()).toMatchObject({ channel: 'phone', waitsFor: 'emailFailed', until: null });
  place.calls();
  expect(place.entry()).toMatchObject({ until: expect.any(Date) });
  for (let n = 0; n < 10; n++) again(n);
  expect(place.told).toEqual(['emailFailed', 'question', 'emailFailed']);
});

test('after a no, nobody says any more that the address is not theirs: no e-mail would reach it, and nobody would call', () => {
  const place = offered();
  place.says({ kind: 'decline', requestId: 'p', reason: null });
  expect(place.answers({ kind: 'notMe', requestId: 'p' })).toMatchObject({
    ok: false,
    failure: { details: [{ code: 'noOffer' }] },
  });
  expect(place.person()).toMatchObject({ emailFailedAt: null });
});
