/**
 * WHO THE OPERATOR IS, and how to reach them: to be replaced before launch, with
 * `web/src/content/operator.ts`, which says whom they may quote, and the support address in
 * `practice/support-email.ts`, which e-mails carry without the rest. Legal texts use these values
 * as
 * `{name}`. All current values are placeholders: no real company, person or address; `.example`
 * belongs to nobody. The production build names each of them (`web/placeholders.ts`), and a
 * deployment stops.
 */
import { supportEmail } from '../practice/support-email.ts';
import type { SubProcessor } from './sub-processors.ts';

export const operator = {
  company: 'Platzwart Betreibergesellschaft',
  street: 'Musterstraße 1',
  city: '8010 Graz',
  country: 'Österreich',
  email: 'hallo@platzwart.example',
  supportEmail,
  privacyEmail: 'datenschutz@platzwart.example',
  /** Who answers questions about data protection; an officer, if one is appointed. */
  dataProtectionOfficer: 'Eva Muster (Datenschutz)',
  /** '' without one: pages then name neither it nor its hours, and ask nobody to call. */
  phone: '+43 316 000000' as string,
  /** When somebody answers it, in words: replaced with the number. */
  phoneHours: 'Montag bis Freitag von 9 bis 12 Uhr',
  /** Both '' if no register has you: texts and e-mails then name only company and address. */
  registerNumber: 'FN 000000 x' as string,
  registerCourt: 'Landesgericht für Zivilrechtssachen Graz' as string,
  vatId: 'ATU00000000',
  courtOfJurisdiction: 'Graz',
  law: 'österreichisches Recht',
  /** Target response time to questions, in hours on working days. */
  supportHours: '48',
  supervisoryAuthority:
    'Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Wien, dsb.gv.at',
  /** Who delivers our e-mails (`SMTP_URL`): name, seat, and the country of its servers. */
  mailService: 'Musterpost Versand',
  mailServiceSeat: 'Musterstraße 2, 8010 Graz, Österreich',
  mailServicePlace: 'Musterrechenzentrum, Österreich',
  /** What of it leaves the EU, to whom and on which basis (Art. 45 to 49 GDPR); or 'keine'. */
  mailServiceTransfer: 'keine (Musterangabe)',
  /** What it stores of delivered e-mails, and for how many days, by its contract. */
  mailServiceStores: 'Absender, Adresse und Zeitpunkt, ohne Inhalt (Musterangabe)',
  /** The imprint lives outside the product (spec section 2). */
  imprintUrl: 'https://www.platzwart.example/impressum',
  /** Month and year of the current legal texts. */
  legalDate: 'November 2026',
} as const;

/**
 * What legal texts alone say of the operator: apart, since pages load the rest. Placeholders, too.
 */
export const operatorPapers = {
  /** The body that watches over accessibility where the operator sits, with its address. */
  marketSurveillance: 'Musterbehörde für Barrierefreiheit, Musterstraße 3, 8010 Graz',
  /** How long restoring everything takes at most, as the last drill has shown. */
  restoreTime: 'einen Tag (Musterangabe)',
  /** Who runs the visitor statistics (`VITE_ANALYTICS_NAME`), with seat; 'niemand' without any. */
  analyticsProvider: 'Musterzähler, Musterstraße 4, 8010 Graz, Österreich',
} as const;

/**
 * Whoever else processes data for practices. An empty list says that there is nobody; while it is
 * undefined, nobody has said so, and nothing is deployed.
 */
export const otherSubProcessors: readonly SubProcessor[] | undefined = undefined;
