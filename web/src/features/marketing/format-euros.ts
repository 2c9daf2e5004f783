const number = new Intl.NumberFormat('de-DE');

/** Whole euros: 1140 -> '1.140 €'. */
export const formatEuros = (n: number): string => `${number.format(n)}\u00a0€`;
