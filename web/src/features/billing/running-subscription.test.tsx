import { functionsMessages } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  answers,
  asked,
  button,
  done,
  noMoney,
  now,
  openProviderPage,
  refused,
  said,
  show,
  stepper,
  subscribed,
} from './billing-test-setup.tsx';
import { texts } from './texts.ts';

describe('what is done on the provider’s pages', () => {
  const t = texts.manage;
  const cases: [what: string, account: Account, names: string[]][] = [
    ['running', subscribed(), [t.paymentMethod, t.interval('month'), t.overview, t.cancel]],
    [
      'bought in the trial',
      subscribed({ status: 'trialing' }),
      [t.paymentMethod, t.interval('month'), t.overview, t.cancel],
    ],
    ['cancelled', subscribed({ cancelledAt: now }), [t.resume, t.paymentMethod, t.overview]],
    [
      'late',
      subscribed({ status: 'pastDue', pastDueSince: now }),
      [t.paymentMethod, t.overview, t.cancel],
    ],
    [
      'unpaid',
      subscribed({ status: 'pastDue', pastDueSince: new Date('2026-09-01T10:00:00Z') }),
      [t.paymentMethod, t.overview, t.cancel],
    ],
  ];
  test.each(cases)('%s', (_what, account, names) => {
    show(account);
    const part = screen.getByRole('region', { name: t.title });
    expect(
      within(part)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(screen.queryByRole('button', { name: texts.purchase.go })).toBeNull();
  });

  test.each([
    [t.paymentMethod, 'paymentMethod'],
    [t.interval('month'), 'interval'],
    [t.overview, 'overview'],
    [t.cancel, 'cancel'],
  ])('“%s” goes there', async (name, purpose) => {
    const { user } = show(subscribed());
    await user.click(button(name));
    expect(asked('openBillingPortal')).toEqual([{ companySlug: 'praxis', purpose }]);
    expect(openProviderPage).toHaveBeenCalledExactlyOnceWith('https://portal.example/1');
  });

  test('going on after a cancellation is on the overview', async () => {
    const { user } = show(subscribed({ cancelledAt: now }));
    await user.click(button(t.resume));
    expect(asked('openBillingPortal')).toEqual([{ companySlug: 'praxis', purpose: 'overview' }]);
  });

  test('a late payment leads to its invoice', async () => {
    const invoice = {
      id: 'in_1',
      number: 'PW-7',
      at: now.toISOString(),
      total: 2640,
      pdf: null,
      page: 'https://pay.example/in_1',
    };
    answers.viewBilling = done({ ...noMoney, invoices: [{ ...invoice, status: 'open' }] });
    show(subscribed({ status: 'pastDue', pastDueSince: now }));
    const link = await screen.findByRole('link', { name: /^Offene Rechnung ansehen: 26,40/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/in_1');
  });

  test('once it is over there is nothing to manage, and it can be bought again', () => {
    show(subscribed({ status: 'ended' }));
    expect(screen.queryByRole('region', { name: t.title })).toBeNull();
    expect(screen.getByRole('heading', { name: texts.purchase.again })).toBeTruthy();
    expect(button(texts.purchase.go)).toBeTruthy();
  });
});

describe('a paid year', () => {
  test.each([
    ['2027-08-11', 'Nach diesem noch 8 Monate bezahlt.'],
    ['2026-12-10', 'Der letzte bezahlte Monat läuft.'],
  ])('until %s says how much of it is left', (day, left) => {
    show(subscribed({ interval: 'year', currentPeriodEndsAt: new Date(`${day}T10:00:00Z`) }));
    expect(screen.getByText(left)).toBeTruthy();
  });

  test('begins with the first day that was paid for', () => {
    show(subscribed({ interval: 'year', currentPeriodEndsAt: new Date('2027-08-11T10:00:00Z') }));
    expect(within(screen.getByRole('figure')).getByText('Okt 2026')).toBeTruthy();
    expect(within(screen.getByRole('figure')).queryByText('Aug 2026')).toBeNull();
  });

  test('is not drawn where nothing was paid: cancelled in the trial', () => {
    show(
      subscribed({
        interval: 'year',
        status: 'trialing',
        cancelledAt: now,
        currentPeriodEndsAt: new Date('2026-12-04T10:00:00Z'),
      }),
    );
    expect(
      screen.getByText(
        /^Abgebucht wird nichts\. Bis dahin geht alles wie bisher, auch das Formular\./,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/bezahlte Monat/)).toBeNull();
  });

  test('is not drawn by the month, and cancelling says until when all goes on', () => {
    show(subscribed());
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText(/^Geht bis 10.12.2026 weiter wie bisher/)).toBeTruthy();
  });
});

describe('locations that are paid for', () => {
  const t = texts.locations;

  test('another number is priced by the provider, bought with one press, and confirmed by the account alone', async () => {
    const { user, arrive } = show(subscribed(), { there: 2 });
    expect(asked('previewLocations')).toEqual([]);
    await user.click(button(texts.stepper.more));
    expect(button(t.confirm).getAttribute('aria-disabled')).toBe('true');
    await screen.findByText(said(t.dueNow(642)));
    expect(screen.getByText(said(t.next('10.12.2026', 2640)))).toBeTruthy();
    await user.click(button(t.confirm));
    expect(asked('changeLocationsPaid')).toEqual([{ companySlug: 'praxis', locations: 3 }]);
    const paymentStatus = await screen.findByText(t.arriving);
    await waitFor(() => expect(document.activeElement).toBe(paymentStatus));
    expect(stepper().value).toBe('3');
    await user.click(button(texts.stepper.more));
    expect(stepper().value).toBe('3');
    arrive(subscribed({ extraLocations: 2 }));
    expect(paymentStatus.textContent).toBe(t.there(3));
    expect(screen.getByText(t.paid(3, 2))).toBeTruthy();
  });

  test('counting on asks once, and an answer about a number that is no longer wanted is not shown', async () => {
    const { user } = show(subscribed(), { there: 1 });
    await user.click(button(texts.stepper.more));
    await screen.findByText(said(t.dueNow(642)));
    answers.previewLocations = done({ dueNow: 1284, nextAt: null, nextTotal: 0 });
    await user.click(button(texts.stepper.more));
    expect(screen.queryByText(said(t.dueNow(642)))).toBeNull();
    await screen.findByText(said(t.dueNow(1284)));
    expect(screen.getByText(t.noNext)).toBeTruthy();
    expect(asked('previewLocations')).toEqual(
      [3, 4].map((n) => ({ companySlug: 'praxis', locations: n })),
    );
  });

  test('fewer than there are is not to be chosen; fewer than paid for is, and costs nothing now', async () => {
    answers.previewLocations = done({
      dueNow: 0,
      nextAt: '2026-12-10T10:00:00.000Z',
      nextTotal: 1680,
    });
    const { user } = show(subscribed({ extraLocations: 2 }), { there: 2 });
    await user.click(button(texts.stepper.fewer));
    await user.click(button(texts.stepper.fewer));
    expect(stepper().value).toBe('2');
    await screen.findByText(said(t.dueNow(0)));
    expect(button(t.confirmFewer)).toBeTruthy();
    expect(screen.getByRole('link', { name: t.remove }).getAttribute('href')).toBe(
      '/praxis/administration/einstellungen/standorte',
    );
  });

  test('a payment that is refused changes nothing and is said', async () => {
    answers.changeLocationsPaid = refused('form', functionsMessages.paymentRefused);
    const { user } = show(subscribed(), { search: '?standorte=3', there: 2 });
    expect(document.activeElement?.textContent).toBe(t.title);
    await screen.findByText(said(t.dueNow(642)));
    await user.click(button(t.confirm));
    await screen.findByText(functionsMessages.paymentRefused);
    expect(screen.queryByText(t.arriving)).toBeNull();
  });

  test('without a preview there is no buying, but another try', async () => {
    answers.previewLocations = refused('form', functionsMessages.paymentProviderSilent);
    const { user } = show(subscribed());
    await user.click(button(texts.stepper.more));
    await screen.findByText(functionsMessages.paymentProviderSilent);
    await user.click(button(t.confirm));
    expect(asked('changeLocationsPaid')).toEqual([]);
    answers.previewLocations = done({ dueNow: 642, nextAt: null, nextTotal: 0 });
    await user.click(button(texts.again));
    await screen.findByText(said(t.dueNow(642)));
  });

  test('whoever comes for a number that is paid for already is not offered fewer', () => {
    show(subscribed({ extraLocations: 3 }), { search: '?standorte=3', there: 2 });
    expect(stepper().value).toBe('4');
    expect(screen.queryByRole('button', { name: t.confirmFewer })).toBeNull();
  });

  test('a confirmation that does not come is said calmly, and still awaited', async () => {
    const { arrive } = show(subscribed(), { search: '?standorte=3', there: 2 });
    await screen.findByText(said(t.dueNow(642)));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button(t.confirm));
    const paymentStatus = await screen.findByText(t.arriving);
    act(() => void vi.advanceTimersByTime(21_000));
    expect(paymentStatus.textContent).toBe(t.late);
    arrive(subscribed({ extraLocations: 2 }));
    expect(paymentStatus.textContent).toBe(t.there(3));
  });

  test('are no longer changed while too much is unpaid', () => {
    show(subscribed({ status: 'pastDue', pastDueSince: new Date('2026-09-01T10:00:00Z') }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});
