/** Texts of the billing page. All prices come from the domain's plan. */

import {
  type BillingInterval,
  plan,
  planPrice,
  yearlySaving,
} from '@platzwart/domain/billing/pricing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { gross, percentOf, taxedCountryOf, vatText, withVat } from '@platzwart/domain/billing/vat';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Region } from '@platzwart/domain/practice/region';
import { cents, euros } from '../../entities/money/format-money.ts';
import type { AccountStatus } from './account-status.ts';

const locations = (n: number) => (n === 1 ? '1 Standort' : `${n} Standorte`);
const intervals = { month: 'im Monat', year: 'im Jahr' } as const;
const price = (n: number, interval: BillingInterval) =>
  `${euros(planPrice(n, interval))} ${intervals[interval]} netto`;

/** By Stripe's brand name. */
const cardNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const nothingDeleted =
  'Gelöscht wird eure Praxis nicht von selbst; nur Anfragen, die lange niemand anfasst, werden wie bisher gelöscht.';

/** The status: a heading, and what follows from it. */
export function describeState(
  status: AccountStatus,
  subscription: Pick<Subscription, 'interval' | 'status'> | null = null,
): { title: string; text: string } {
  switch (status.kind) {
    case 'trial': {
      const until = formatDay(status.endsAt);
      const { days } = status;
      return {
        title:
          days === 0
            ? `Letzter Tag der Testzeit, bis ${until}`
            : `Noch ${days === 1 ? '1 Tag' : `${days} Tage`} Testzeit, bis ${until}`,
        text: 'Sie endet von selbst und kostet nichts. Ohne Abo kommen danach keine Anfragen mehr an, und alles lässt sich nur noch ansehen.',
      };
    }
    case 'trialOver':
      return {
        title: `Die Testzeit ist seit ${formatDay(status.endedAt)} vorbei`,
        text: `Seitdem lässt sich alles nur ansehen, und es kommen keine Anfragen an. Mit einem Abo geht es gleich weiter. Ohne Abo wird die Praxis am ${formatDay(status.deletedAt)} gelöscht; vorher schreiben wir euch.`,
      };
    case 'bought':
      return {
        title: `Abo ab ${formatDay(status.chargedAt)}`,
        text: `Bis dahin läuft die Testzeit; abgebucht wird am ${formatDay(status.chargedAt)}.`,
      };
    case 'active':
      return {
        title: 'Das Abo läuft',
        text: `Es verlängert sich am ${formatDay(status.renewsAt)} um ${subscription?.interval === 'year' ? 'ein Jahr' : 'einen Monat'}, wenn bis dahin niemand kündigt.`,
      };
    case 'cancelled':
      return {
        title: `Das Abo ist gekündigt und läuft bis ${formatDay(status.endsAt)}`,
        text: `${subscription?.status === 'trialing' ? 'Abgebucht wird nichts. ' : ''}Bis dahin geht alles wie bisher, auch das Formular. Danach kommen keine Anfragen mehr an, und alles lässt sich nur noch ansehen. ${nothingDeleted}`,
      };
    case 'pastDue':
      return {
        title: status.since
          ? `Eine Zahlung ist seit ${formatDay(status.since)} offen`
          : 'Eine Zahlung ist offen',
        text: status.lockedAt
          ? `Noch geht alles wie bisher. Kommt sie nicht, lässt sich ab ${formatDay(status.lockedAt)} alles nur noch ansehen.`
          : 'Noch geht alles wie bisher. Bitte prüft, womit bezahlt wird.',
      };
    case 'unpaid':
      return {
        title: `Eine Zahlung ist seit ${formatDay(status.since)} offen`,
        text: `Seit ${formatDay(status.lockedAt)} lässt sich deshalb alles nur ansehen, und es kommen keine Anfragen an. Sobald bezahlt ist, geht es von selbst weiter.`,
      };
    case 'over':
      return {
        title: 'Das Abo ist beendet',
        text: `Bis ${formatDay(status.endedAt)} war bezahlt. Seitdem lässt sich alles nur ansehen, und es kommen keine Anfragen an. ${nothingDeleted} Mit einem neuen Abo geht es gleich weiter.`,
      };
  }
}

