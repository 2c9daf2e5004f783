import { functionsMessages } from '@platzwart/domain/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answers,
  asked,
  button,
  done,
  inTrial,
  noMoney,
  now,
  refused,
  said,
  show,
  subscribed,
} from './billing-test-setup.tsx';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

describe('invoices and credit', () => {
  const invoice = {
    id: 'in_1',
    number: 'PW-7',
    at: '2026-11-10T10:00:00.000Z',
    total: 2640,
    status: 'paid',
    pdf: 'https://pay.example/7.pdf',
    page: null,
  };
  const money = {
    paymentMethod: { kind: 'card', brand: 'visa', last4: '4242', expires: '09/2029' },
    nextInvoice: { at: '2026-12-10T10:00:00.000Z', total: 2640, due: 640 },
    invoices: [
      invoice,
      {
        ...invoice,
        id: 'in_2',
        number: null,
        status: 'open',
        pdf: null,
        page: 'https://pay.example/2',
      },
    ],
    credit: {
      balance: 2000,
      entries: [{ at: '2026-11-11T10:00:00.000Z', amount: -1000, kind: 'used', balance: 2000 }],
    },
  };

  test('are listed with what they cost, how they stand and where they are', async () => {
    answers.viewBilling = done(money);
    show(subscribed());
    const list = within(await screen.findByRole('region', { name: moneyTexts.invoices.title }));
    expect(screen.getByText('6,40 € am 10.12.2026')).toBeTruthy();
    const sum = screen.getByText(texts.next.fold).closest('details');
    expect(sum?.open).toBe(false);
    expect(said(sum?.querySelector('dl')?.textContent ?? '')).toMatch(
      /Rechnung mit USt.26,40 €Aus dem Guthaben[-−]20,00 €Wird abgebucht6,40 €$/,
    );
    expect(list.getAllByRole('listitem').map(({ textContent }) => said(textContent))).toEqual([
      'PW-710.11.202626,40 €bezahltPDF',
      'ohne Nummer10.11.202626,40 €offenAnsehen',
    ]);
    expect(list.getByRole('link', { name: /^PDF: Rechnung PW-7/ }).getAttribute('href')).toBe(
      'https://pay.example/7.pdf',
    );
    const credit = within(screen.getByRole('region', { name: 'GUTHABEN' }));
    expect(credit.getByText('20,00 €')).toBeTruthy();
    expect(said(credit.getByRole('listitem').textContent)).toMatch(
      /^Mit einer Rechnung verrechnet11.11.2026[-−]10,00 €danach 20,00 €$/,
    );
    expect(screen.getByText(/^vom 10.11.2026, bezahlt/)).toBeTruthy();
    expect(screen.getByText('Visa, endet auf 4242, gültig bis 09/2029')).toBeTruthy();
  });

  test('are said to be none, and a silent provider can be asked again', async () => {
    answers.viewBilling = refused('form', functionsMessages.paymentProviderSilent);
    const { user } = show(inTrial);
    expect(screen.getByText(moneyTexts.loading)).toBeTruthy();
    await screen.findByText(functionsMessages.paymentProviderSilent);
    answers.viewBilling = done(noMoney);
    await user.click(button(texts.again));
    expect(await screen.findByText(moneyTexts.invoices.empty)).toBeTruthy();
    expect(screen.queryByText(functionsMessages.paymentProviderSilent)).toBeNull();
  });

  test('are asked for again when the account has changed, and stay in sight meanwhile', async () => {
    const { arrive } = show(inTrial);
    await screen.findAllByText(moneyTexts.invoices.empty);
    answers.viewBilling = done(money);
    arrive(subscribed());
    expect(screen.getAllByText(moneyTexts.invoices.empty)[0]).toBeTruthy();
    expect(await screen.findByText('PW-7')).toBeTruthy();
  });
});

