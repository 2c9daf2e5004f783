import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

/**
 * To the operator: too many accounts are gone from Firebase Authentication at once, so nothing of
 * them is deleted here. One e-mail per day; names nobody.
 */
export function accountsLostEmail(accounts: number, operator: string, now: Date): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'in Firebase Authentication fehlen auf einmal viele Konten, an der Anwendung vorbei. Was hier dazu gehört, bleibt deshalb stehen, bis alle wieder da sind.',
      'Bitte holt die Konten aus der Sicherung zurück: npm run backup -- accounts. Wer wirklich gehen soll, wird danach einzeln gelöscht. Heute kommt dazu keine weitere Nachricht.',
    ],
    rows: [['Fehlende Konten', String(accounts)]],
    foot: ['Diese Nachricht kommt von Platzwart.'],
  };
  return {
    purpose: 'accountsLostAlarm',
    about: berlinDate(now),
    slug: '',
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Viele Konten fehlen: ${accounts}`,
    ...bothForms(body),
    createdAt: now,
  };
}
