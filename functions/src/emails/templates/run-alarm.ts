import { berlinDate, formatMoment } from '@platzwart/domain/dates/german-date';
import type { Run } from '@platzwart/domain/run';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

/**
 * To the operator: a scheduled task could not do all that was due. One e-mail per day and task;
 * names no practice and nobody.
 */
export function runAlarmEmail(run: Run, title: string, operator: string, now: Date): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'eine geplante Aufgabe ist bei einem Teil dessen gescheitert, was fällig war. Die Ursachen stehen im Protokoll der Funktionen unter „unforeseen“.',
      'Der Rest ist erledigt. Was gescheitert ist, wird beim nächsten Lauf wieder versucht; heute kommt dazu keine weitere Nachricht.',
    ],
    rows: [
      ['Aufgabe', `${title} (${run.task})`],
      ['Begonnen', `${formatMoment(run.startedAt)} Uhr`],
      ['Fällig', String(run.found)],
      ['Erledigt', String(run.done)],
      ['Gescheitert', String(run.failed)],
    ],
    foot: ['Diese Nachricht kommt von Platzwart, der seine Aufgaben selbst überwacht.'],
  };
  return {
    purpose: 'runAlarm',
    about: `${run.task}_${berlinDate(run.startedAt)}`,
    slug: '',
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Aufgabe gescheitert: ${title}`,
    ...bothForms(body),
    createdAt: now,
  };
}
