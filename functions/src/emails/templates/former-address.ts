import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

type FormerAddress = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'request' | 'now'
>;

/**
 * To a request's former address: it is no longer used. Must not reveal the new one, or the
 * request's content.
 */
export function formerAddressEmail(former: FormerAddress, origin: string): OutgoingEmail {
  const { practice } = former;
  return patientEmail(
    {
      ...former,
      token: '',
      purpose: 'formerAddress',
      subject: `Ihre E-Mail-Adresse bei ${practice.title} gilt nicht mehr`,
      paragraphs: [
        `Für Ihre Anfrage bei ${practice.title} wurde die E-Mail-Adresse geändert. Nachrichten dazu kommen nicht mehr hierher, und die Links aus früheren Nachrichten gelten nicht mehr.`,
      ],
      rows: [],
      buttonLabel: 'Zur Praxis',
      notMine:
        'Haben Sie das nicht gewünscht? Dann wenden Sie sich bitte gleich an Ihre Praxis. Wie Sie sie erreichen, steht hier unten.',
    },
    origin,
  );
}
