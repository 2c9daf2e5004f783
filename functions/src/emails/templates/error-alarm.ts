import type { BrowserError } from '@platzwart/domain/browser-error';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

/**
 * To the operator: an error in browsers that was not seen before, or not for long. One e-mail per
 * kind; names nobody.
 */
export function errorAlarmEmail(
  { name, code, where, sites, browser }: BrowserError,
  kind: string,
  operator: string,
  now: Date,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'in einem Browser ist ein Fehler passiert, den wir noch nicht kannten. Was jemand gesehen oder getippt hat, steht nicht dabei.',
      'Wie oft er vorkommt, zeigt „npm run operator -- health“. Zu diesem Fehler kommt keine weitere Nachricht.',
    ],
    rows: [
      ['Fehler', [name, code].filter(Boolean).join(' ')],
      ['Wobei', where],
      ['Stellen', sites.slice(0, 3).join(' < ')],
      ['Browser', browser],
    ].flatMap(([label = '', value = '']): [string, string][] => (value ? [[label, value]] : [])),
    foot: ['Diese Nachricht kommt von Platzwart, der seine Fehler selbst zählt.'],
  };
  return {
    purpose: 'errorAlarm',
    about: kind,
    slug: '',
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Neuer Fehler im Browser: ${[name, where].filter(Boolean).join(', ')}`,
    ...bothForms(body),
    createdAt: now,
  };
}
