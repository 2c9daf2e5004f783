import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

type FormerAddress = Pick<PatientEmail, 'about' | 'requestId' | 'practice' | 'contact' | 'request' | 'now'>;

/** To the address that a request had: that it has it no longer. Which one it has now, and what was asked for, is nobody's business there. */
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
      notMine: 'Haben Sie das nicht gewünscht? Dann wenden Sie sich bitte gleich an Ihre Praxis. Wie Sie sie erreichen, steht hier unten.',
    },
    origin,
  );
}
