import { plan, planPrice } from '@platzwart/domain/billing/pricing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { euros } from '../../entities/money/format-money.ts';
import PriceCalculator from './price-calculator.tsx';

const locations = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Anzahl der Standorte' });
/** As users read it: no-break spaces count as spaces. */
const result = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const fewer = () => screen.getByRole('button', { name: 'Ein Standort weniger' });
const more = () => screen.getByRole('button', { name: 'Ein Standort mehr' });

function open() {
  render(<PriceCalculator />);
  return userEvent.setup();
}

async function byTheMonth() {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /^monatlich/ }));
  return user;
}

describe('the price calculator', () => {
  it('begins with one location paid by the year, its saving, and the price by the month', () => {
    open();
    expect(locations().value).toBe('1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^jährlich/ }).checked).toBe(true);
    expect(result()).toContain('140 € im Jahr');
    expect(result()).toContain('für 1 Standort,');
    expect(result()).toContain(
      'Du sparst 28 € netto im Jahr (mit USt. 33,32 € in Deutschland, 33,60 € in Österreich), das sind 17 Prozent.',
    );
    expect(result()).toContain(
      'Umgerechnet 11,67 € netto im Monat (mit USt. 13,88 € in Deutschland, 14,00 € in Österreich) statt 14 € im Monat (mit USt. 16,66 € in Deutschland, 16,80 € in Österreich).',
    );
  });

  it('tells the price of a month and names what a year would save', async () => {
    await byTheMonth();
    expect(result()).toContain('14 € im Monat');
    expect(result()).toContain('Jährlich bezahlt sparst du 28 € netto im Jahr (mit USt. 33,32 €');
    expect(result()).toContain('Jährlich bezahlt: 140 € netto im Jahr (mit USt. 166,60 €');
  });

  it('says that two months are free only where they are: further locations cost the same either way', async () => {
    const user = open();
    expect(screen.getByRole('radio', { name: /2 Monate geschenkt/ })).toBeTruthy();
    await user.click(more());
    expect(screen.getByRole('radio', { name: /28\s€ netto gespart/ })).toBeTruthy();
  });

  it('adds each location beyond the included one, and says the result politely', async () => {
    const user = await byTheMonth();
    await user.click(more());
    await user.click(more());
    expect(locations().value).toBe('3');
    expect(result()).toContain(`${plan.monthly + 2 * plan.extraLocationMonthly} € im Monat`);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('takes a typed number and writes thousands as Germans do', async () => {
    const user = open();
    await user.clear(locations());
    await user.type(locations(), '20');
    expect(planPrice(20, 'year')).toBe(1964);
    expect(result()).toContain('1.964 € im Jahr');
    expect(result()).toContain('für 20 Standorte,');
  });

  it('counts with the arrow keys and with the page keys', async () => {
    const user = await byTheMonth();
    await user.click(locations());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(locations().value).toBe('3');
    await user.keyboard('{ArrowDown}');
    expect(locations().value).toBe('2');
    await user.keyboard('{PageUp}');
    expect(locations().getAttribute('aria-valuenow')).toBe('7');
    expect(result()).toContain('62 € im Monat');
  });

  it('stays between 1 and 20, whatever is pressed', async () => {
    const user = open();
    expect(fewer().getAttribute('aria-disabled')).toBe('true');
    await user.click(fewer());
    expect(locations().value).toBe('1');
    await user.click(locations());
    await user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    expect(locations().value).toBe('20');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    await user.click(more());
    expect(locations().value).toBe('20');
  });

  it('shows what counts when an impossible number is left', async () => {
    const user = open();
    await user.clear(locations());
    expect(locations().value).toBe('');
    expect(result()).toContain('für 1 Standort,');
    await user.type(locations(), '99x');
    expect(result()).toContain('für 20 Standorte,');
    await user.tab();
    expect(locations().value).toBe('20');
    await user.clear(locations());
    await user.type(locations(), '0');
    await user.tab();
    expect(locations().value).toBe('1');
  });

  // Prerendered: both fields exist, and can be filled in, before the code loads.
  it('continues from what was typed and chosen before its code came', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<PriceCalculator />);
    document.body.append(container);
    locations().value = '4';
    screen.getByRole<HTMLInputElement>('radio', { name: /^monatlich/ }).checked = true;
    render(<PriceCalculator />, { container, hydrate: true });
    expect(result()).toContain(`${planPrice(4, 'month')} € im Monat`);
    expect(locations().value).toBe('4');
  });
});

it('writes whole euros with a space that never breaks', () => {
  expect(euros(1140)).toBe('1.140\u00a0€');
});
