/** Texts of the price and of what is included in it. All prices come from the domain's plan. */
import { plan } from '@platzwart/domain/billing/pricing';
import { grossByCountry, vatText } from '@platzwart/domain/billing/vat';
import { cents, euros } from '../../entities/money/format-money.ts';

const number = new Intl.NumberFormat('de-DE');

const percent = (n: number) => `${number.format(n)}\u00a0Prozent`;
const locations = (n: number) => (n === 1 ? '1 Standort' : `${number.format(n)} Standorte`);
const gross = (net: number) => `mit USt. ${grossByCountry(net)}`;
const intervals = { month: 'im Monat', year: 'im Jahr' } as const;

export const texts = {
  included: 'Das ist enthalten',
  includes: [
    'Anfragen ohne Begrenzung',
    'Benutzer ohne Begrenzung',
    'Schlagwörter und Listen ohne Begrenzung',
    'Rückfragen ohne Begrenzung',
    'Heatmap, Wartelisten und Angebote freier Plätze',
    'AV-Vertrag nach Art. 28 DSGVO',
    locations(plan.includedLocations),
  ],
  extraLocation: `Jeder weitere Standort kostet ${euros(plan.extraLocationMonthly)} im Monat netto, mit USt. ${grossByCountry(plan.extraLocationMonthly)}.`,
  tax: vatText,
  locations: 'Anzahl der Standorte',
  hint: (first: number, last: number) => `Von ${first} bis ${last}.`,
  fewer: 'Ein Standort weniger',
  more: 'Ein Standort mehr',
  billing: 'Zahlung',
  yearly: 'jährlich',
  monthly: 'monatlich',
  flexible: 'monatlich kündbar',
  price: euros,
  interval: (interval: keyof typeof intervals) => intervals[interval],
  /**
   * Further locations cost the same either way: what is saved are whole months of the first one.
   */
  gift: (saved: number, monthly: number) =>
    saved % monthly === 0 ? `${saved / monthly} Monate geschenkt` : `${euros(saved)} netto gespart`,
  gross,
  basis: (n: number) => `für ${locations(n)}, netto`,
  saved: (saved: number, share: number) =>
    `Du sparst ${euros(saved)} netto im Jahr (${gross(saved)}), das sind ${percent(share)}.`,
  instead: (yearly: number, monthly: number) =>
    `Umgerechnet ${cents(Math.round((100 * yearly) / 12))} netto im Monat (${gross(yearly / 12)}) statt ${euros(monthly)} im Monat (${gross(monthly)}).`,
  couldSave: (saved: number, share: number) =>
    `Jährlich bezahlt sparst du ${euros(saved)} netto im Jahr (${gross(saved)}), das sind ${percent(share)}.`,
  insteadYearly: (price: number) =>
    `Jährlich bezahlt: ${euros(price)} netto im Jahr (${gross(price)}).`,
} as const;
