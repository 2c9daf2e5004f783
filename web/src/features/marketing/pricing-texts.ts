/** Texts of `/pricing`. All prices come from the domain's plan. */
import { plan, yearlySaving } from '@platzwart/domain/billing/pricing';
import { euros } from '../../entities/money/format-money.ts';

const number = new Intl.NumberFormat('de-DE');

const percent = (n: number) => `${number.format(n)}\u00a0Prozent`;
const locations = (n: number) => (n === 1 ? '1 Standort' : `${number.format(n)} Standorte`);
const intervals = { month: 'im Monat', year: 'im Jahr' } as const;

export const texts = {
  title: 'Preise',
  lead: 'Ein Tarif, in dem alles enthalten ist. Du zahlst im Monat oder im Jahr.',
  planName: `Tarif ${plan.name}`,
  monthlyPrice: euros(plan.monthly),
  monthly: intervals.month,
  yearly: `oder ${euros(plan.yearly)} im Jahr, das spart ${percent(yearlySaving(plan.includedLocations))}`,
  net: 'Alle Preise zuzüglich Umsatzsteuer.',
  included: 'Das ist enthalten',
  includes: [
    'Anfragen ohne Begrenzung',
    'Benutzer ohne Begrenzung',
    'Schlagwörter und Listen ohne Begrenzung',
    'Rückfragen ohne Begrenzung',
    locations(plan.includedLocations),
  ],
  extraLocation: `Jeder weitere Standort kostet ${euros(plan.extraLocationMonthly)} im Monat.`,
  calculator: {
    title: 'Was kostet es für dich?',
    locations: 'Anzahl der Standorte',
    hint: (first: number, last: number) => `Von ${first} bis ${last}.`,
    fewer: 'Ein Standort weniger',
    more: 'Ein Standort mehr',
    billing: 'Zahlung',
    intervals: [
      { value: 'month', label: 'monatlich' },
      { value: 'year', label: 'jährlich' },
    ],
    price: euros,
    interval: (interval: keyof typeof intervals) => intervals[interval],
    basis: (n: number) => `für ${locations(n)}, zuzüglich Umsatzsteuer`,
    saved: (saved: number, share: number) => `Du sparst ${euros(saved)} im Jahr, das sind ${percent(share)}.`,
    couldSave: (price: number, saved: number, share: number) =>
      `Jährlich bezahlt sind es ${euros(price)}. Das spart ${euros(saved)} im Jahr (${percent(share)}).`,
  },
} as const;