describe('recommendations', () => {
  const field = () =>
    screen.getByRole('textbox', { name: moneyTexts.link.label }) as HTMLInputElement;

  test('a code is entered as it was read out, and said to be there', async () => {
    const { user, arrive } = show(inTrial);
    // No real code is shown as an example: typing it would credit its owner.
    expect(document.body.textContent).not.toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
    await user.type(field(), 'k7qw m3xp');
    await user.click(button(moneyTexts.link.press));
    expect(asked('linkReferralCode')).toEqual([{ companySlug: 'praxis', code: 'K7QWM3XP' }]);
    // The credit is loaded, since the account may have announced the code before.
    await waitFor(() => expect(asked('viewBilling')).toHaveLength(2));
    const paymentStatus = screen.getByText(
      'Code K7QW-M3XP eingetragen, 30 € Guthaben auf eure erste Rechnung.',
    );
    expect(document.activeElement).toBe(paymentStatus);
    arrive({ ...inTrial, referral: { code: 'K7QWM3XP', linkedAt: now } });
    expect(paymentStatus.textContent).toContain('K7QW-M3XP');
  });

  test.each([
    ['', undefined, 'Bitte gib den Empfehlungscode ein.'],
    ['K7QW', undefined, /hat 8 Zeichen/],
    ['K7QW-M3XP', functionsMessages.selfReferral, functionsMessages.selfReferral],
  ])('“%s” is refused at the field', async (typed, answer, message) => {
    if (answer !== undefined) answers.linkReferralCode = refused('code', answer);
    const { user } = show(inTrial);
    if (typed) await user.type(field(), typed);
    await user.click(button(moneyTexts.link.press));
    await screen.findByText(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(asked('linkReferralCode')).toHaveLength(answer === undefined ? 0 : 1);
  });

  test('after the first purchase there is no field for one', () => {
    show(subscribed());
    expect(screen.queryByRole('textbox', { name: moneyTexts.link.label })).toBeNull();
  });

  test('one’s own code is copied, or marked where the browser does not allow that', async () => {
    const { user } = show(subscribed());
    const own = (await screen.findByRole('textbox', {
      name: moneyTexts.referral.code,
    })) as HTMLInputElement;
    expect(own.value).toBe('K7QW-M3XP');
    expect(screen.getByText(moneyTexts.referral.goesTo('Praxis Lend'))).toBeTruthy();
    await user.click(button(moneyTexts.referral.copy));
    expect(await navigator.clipboard.readText()).toBe('K7QW-M3XP');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(button(moneyTexts.referral.copied));
    expect(await screen.findByText(moneyTexts.referral.copyByHand)).toBeTruthy();
    expect(document.activeElement).toBe(own);
  });

  test('whoever administers no practice has a code too, and reads where its credit would go', async () => {
    answers.viewReferralCode = done({ code: 'K7QWM3XP', chosen: null, practices: [] });
    show(subscribed(), { role: 'therapist' });
    expect(await screen.findByText(moneyTexts.referral.goesNowhere)).toBeTruthy();
    expect(
      (screen.getByRole('textbox', { name: moneyTexts.referral.code }) as HTMLInputElement).value,
    ).toBe('K7QW-M3XP');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('whoever has several practices chooses where the credit goes, and a choice that was not stored goes back', async () => {
    const practices = ['praxis', 'zweite'].map((slug) => ({ slug, title: slug }));
    answers.viewReferralCode = done({ code: 'K7QWM3XP', chosen: null, practices });
    const { user } = show(subscribed());
    const select = (await screen.findByRole('combobox', {
      name: moneyTexts.referral.choose,
    })) as HTMLSelectElement;
    await user.selectOptions(select, 'zweite');
    expect(await screen.findByText(moneyTexts.referral.saved)).toBeTruthy();
    answers.chooseCreditPractice = refused('chosen', functionsMessages.notYourPractice);
    await user.selectOptions(select, '');
    await screen.findByText(functionsMessages.notYourPractice);
    expect(select.value).toBe('zweite');
    expect(asked('chooseCreditPractice')).toEqual(
      ['zweite', null].map((chosen) => ({ companySlug: 'praxis', chosen })),
    );
  });
});
