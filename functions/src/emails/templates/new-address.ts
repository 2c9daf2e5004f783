import type { OutgoingEmail } from '../../core/email.ts';
import { patientEmail } from './patient-email.ts';
import type { RequestReceived } from './request-received.ts';

/** To a new address that a patient entered: one button confirms it. It has no effect before. */
export function newAddressEmail(asked: RequestReceived, origin: string): OutgoingEmail {
  const { practice, request } = asked;
  return patientEmail(
    {
      ...asked,
      // Whatever they had confirmed was another one.
      request: { ...request, emailConfirmedAt: null },
      purpose: 'newAddress',
      subject: `Ihre neue E-Mail-Adresse bei ${practice.title}`,
      paragraphs: [
        `${practice.title} soll Sie unter dieser E-Mail-Adresse erreichen. Bitte bestätigen Sie, dass sie Ihre ist. Bis dahin gilt die bisherige.`,
      ],
      rows: [],
      buttonLabel: 'E-Mail-Adresse bestätigen',
      notMine:
        'Sie haben das nicht gewünscht? Dann hat sich wohl jemand bei der Adresse vertippt. Sie müssen nichts tun.',
    },
    origin,
  );
}
