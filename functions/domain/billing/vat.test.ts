import { expect, test } from 'vitest';
import { plan, planPrice } from './pricing.ts';
import { grossByCountry, withVat } from './vat.ts';

const said = (text: string) => text.replaceAll('\u00a0', ' ');

test('the price with tax is that of the country the practice lies in', () => {
  expect(said(withVat(plan.monthly, 'DE-SN'))).toBe('mit 19 % USt. 16,66 €');
  expect(said(withVat(plan.yearly, 'AT'))).toBe('mit 20 % USt. 168,00 €');
  expect(said(withVat(planPrice(50, 'year'), 'DE-BE'))).toBe('mit 19 % USt. 5.764,36 €');
});

test('where nobody knows the country, both stand there; elsewhere none is claimed', () => {
  expect(said(withVat(plan.monthly, undefined))).toBe(
    `mit USt. ${said(grossByCountry(plan.monthly))}`,
  );
  expect(said(grossByCountry(plan.monthly))).toBe('16,66 € in Deutschland, 16,80 € in Österreich');
  expect(withVat(plan.monthly, 'CH-ZH')).not.toMatch(/\d/);
});
