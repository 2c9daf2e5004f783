import { newAccount, teamAccountOf } from '@platzwart/domain/practice/account';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { FactorNotice } from './factor-notice.tsx';
import { factorStepTexts as t } from './factor-step-texts.ts';
import { AllDueSteps } from './navigation-badges.tsx';
import OpenStepsScreen from './open-steps-screen.tsx';

/** A member's own sign-in, and what their practice asks for. */
const world = vi.hoisted(() => ({
  account: undefined as unknown,
  own: { isProven: false, isThere: false, isByPassword: true },
}));
const loaded = (value: unknown) => ({ status: 'loaded', value, isCurrent: true, isComplete: true });
vi.mock('../../firebase/use-live.ts', () => ({
  useLiveDocument: () => loaded(world.account),
  useLiveQuery: () => ({ status: 'loading' }),
  useLiveList: () => ({ status: 'loading' }),
}));
vi.mock('../../firebase/own-factor.ts', () => ({ ownFactor: async () => world.own }));
vi.mock('./administration-context.ts', () => ({
  useAdministration: () => ({ slug: 'praxis', basePath: '/praxis', today: '2026-11-22' }),
}));
vi.mock('./request-side.tsx', () => ({ useRequestSide: () => ({ panel: {}, vacancyPanel: {} }) }));
vi.mock('../../entities/request/request-handling.tsx', () => ({
  useRequestHandling: () => ({ slug: 'praxis' }),
}));
vi.mock('../../features/vacancies/needs-badge.tsx', () => ({ useVacancySteps: () => [] }));
vi.mock('../../features/vacancies/steps/use-offer-calls.ts', () => ({ useOfferCalls: () => [] }));
vi.mock('../../features/requests/steps/open-steps-view.tsx', () => ({
  OpenStepsView: ({ own }: { own: ReactNode }) => own,
}));
vi.mock('../../features/requests/steps/due-steps.tsx', () => ({
  DueSteps: ({ more }: { more: number }) => <p>{`fällig: ${more}`}</p>,
}));

const account = teamAccountOf(newAccount('a@praxis.example', 'anna', new Date('2026-09-01')));
const factorDemand = { from: new Date('2026-12-06T09:00:00Z'), googleCounts: false };

beforeEach(() => {
  world.account = { ...account, factorDemand };
  world.own = { isProven: false, isThere: false, isByPassword: true };
});

async function show() {
  render(
    <MemoryRouter>
      <FactorNotice slug="praxis" />
      <AllDueSteps today="2026-11-22" />
      <OpenStepsScreen />
    </MemoryRouter>,
  );
  await vi.dynamicImportSettled();
}

it('a second factor that the practice will ask for is to do, counted, and above every screen', async () => {
  await show();
  expect(await screen.findByText(t.step)).toBeTruthy();
  expect(screen.getByText(t.until('06.12.2026'))).toBeTruthy();
  expect(screen.getByText(t.notice('06.12.2026'))).toBeTruthy();
  expect(screen.getByText('fällig: 1')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: t.setUp }))
    expect(link.getAttribute('href')).toBe('/user#passkeys');
});

it.each([
  ['where nobody asks', { account }],
  ['for who has one', { own: { isProven: false, isThere: true, isByPassword: true } }],
  ['for a sign-in that counts', { own: { isProven: true, isThere: false, isByPassword: false } }],
])('is nothing to do %s', async (_, given) => {
  Object.assign(world, given);
  await show();
  expect(screen.queryByText(t.step)).toBeNull();
  expect(screen.queryByRole('link', { name: t.setUp })).toBeNull();
  expect(screen.getByText('fällig: 0')).toBeTruthy();
});
