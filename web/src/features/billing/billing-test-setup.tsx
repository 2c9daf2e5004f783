/** The billing page with faked answers. */

import type { BillingView as Money } from '@platzwart/domain/billing/billing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { type Account, newAccount } from '@platzwart/domain/practice/account';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { BillingView, type BillingViewProps } from './billing-view.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => {
  const answers: Record<string, unknown> = {};
  return {
    answers,
    call: vi.fn(async (name: string, _input: unknown) => answers[name]),
    openProviderPage: vi.fn(),
  };
});
vi.mock('../../firebase/calls.ts', () => ({ call: world.call }));
vi.mock('./open-provider-page.ts', () => ({ openProviderPage: world.openProviderPage }));

/** What each call answers, the calls that were made, and where the user was redirected. */
export const { answers, call, openProviderPage } = world;

export const now = new Date('2026-11-22T09:00:00Z');
export const done = (output: unknown) => ({ kind: 'done', output });
export const refused = (field: string, message: string) => ({
  kind: 'refused',
  details: [{ field, code: 'refused', message }],
});
export const noMoney: Money = {
  paymentMethod: null,
  nextInvoice: null,
  invoices: [],
  credit: { balance: 0, entries: [] },
};

export const inTrial = newAccount(
  'office@praxis.example',
  'anna',
  new Date('2026-11-04T09:00:00Z'),
);
const running: Subscription = {
  status: 'active',
  interval: 'month',
  startedAt: new Date('2026-10-10T10:00:00Z'),
  currentPeriodEndsAt: new Date('2026-12-10T10:00:00Z'),
  cancelledAt: null,
  extraLocations: 1,
  pastDueSince: null,
};
export const subscribed = (changes: Partial<Subscription> = {}): Account => ({
  ...inTrial,
  subscription: { ...running, ...changes },
});
const locations = (n: number) =>
  Array.from({ length: n }, (_, i) => aPracticeLocation({ id: `ort-${i}` }));

beforeEach(() => {
  call.mockClear();
  openProviderPage.mockReset();
  for (const name of Object.keys(answers)) delete answers[name];
  Object.assign(answers, {
    viewBilling: done(noMoney),
    viewReferralCode: done({
      code: 'K7QWM3XP',
      chosen: null,
      practices: [{ slug: 'praxis', title: 'Praxis Lend' }],
    }),
    startCheckout: done({ url: 'https://checkout.example/1' }),
    openBillingPortal: done({ url: 'https://portal.example/1' }),
    previewLocations: done({ dueNow: 642, nextAt: '2026-12-10T10:00:00.000Z', nextTotal: 2640 }),
    changeLocationsPaid: done({}),
    linkReferralCode: done({}),
    chooseCreditPractice: done({}),
  });
});
afterEach(() => vi.useRealTimers());

const usual = {
  role: 'administrator',
  now,
  settingsPath: '/praxis/administration/einstellungen',
} as const;

export function show(
  account: Account,
  {
    search = '',
    there = 1,
    ...given
  }: { search?: string; there?: number } & Partial<BillingViewProps> = {},
) {
  const address = { search: '' };
  const Address = () => {
    address.search = useLocation().search;
    return null;
  };
  const view = (known: Account) => (
    <MemoryRouter initialEntries={[`/praxis/administration/einstellungen/abo${search}`]}>
      <BillingView
        practice={aPractice({ slug: 'praxis', locations: locations(there) })}
        account={known}
        {...usual}
        {...given}
      />
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(view(account));
  return { user: userEvent.setup(), address, arrive: (known: Account) => rerender(view(known)) };
}

/** Testing Library normalizes no-break spaces in the page, but not in the expectation. */
export const said = (text: string) => text.replaceAll(/\s/g, ' ');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const stepper = () =>
  screen.getByRole('spinbutton', { name: texts.stepper.label }) as HTMLInputElement;
export const asked = (name: string) =>
  call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
