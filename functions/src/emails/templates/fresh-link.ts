import type { OutgoingEmail } from '../../core/email.ts';
import { patientEmail } from './patient-email.ts';
import type { RequestReceived } from './request-received.ts';
import { requestedTimes } from './requested-times.ts';

/** To a patient who asked for a new portal link, on the page behind the last one. */
export function freshLinkEmail(asked: RequestReceived, origin: string): OutgoingEmail {
  const { practice, form, request } = asked;
  return patientEmail(
    {
      ...asked,
      purpose: 'freshLink',
      subject: `Der Link zu Ihrer Anfrage bei ${practice.title}`,
      paragraphs: [
        `Sie haben einen neuen Link zu Ihrer Anfrage bei ${practice.title} angefordert.`,
        'Dahinter sehen Sie, wie es um Ihre Anfrage steht. Sie können dort auch Ihre Zeiten und Kontaktdaten ändern, eine Pause einlegen oder Ihre Anfrage zurückziehen.',
      ],
      ...requestedTimes(request, form),
      buttonLabel: 'Meine Anfrage ansehen',
      notMine:
        'Das waren nicht Sie? Dann müssen Sie nichts tun: An Ihrer Anfrage hat sich nichts geändert.',
    },
    origin,
  );
}
