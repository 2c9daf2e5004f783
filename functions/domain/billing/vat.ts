/**
 * THE VAT ON OUR PRICES, which are net (`pricing.ts`): the operator's data, to be confirmed with
 * their tax adviser before launch. It holds for an operator in Austria who is registered for the
 * One-Stop-Shop and has Stripe Tax calculate (`STRIPE_TAX`, docs/deploy.md): one below that
 * scheme's threshold charges Austria's rate in Germany too. No schemas, so public pages can import
 * it.
 */
/** Percent, by the country of the billing address. Sources, both as of 2026: */
const rates = {
  /** § 12 Abs. 1 UStG. */
  DE: 19,
  /** § 10 Abs. 1 UStG 1994. */
  AT: 20,
} as const;
type TaxedCountry = keyof typeof rates;

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Of a whole net amount in euros: (14, 'DE') -> '16,66 €'. */
export function gross(net: number, country: TaxedCountry): string {
  return money.format((net * (100 + rates[country])) / 100);
}

export const percentOf = (country: TaxedCountry): string => `${rates[country]}\u00a0%`;

/** Both, for whoever reads before we know where they are. */
export function grossByCountry(net: number): string {
  return `${gross(net, 'DE')} in Deutschland, ${gross(net, 'AT')} in Österreich`;
}

/**
 * Of a practice's region ('DE-SN', `practice/region.ts`). Undefined where it lies elsewhere, or
 * nobody knows where.
 */
export function taxedCountryOf(region: string | undefined): TaxedCountry | undefined {
  const country = region?.slice(0, 2);
  return country === 'DE' || country === 'AT' ? country : undefined;
}

/** What a practice pays, behind a net price: 'mit 19 % USt. 16,66 €'. */
export function withVat(net: number, region: string | undefined): string {
  const country = taxedCountryOf(region);
  if (country) return `mit ${percentOf(country)} USt. ${gross(net, country)}`;
  return region === undefined
    ? `mit USt. ${grossByCountry(net)}`
    : 'zzgl. USt., soweit die Bezahlseite eine nennt';
}

/** On what a practice's tax depends, and that exempt ones pay it themselves. */
export const vatText = [
  'Wer nur Heilbehandlungen abrechnet, die von der Umsatzsteuer befreit sind, kann sie in der Regel nicht als Vorsteuer abziehen und zahlt den Preis mit Steuer.',
  `Wie viel auf der Rechnung steht, hängt vom Land der Rechnungsadresse und von der USt-IdNr. ab: Mit einer deutschen kommt die Rechnung ohne Steuer, und die Praxis führt die ${percentOf('DE')} selbst ab (§ 13b UStG), auch als Kleinunternehmerin.`,
].join(' ');
