/** Texts about invoices, credit and referrals. */
import type { BillingView } from '@platzwart/domain/billing/billing';
import { plan } from '@platzwart/domain/billing/pricing';
import { cents, euros } from '../../entities/money/format-money.ts';

type Invoice = BillingView['invoices'][number];
type Entry = BillingView['credit']['entries'][number];

const credit = euros(plan.referralCredit);

const statuses: Record<Invoice['status'], string> = {
  paid: 'bezahlt',
  open: 'offen',
  void: 'storniert',
  uncollectible: 'nicht bezahlt',
};

const kinds: Record<Entry['kind'], string> = {
  referred: 'Willkommen: für euren Empfehlungscode',
  referrer: 'Danke: für deine Empfehlung',
  used: 'Mit einer Rechnung verrechnet',
  other: 'Gutschrift oder Korrektur',
};

export const moneyTexts = {
  loading: 'Rechnungen und Guthaben werden geladen …',
  invoices: {
    title: 'Rechnungen',
    empty: 'Noch keine Rechnungen',
    unnumbered: 'ohne Nummer',
    statuses,
    pdf: 'PDF',
    page: 'Ansehen',
    named: (what: string, number: string) => `${what}: Rechnung ${number}`,
  },
  credit: {
    title: 'GUTHABEN',
    balance: (amount: number) => cents(amount),
    how: 'Es wird von selbst mit den nächsten Rechnungen verrechnet und nicht ausgezahlt.',
    empty: 'Noch ist nichts dazugekommen.',
    history: 'Wie es dazu kam',
    kinds,
    after: (amount: number) => `danach ${cents(amount)}`,
  },
  referral: {
    title: 'Platzwart empfehlen',
    how: `Gebt euren Code an eine andere Praxis weiter. Trägt sie ihn vor ihrem ersten Kauf ein, bekommen beide ${credit} Guthaben: die andere Praxis vor ihrer ersten Rechnung, eure, sobald diese bezahlt ist.`,
    code: 'Euer Empfehlungscode',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyByHand:
      'Der Code ist markiert. Bitte kopiere ihn mit Strg+C oder über das Menü deines Geräts.',
    goesTo: (title: string) => `Dein Guthaben bekommt die Praxis „${title}“.`,
    goesNowhere:
      'Dein Guthaben wird einer Praxis gutgeschrieben, die du verwaltest. Bis dahin heben wir es auf.',
    choose: 'Welche Praxis bekommt dein Guthaben?',
    chooseHint:
      'Der Code gehört dir, nicht der Praxis. Die Wahl gilt für alles, was ab jetzt dazukommt.',
    oldest: 'die älteste, die du verwaltest',
    saved: 'Gespeichert.',
    loading: 'Dein Code wird geladen …',
  },
  link: {
    title: 'Hat euch jemand Platzwart empfohlen?',
    how: `Mit einem Empfehlungscode bekommt ihr ${credit} Guthaben auf eure erste Rechnung. Das geht nur vor dem ersten Kauf.`,
    open: 'Empfehlungscode eintragen',
    label: 'Empfehlungscode',
    hint: 'Acht Buchstaben und Ziffern.',
    press: 'Code eintragen',
    done: (code: string) => `Code ${code} eingetragen, ${credit} Guthaben auf eure erste Rechnung.`,
  },
} as const;
