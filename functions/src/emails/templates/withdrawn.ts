import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

type Withdrawn = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'request' | 'token' | 'now'
> & {
  /** The last day to undo it. */
  undoUntil: IsoDate;
  /** A place was offered to them: it does not come back. */
  hadOffer: boolean;
  /** How long the practice stores inactive requests. */
  retentionMonths: number;
};

/**
 * To a patient whose request was withdrawn by the link: how to undo it, and that withdrawing does
 * not erase it.
 */
export function withdrawnEmail(
  { undoUntil, hadOffer, retentionMonths, ...withdrawn }: Withdrawn,
  origin: string,
): OutgoingEmail {
  const { practice } = withdrawn;
  return patientEmail(
    {
      ...withdrawn,
      purpose: 'withdrawn',
      subject: `Ihre Anfrage bei ${practice.title} ist zurückgezogen`,
      paragraphs: [
        `Sie haben Ihre Anfrage nach einem Therapieplatz bei ${practice.title} zurückgezogen. Die Anfrage steht nicht mehr auf der Warteliste.`,
        `Haben Sie es sich anders überlegt? Bis zum ${formatGermanDate(undoUntil)} können Sie das rückgängig machen. Dann stehen Sie wieder an derselben Stelle auf der Warteliste.${hadOffer ? ' Der angebotene Platz kommt dadurch nicht zurück.' : ''}`,
        `Ihre Angaben bleiben im Archiv der Praxis. Gelöscht werden sie ${retentionMonths} Monate nach der letzten Änderung. Möchten Sie, dass sie gleich gelöscht werden? Dann schreiben Sie bitte der Praxis.`,
      ],
      rows: [],
      buttonLabel: 'Meine Anfrage ansehen',
      notMine: 'Das waren nicht Sie? Dann machen Sie es bitte über den Link oben rückgängig.',
    },
    origin,
  );
}
