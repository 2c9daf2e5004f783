import { functionsMessages } from '@platzwart/domain/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import {
  answers,
  asked,
  button,
  call,
  inTrial,
  now,
  openProviderPage,
  refused,
  show,
  stepper,
  subscribed,
} from './billing-test-setup.tsx';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

describe('buying', () => {
  test('what is chosen is priced at once by the plan, and the page of payment gets just that', async () => {
    const { user } = show(inTrial, { there: 2 });
    expect(
      screen.getByRole('heading', { name: 'Noch 12 Tage Testzeit, bis 04.12.2026' }),
    ).toBeTruthy();
    const price = screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT');
    expect(price?.textContent).toContain('26,40\u00a0€ im Monat');
    expect(price?.textContent).toContain('für 2 Standorte, mit 20\u00a0% USt.; netto 22\u00a0€');
    expect(price?.textContent).toContain('erst am 04.12.2026');
    await user.click(button(texts.stepper.more));
    await user.click(screen.getByRole('radio', { name: /jährlich/ }));
    expect(price?.textContent).toContain('398,40\u00a0€ im Jahr');
    await user.click(button(texts.purchase.go));
    expect(asked('startCheckout')).toEqual([
      { companySlug: 'praxis', purchase: { interval: 'year', locations: 3 } },
    ]);
    expect(openProviderPage).toHaveBeenCalledExactlyOnceWith('https://checkout.example/1');
    // The page is already navigating away: a second press must not buy twice.
    await user.click(button(texts.busy));
    expect(asked('startCheckout')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^AGB/ }).getAttribute('href')).toBe(
      '/terms-of-service',
    );
  });

  test('one location saves 17 percent with a year', () => {
    show(inTrial);
    expect(
      screen.getByRole('radio', {
        name: /jährlich.*140\s€ im Jahr netto, 168,00\s€ mit USt\., spart 17\s%/,
      }),
    ).toBeTruthy();
  });

  test('never for fewer locations than there are, nor for more than can be bought', async () => {
    const { user } = show(inTrial, { there: 3 });
    expect(stepper().getAttribute('aria-valuemin')).toBe('3');
    await user.click(button(texts.stepper.fewer));
    expect(stepper().value).toBe('3');
    await user.clear(stepper());
    await user.type(stepper(), '99');
    await user.tab();
    expect(stepper().value).toBe('50');
  });

  test('whoever comes from the locations finds the number they need', () => {
    const { address } = show(inTrial, { search: '?standorte=4', there: 3 });
    expect(stepper().value).toBe('4');
    expect(address.search).toBe('');
  });

  test('the last hours of the trial are credited as whole days, and nothing once it is over', () => {
    const { arrive } = show({ ...inTrial, trialEndsAt: new Date(now.getTime() + 3_600_000) });
    expect(screen.getByText(texts.purchase.creditDays(1))).toBeTruthy();
    arrive({ ...inTrial, trialEndsAt: now });
    expect(screen.getByText(texts.purchase.atOnce)).toBeTruthy();
  });

  test('a refusal appears at its field, one about the whole by the button, and the button can be pressed again', async () => {
    answers.startCheckout = refused('purchase.locations', functionsMessages.fewerThanThere(2));
    const { user } = show(inTrial);
    await user.click(button(texts.purchase.go));
    await waitFor(() => expect(stepper().getAttribute('aria-invalid')).toBe('true'));
    answers.startCheckout = refused('form', functionsMessages.paymentProviderSilent);
    await user.click(button(texts.purchase.go));
    await screen.findByText(functionsMessages.paymentProviderSilent);
    expect(stepper().getAttribute('aria-invalid')).toBeNull();
    expect(button(texts.purchase.go)).toBeTruthy();
    expect(openProviderPage).not.toHaveBeenCalled();
  });

  test('whoever comes back from the payment by the browser’s own button finds it as it was', async () => {
    const { user } = show(inTrial);
    await user.click(button(texts.purchase.go));
    await screen.findByRole('button', { name: texts.busy });
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void dispatchEvent(back));
    expect(button(texts.purchase.go)).toBeTruthy();
  });

  test('asks nobody without a connection', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show(inTrial);
    await user.click(button(texts.purchase.go));
    await waitFor(() => expect(screen.getAllByText(callTexts.offline).length).toBeGreaterThan(0));
    network.mockRestore();
    expect(call).not.toHaveBeenCalled();
  });

  test('a practice that is to be deleted buys nothing, and is led to where that is undone', () => {
    const deletion = { askedAt: now, by: 'anna', dueAt: new Date('2026-11-29T09:00:00Z') };
    show({ ...inTrial, deletion });
    expect(screen.queryByRole('button', { name: texts.purchase.go })).toBeNull();
    expect(screen.getByRole('link', { name: texts.deletion.link }).getAttribute('href')).toBe(
      '/praxis/administration/einstellungen/datenschutz#loeschen',
    );
  });
});

