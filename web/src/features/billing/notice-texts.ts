/** Texts of the trial and subscription notice above every screen: short, only the essentials. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import type { AccountStatus } from './account-status.ts';

const inDays = (days: number) =>
  days === 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`;

/** Calendar days before the end from which on the notice is shown. */
const soon = { trial: 3, cancelled: 14 } as const;

/** `keeps`: in a locked practice, what goes on. */
export type Notice = { text: string; link: string; keeps?: readonly string[] };

const goesOn = 'Anrufen, Drucken und Speichern gehen weiter';

/** Undefined while all is well. */
export function noticeOf(status: AccountStatus): Notice | undefined {
  switch (status.kind) {
    case 'trial':
      if (status.days > soon.trial) return undefined;
      return {
        text: `Die Testzeit endet ${inDays(status.days)} (${formatDay(status.endsAt)}). Ohne Abo lässt sich danach alles nur noch ansehen.`,
        link: 'Abo abschließen',
      };
    case 'trialOver':
      return {
        text: `Die Testzeit ist seit ${formatDay(status.endedAt)} vorbei: Alles lässt sich nur ansehen, und es kommen keine Anfragen an.`,
        link: 'Abo abschließen',
        keeps: [goesOn, `Alles bleibt bis ${formatDay(status.deletedAt)}`],
      };
    case 'cancelled':
      if (status.days > soon.cancelled) return undefined;
      return {
        text: `Das gekündigte Abo endet ${inDays(status.days)} (${formatDay(status.endsAt)}). Danach lässt sich alles nur noch ansehen.`,
        link: 'Zum Abo',
      };
    case 'pastDue':
      return {
        text: `Eine Zahlung ist ${status.since ? `seit ${formatDay(status.since)} ` : ''}offen.${
          status.lockedAt
            ? ` Kommt sie nicht, lässt sich ab ${formatDay(status.lockedAt)} alles nur noch ansehen.`
            : ''
        }`,
        link: 'Zahlungsart prüfen',
      };
    case 'unpaid':
      return {
        text: `Eine Zahlung ist seit ${formatDay(status.since)} offen: Alles lässt sich nur ansehen, und es kommen keine Anfragen an.`,
        link: 'Offene Rechnung bezahlen',
        keeps: [goesOn],
      };
    case 'over':
      return {
        text: `Das Abo ist seit ${formatDay(status.endedAt)} beendet: Alles lässt sich nur ansehen, und es kommen keine Anfragen an.`,
        link: 'Neu abschließen',
        keeps: [goesOn],
      };
    case 'bought':
    case 'active':
      return undefined;
  }
}

export const noticeTexts = {
  trialUntil: (day: string) => `Testzeit bis ${day}`,
  closed: `Wir haben diese Praxis gesperrt: Alles lässt sich nur ansehen, und es kommen keine Anfragen an. Bitte schreibt uns: ${supportEmail}`,
  /** For members who do not see what is paid. */
  readOnly:
    'Alles lässt sich gerade nur ansehen, und es kommen keine Anfragen an. Ändern kann das, wer die Rolle Administration hat.',
} as const;
