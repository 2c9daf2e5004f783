import { formatDay } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

type Notice = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'token' | 'now'
> & {
  request: PatientEmail['request'] & { requestedAt: Date };
  /** When the request will be deleted. */
  deletedAt: Date;
};

/** To a waiting patient, 14 days before the request is deleted for inactivity (spec section 9). */
export function deletionNoticeEmail(
  { deletedAt, ...notice }: Notice,
  origin: string,
): OutgoingEmail {
  const { practice, request } = notice;
  const day = formatDay(deletedAt);
  return patientEmail(
    {
      ...notice,
      purpose: 'deletionNotice',
      subject: `Ihre Anfrage bei ${practice.title} wird bald gelöscht`,
      paragraphs: [
        `Ihre Anfrage nach einem Therapieplatz bei ${practice.title} ist lange ohne Nachricht geblieben. Wir bewahren solche Daten nicht länger auf und löschen sie am ${day}.`,
        'Warten Sie noch? Dann sagen Sie uns das bitte bis dahin, und alles bleibt, wie es ist.',
      ],
      rows: [
        ['Angefragt am', formatDay(request.requestedAt)],
        ['Wird gelöscht am', day],
      ],
      answers: [
        { label: 'Weiter warten', answer: 'ja', isMain: true },
        { label: 'Ich warte nicht mehr', answer: 'nein' },
      ],
      notMine: 'Möchten Sie nicht mehr warten, müssen Sie nichts tun.',
    },
    origin,
  );
}
