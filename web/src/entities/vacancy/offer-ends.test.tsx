import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { aPlannedPerson, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredRequest } from '../request/request-handling.tsx';
import OfferEnds from './offer-ends.tsx';

const world = vi.hoisted(() => ({ vacancies: [] as unknown[], open: [] as unknown[] }));
const loaded = (value: unknown) => ({ status: 'loaded', value });
vi.mock('./queries.ts', () => ({ useLiveVacancies: () => loaded(world.vacancies) }));
vi.mock('../request/request-handling.tsx', () => ({
  useRequestHandling: () => ({ slug: 'praxis', open: loaded(world.open) }),
}));

const person = (id: string, offer: string | null = null): StoredRequest => ({
  ...aRequest({
    firstname: id,
    lastname: 'Probe',
    offer: offer === null ? null : { vacancyId: offer, until: null },
  }),
  id,
});
const [ada, bea, cem, dan] = [
  person('Ada', 'platz'),
  person('Bea', 'anderer'),
  person('Cem'),
  person('Dan', 'platz'),
];

function said(requests: readonly StoredRequest[], vacancy: Partial<Vacancy> = {}): string {
  const plan = [ada, bea, cem].map(({ id }, n) =>
    aPlannedPerson({ requestId: id, state: n === 0 ? 'offered' : null }),
  );
  world.open = [ada, bea, cem];
  world.vacancies = [
    { ...aVacancy({ state: 'offering', plan, asked: 1, ...vacancy }), id: 'platz' },
  ];
  const { container, unmount } = render(<OfferEnds requests={requests} />);
  const text = container.textContent;
  unmount();
  return text;
}

test('before somebody leaves, their open offer is named, and who is asked next: the first without another offer', () => {
  expect(said([ada])).toMatch(
    /^Hat ein Angebot für .*Uhr\. Es endet\. Als Nächstes wird Cem Probe gefragt\.$/,
  );
  expect(said([ada], { asked: 3 })).toMatch(/Auf der Liste steht dann niemand mehr\.$/);
  expect(said([ada], { winners: [{ requestId: 'Ada', at: new Date() }] })).toMatch(
    /^Hat für .* zugesagt\. Der Platz wird wieder frei\./,
  );
  expect(said([ada], { state: 'stalled', stalledBecause: 'held' })).toMatch(/Es endet\.$/);
  expect(said([cem])).toBe('');
});

test('of several, it is said how many have one', () => {
  expect(said([ada, cem])).toMatch(/^1 davon hat ein Angebot/);
  expect(said([ada, cem, dan])).toMatch(/^2 davon haben ein Angebot/);
});