export const texts = {
  title: 'Abo',
  lead: 'Was ihr zahlt, wann, und wie ihr es ändert.',
  administratorsOnly: 'Testzeit und Abo sieht und verwaltet, wer die Rolle Administration hat.',
  busy: 'Einen Moment …',
  again: 'Noch einmal',
  newTab: '(öffnet in neuem Tab)',
  deletion: {
    text: (day: string) =>
      `Diese Praxis soll am ${day} gelöscht werden. Wer das Abo ändern oder eines abschließen will, nimmt das zuerst zurück.`,
    link: 'Ansehen und zurücknehmen',
  },
  paymentStatus: {
    arriving: 'Danke! Euer Abo wird eingerichtet …',
    late: 'Die Bestätigung lässt noch auf sich warten. Verloren ist nichts: Sobald sie da ist, steht es hier, auch wenn du die Seite inzwischen verlässt. Bitte kaufe nicht noch einmal; kommt in einer Stunde nichts, schreib uns.',
    contact: 'Kontakt',
    there: 'Danke! Euer Abo ist eingerichtet.',
    cancelled: 'Nichts gekauft.',
    whatNow: 'Du kannst das Abo hier jederzeit abschließen; bis dahin ändert sich nichts.',
  },
  next: {
    title: 'Nächste Abbuchung',
    text: (day: string, due: number) => `${cents(due)} am ${day}`,
    fold: 'Wie sich das zusammensetzt',
    plan: ({ interval }: Subscription) =>
      `${plan.name}, ${interval === 'month' ? 'monatlich' : 'jährlich'} bezahlt`,
    price: ({ extraLocations, interval }: Subscription, region: Region) => {
      const n = plan.includedLocations + extraLocations;
      return `${price(n, interval)} für ${locations(n)}, ${withVat(planPrice(n, interval), region)}`;
    },
    invoice: 'Rechnung mit USt.',
    credit: 'Aus dem Guthaben',
    due: 'Wird abgebucht',
  },
  year: {
    today: (month: string) => `heute: ${month}`,
    left: (n: number) =>
      n === 0
        ? 'Der letzte bezahlte Monat läuft.'
        : `Nach diesem noch ${n === 1 ? '1 Monat' : `${n} Monate`} bezahlt.`,
  },
  purchase: {
    title: 'Abo abschließen',
    again: 'Neu abschließen',
    interval: 'Zahlung',
    monthly: 'monatlich',
    yearly: 'jährlich',
    intervalHint: (n: number, interval: BillingInterval, region: Region) => {
      const country = taxedCountryOf(region);
      const net = price(n, interval);
      return country ? `${net}, ${gross(planPrice(n, interval), country)} mit USt.` : net;
    },
    saving: (n: number) => `, spart ${yearlySaving(n)}\u00a0%`,
    locationsHint: (there: number) =>
      `${locations(plan.includedLocations)} ist enthalten. ${there > 1 ? `Die Praxis hat ${there}.` : ''}`.trim(),
    price: (n: number, interval: BillingInterval, region: Region) => {
      const country = taxedCountryOf(region);
      const net = planPrice(n, interval);
      return country ? gross(net, country) : euros(net);
    },
    per: (interval: BillingInterval) => intervals[interval],
    basis: (n: number, interval: BillingInterval, region: Region) => {
      const country = taxedCountryOf(region);
      const net = planPrice(n, interval);
      return country
        ? `für ${locations(n)}, mit ${percentOf(country)} USt.; netto ${euros(net)}`
        : `für ${locations(n)}, netto; ${withVat(net, region)}`;
    },
    tax: vatText,
    creditUntil: (day: string) => `Eure Testzeit bleibt euch: Abgebucht wird erst am ${day}.`,
    creditDays: (days: number) =>
      `Eure Testzeit rechnen wir euch mit ${days === 1 ? 'einem ganzen Tag' : `${days} ganzen Tagen`} an: Abgebucht wird erst danach.`,
    atOnce: 'Abgebucht wird gleich mit dem Abschluss.',
    how: 'Bezahlt wird mit Debit- oder Kreditkarte oder SEPA-Lastschrift, auf der Seite unseres Zahlungsdienstes Stripe. Dort gibst du auch Gutscheine ein.',
    renews:
      'Das Abo verlängert sich von selbst. Kündigen kannst du jederzeit zum Ende des bezahlten Zeitraums.',
    terms: 'Es gelten unsere',
    termsLink: 'AGB',
    go: 'Weiter zur Bezahlung',
  },
  stepper: {
    label: 'Anzahl der Standorte',
    fewer: 'Ein Standort weniger',
    more: 'Ein Standort mehr',
  },
  manage: {
    title: 'Abo verwalten',
    where: 'Führt zu unserem Zahlungsdienst Stripe und von dort hierher zurück.',
    paymentMethod: 'Zahlungsart ändern',
    interval: (now: BillingInterval) => (now === 'month' ? 'Jährlich zahlen' : 'Monatlich zahlen'),
    overview: 'Rechnungsdaten',
    cancel: 'Kündigen',
    payment: 'Zahlungsart',
    card: (brand: string, last4: string, expires: string) =>
      `${cardNames[brand] ?? 'Karte'}, endet auf ${last4}, gültig bis ${expires}`,
    sepa: (last4: string) => `SEPA-Lastschrift, IBAN endet auf ${last4}`,
    otherPayment: 'hinterlegt',
    noPayment: 'keine hinterlegt',
    plan: 'Tarif',
    latest: 'Letzte Rechnung',
    details: 'Rechnung an',
    detailsText: 'Name und Adresse auf euren Rechnungen',
    latestText: (day: string, status: string) => `vom ${day}, ${status}`,
    open: 'Offene Rechnung',
    end: 'Gekündigt',
    endText: 'Die Kündigung lässt sich bis zum Ende zurücknehmen.',
    leaving: 'Aufhören',
    leavingAt: (day: string) => `Geht bis ${day} weiter wie bisher. Gelöscht wird dadurch nichts.`,
    leavingText: 'Endet mit dem bezahlten Zeitraum. Gelöscht wird dadurch nichts.',
    resume: 'Abo fortsetzen',
    openInvoice: (amount: number) => `Offene Rechnung ansehen: ${cents(amount)}`,
  },
  locations: {
    title: 'Bezahlte Standorte',
    paid: (n: number, there: number) =>
      `Bezahlt ${n === 1 ? 'wird' : 'werden'} ${locations(n)}, angelegt ${there === 1 ? 'ist' : 'sind'} ${there}.`,
    atLeast: (there: number) => `Mindestens ${there}, so viele hat die Praxis.`,
    remove: 'Standorte ansehen und entfernen',
    previewing: 'Der Betrag wird ausgerechnet …',
    dueNow: (amount: number) =>
      amount > 0
        ? `Jetzt fällig, anteilig für den laufenden Zeitraum: ${cents(amount)}.`
        : amount < 0
          ? `Anteilig gutgeschrieben: ${cents(-amount)}.`
          : 'Jetzt wird nichts abgebucht.',
    next: (day: string, amount: number) =>
      amount > 0
        ? `Nächste Rechnung am ${day}: ${cents(amount)}.`
        : `Mit der nächsten Rechnung am ${day} ist nichts zu zahlen.`,
    noNext: 'Eine weitere Rechnung kommt nicht: Das Abo ist gekündigt.',
    afterwards: (n: number, interval: BillingInterval, region: Region) =>
      `Auf Dauer: ${price(n, interval)}, ${withVat(planPrice(n, interval), region)}`,
    confirm: 'Zahlungspflichtig ändern',
    confirmFewer: 'Anzahl verringern',
    discard: 'Doch nicht',
    arriving: 'Deine Änderung wird bestätigt …',
    late: 'Die Bestätigung lässt noch auf sich warten. Verloren ist nichts: Sobald sie da ist, steht die neue Zahl hier.',
    there: (n: number) =>
      `Bestätigt: Bezahlt ${n === 1 ? 'wird' : 'werden'} jetzt ${locations(n)}.`,
  },
} as const;
