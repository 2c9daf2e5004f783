import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import type { OutgoingEmail } from '../../core/email.ts';
import { patientEmail } from './patient-email.ts';
import type { RequestReceived } from './request-received.ts';
import { requestedTimes, timesNotTaken } from './requested-times.ts';

/**
 * To the sender of a second request for a person who already has an open one: the page answers as
 * always, so that nobody learns who waits where; only the first request's address is notified. It
 * says which times of the second one nobody waits for.
 */
export function requestExistsEmail(
  {
    repeat,
    ...existing
  }: RequestReceived & { repeat: Pick<TherapyRequest, 'locationIds' | 'slots'> },
  origin: string,
): OutgoingEmail {
  const { practice, form, request } = existing;
  const { rows, week } = requestedTimes(request, form);
  return patientEmail(
    {
      ...existing,
      purpose: 'requestExists',
      subject: `Ihre Anfrage bei ${practice.title} gibt es schon`,
      paragraphs: [
        `gerade kam bei ${practice.title} noch eine Anfrage mit denselben Angaben zur Person an. Ihre frühere Anfrage steht schon auf der Warteliste und behält ihre Stelle; die neue kommt nicht noch einmal auf die Warteliste. Ihre Angaben und Zeiten haben wir nicht übernommen: Es gelten die, die unten stehen.`,
        'Haben sich Ihre Zeiten oder Ihre Kontaktdaten geändert? Über den Knopf unten können Sie sie ansehen und ändern.',
      ],
      rows: [
        ['Auf der Warteliste seit', requestedWhen(request, ' Uhr')],
        ...rows,
        ...timesNotTaken(repeat, request, form),
      ],
      week,
      buttonLabel: 'Meine Anfrage ansehen',
      notMine:
        'Das waren nicht Sie? Dann müssen Sie nichts tun: An Ihrer Anfrage hat sich nichts geändert.',
      isStrangers: true,
    },
    origin,
  );
}
