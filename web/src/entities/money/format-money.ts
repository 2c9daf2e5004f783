/** Formats money: whole euros of the plan, cents of an invoice. */
const whole = new Intl.NumberFormat('de-DE');
const exact = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const signed = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  signDisplay: 'exceptZero',
});

/** 1140 -> '1.140 €'. */
export const euros = (amount: number): string => `${whole.format(amount)}\u00a0€`;

/** 1999 -> '19,99 €'. */
export const cents = (amount: number): string => exact.format(amount / 100);

/** 3000 -> '+30,00 €': signed, for credit entries. */
export const signedCents = (amount: number): string => signed.format(amount / 100);
