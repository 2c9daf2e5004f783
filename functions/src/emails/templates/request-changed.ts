import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questionOf, questions } from '@platzwart/domain/booking/questions';
import { berlinDate, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { ToldChanges } from '@platzwart/domain/patient-portal/change-notice';
import { contactFields } from '@platzwart/domain/patient-portal/editable-fields';
import { isPaused } from '@platzwart/domain/request/deadlines';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';
import { requestedTimes } from './requested-times.ts';

type RequestChanged = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'token' | 'now'
> & {
  request: TherapyRequest;
  form: Pick<FormConfiguration, 'selectableLocations'>;
  changes: ToldChanges;
};

/**
 * To the mailbox of a request that was changed by its links: what was and what is, so that whoever
 * did not do it can put it back. No names, nothing about health, and of contact data only which: a
 * mistyped address belongs to a stranger.
 */
export function requestChangedEmail(changed: RequestChanged, origin: string): OutgoingEmail {
  const { practice } = changed;
  return patientEmail(
    {
      ...changed,
      purpose: 'requestChanged',
      subject: `Ihre Anfrage bei ${practice.title} wurde geändert`,
      paragraphs: [
        `An Ihrer Anfrage nach einem Therapieplatz bei ${practice.title} wurde über Ihren Link etwas geändert. Waren Sie das? Dann müssen Sie nichts tun.`,
        'Waren Sie es nicht? Dann hat noch jemand den Link. Über den Knopf unten stellen Sie wieder ein, was bisher galt. Bitte sagen Sie es auch der Praxis.',
      ],
      rows: rowsOf(changed),
      buttonLabel: 'Meine Anfrage ansehen',
      notMine: 'Ihre Stelle auf der Warteliste haben Sie behalten.',
    },
    origin,
  );
}

function rowsOf({ changes, request, form, now }: RequestChanged): [string, string][] {
  const { was, fields, isBack, asksForCall, hasPaused, declined } = changes;
  const has = (...names: string[]) => fields.some((field) => names.includes(field));
  const both = (label: string, words: (of: TherapyRequest) => string): [string, string][] => [
    [`${label}, bisher`, words(was)],
    [`${label}, jetzt`, words(request)],
  ];
  const times = (of: TherapyRequest, when: string) =>
    requestedTimes(of, form).rows.map(([label, text]): [string, string] => [
      `${label}, ${when}`,
      text,
    ]);
  const contacts = contactFields
    .filter((field) => has(field))
    .map((field) => questionOf(field).label);
  return [
    ...(has('slots', 'locationIds') ? [...times(was, 'bisher'), ...times(request, 'jetzt')] : []),
    ...(has('timeFlexibility') ? both('Bei den Zeiten', flexibility) : []),
    ...(has('pausedUntil') ? both('Pause', (of) => pause(of, now)) : []),
    ...(hasPaused
      ? [
          ['Pause', 'war eingelegt und ist wieder beendet; so lange hat Sie niemand gefragt'] as [
            string,
            string,
          ],
        ]
      : []),
    ...(has('followUpConsent')
      ? both('Fragen per E-Mail', (of) => (of.followUpConsent ? 'ja' : 'nein'))
      : []),
    ...(has('prescription')
      ? [
          ['Weitere Angaben', 'geändert; welche, sehen Sie über den Knopf unten'] as [
            string,
            string,
          ],
        ]
      : []),
    ...(contacts.length > 0
      ? [['Kontaktdaten', `geändert: ${contacts.join(', ')}`] as [string, string]]
      : []),
    ...(isBack
      ? [['Auf der Warteliste', 'wieder; vorher war die Anfrage zurückgezogen'] as [string, string]]
      : []),
    ...(asksForCall
      ? [['Ihre Antwort auf die Rückfrage', 'unsicher, die Praxis ruft Sie an'] as [string, string]]
      : []),
    ...declined.map(({ slot, startsOn }): [string, string] => [
      'Angebotener Platz',
      `abgesagt: ${describeSlots([slot])}, ab ${formatGermanDate(startsOn)}`,
    ]),
  ];
}

function flexibility({ timeFlexibility }: TherapyRequest): string {
  return timeFlexibility ? questions.timeFlexibility.options[timeFlexibility] : 'nicht angegeben';
}

function pause(request: TherapyRequest, now: Date): string {
  return isPaused(request, berlinDate(now)) && request.pausedUntil
    ? `bis zum ${formatGermanDate(request.pausedUntil)}`
    : 'keine';
}
