import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { advisesIssuingLater, issueLater } from '@platzwart/domain/request/prescription';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import type { OutgoingEmail } from '../../core/email.ts';
import { patientEmail } from './patient-email.ts';
import { requestedTimes } from './requested-times.ts';

export type RequestReceived = {
  practice: Practice;
  form: Pick<
    FormConfiguration,
    'selectableLocations' | 'minSlotSize' | 'issueLaterAdvised' | 'doctorsOrderEnabled'
  >;
  /** The practice's own address, for questions. */
  contact: string;
  /** The stored request's; differs for each address a correction names. */
  about: string;
  requestId: string;
  request: TherapyRequest;
  /** The key to the request: only this e-mail contains it. */
  token: string;
  now: Date;
};

/**
 * To a request's sender: it has arrived, for these times, and one button confirms the address (spec
 * section 2, success page). No names and nothing about health: a mistyped address belongs to a
 * stranger.
 */
export function requestReceivedEmail(received: RequestReceived, origin: string): OutgoingEmail {
  const { practice, form, request } = received;
  const { rows, week } = requestedTimes(request, form);
  return patientEmail(
    {
      ...received,
      purpose: 'requestReceived',
      subject: `Ihre Anfrage bei ${practice.title}`,
      paragraphs: [
        `Ihre Anfrage nach einem Therapieplatz bei ${practice.title} ist angekommen und steht auf der Warteliste. Vielen Dank.`,
        'Bitte bestätigen Sie noch, dass diese E-Mail-Adresse stimmt. So kann die Praxis Sie sicher erreichen, wenn ein Platz frei wird.',
        'Über denselben Link sehen Sie Ihre Anfrage, ändern Zeiten und Kontaktdaten oder ziehen sie zurück.',
        // The same to everybody: it must not tell whether somebody has one.
        ...(advisesIssuingLater(practice, form) ? [issueLater] : []),
      ],
      rows: [['Eingegangen', requestedWhen(request, ' Uhr')], ...rows],
      week,
      buttonLabel: 'E-Mail-Adresse bestätigen',
      notMine:
        'Sie haben nichts angefragt? Dann hat sich wohl jemand bei der Adresse vertippt. Sie müssen nichts tun.',
      isStrangers: true,
    },
    origin,
  );
}