describe('back from the page of payment', () => {
  test('waits for the account to say so, offers nothing to buy meanwhile, and tells when it is there', () => {
    const { address, arrive } = show(inTrial, { search: '?kauf=erfolgt' });
    const paymentStatus = screen.getByText(texts.paymentStatus.arriving);
    expect(document.activeElement?.contains(paymentStatus)).toBe(true);
    expect(address.search).toBe('');
    expect(screen.queryByRole('button', { name: texts.purchase.go })).toBeNull();
    arrive(subscribed({ status: 'trialing', extraLocations: 0 }));
    expect(screen.getByText(texts.paymentStatus.there)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Abo ab 10.12.2026' })).toBeTruthy();
    expect(
      screen.getByText(/14\s€ im Monat netto für 1 Standort, mit 20\s% USt\. 16,80\s€$/),
    ).toBeTruthy();
  });

  test('says calmly that it takes longer, and still tells when it comes', async () => {
    vi.useFakeTimers();
    const { arrive } = show(inTrial, { search: '?kauf=erfolgt' });
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText(texts.paymentStatus.late, { exact: false })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(texts.paymentStatus.late, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.purchase.go })).toBeNull();
    arrive(subscribed());
    expect(screen.getByText(texts.paymentStatus.there)).toBeTruthy();
  });

  test('one that ended before is no news: only the new one is', () => {
    const { arrive } = show(subscribed({ status: 'ended' }), { search: '?kauf=erfolgt' });
    expect(screen.getByText(texts.paymentStatus.arriving)).toBeTruthy();
    arrive(subscribed());
    expect(screen.getByText(texts.paymentStatus.there)).toBeTruthy();
  });

  test('who has not bought reads so, and can', () => {
    const { address } = show(inTrial, { search: '?kauf=abgebrochen' });
    expect(screen.getByText(texts.paymentStatus.cancelled)).toBeTruthy();
    expect(button(texts.purchase.go)).toBeTruthy();
    expect(address.search).toBe('');
  });
});

describe('who is no administrator', () => {
  test.each(['therapist', 'viewer'] as const)(
    'as %s reads who sees it, and no money is asked for',
    async (role) => {
      const { arrive } = show(inTrial, { role });
      expect(screen.getByText(texts.administratorsOnly)).toBeTruthy();
      arrive(subscribed());
      expect(screen.queryByText(/€ im Monat|Noch 12 Tage|Abo läuft/)).toBeNull();
      // Only the user's own code can be pressed: it belongs to the user, not to the practice.
      await screen.findByRole('textbox', { name: moneyTexts.referral.code });
      expect(screen.getAllByRole('textbox')).toHaveLength(1);
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        moneyTexts.referral.copy,
      ]);
      expect(call.mock.calls.map(([name]) => name)).toEqual(['viewReferralCode']);
    },
  );

  test('nothing is asked while nobody knows whether somebody is a member: the answer would be no', async () => {
    show(inTrial, { role: undefined });
    expect(screen.getByText(texts.administratorsOnly)).toBeTruthy();
    await act(async () => {});
    expect(screen.queryByRole('heading', { name: moneyTexts.referral.title })).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });
});
