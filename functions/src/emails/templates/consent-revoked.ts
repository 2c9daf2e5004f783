import { formatMoment } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

type Revoked = Pick<
  PatientEmail,
  'about' | 'requestId' | 'practice' | 'contact' | 'token' | 'now'
> & {
  request: PatientEmail['request'] & Pick<TherapyRequest, 'status'>;
  /** When it is erased for good. */
  eraseAt: Date;
};

/**
 * To whoever revoked their consent by the link: what happens now, and how and until when they can
 * take it back.
 */
export function consentRevokedEmail(
  { eraseAt, ...revoked }: Revoked,
  origin: string,
): OutgoingEmail {
  const { practice, request } = revoked;
  const where =
    request.status === 'open'
      ? 'Dann stehen Sie wieder an derselben Stelle auf der Warteliste.'
      : 'Dann ist sie wieder dort, wo sie vorher war.';
  const until = `${formatMoment(eraseAt)} Uhr`;
  return patientEmail(
    {
      ...revoked,
      purpose: 'consentRevoked',
      subject: `Ihre Daten bei ${practice.title} werden gelöscht`,
      paragraphs: [
        `Sie haben Ihre Einwilligung widerrufen. Ihre Anfrage bei ${practice.title} steht nicht mehr auf der Warteliste, und in der Praxis kann niemand mehr Ihre Angaben sehen oder zurückholen.`,
        `Am ${until} werden sie endgültig gelöscht. Dafür müssen Sie nichts mehr tun.`,
        `Haben Sie es sich anders überlegt? Bis dahin können Sie selbst Ihre Anfrage mit einer neuen Einwilligung zurückholen. ${where}`,
        'Die Praxis haben wir gebeten, auch Ausdrucke und eigene Notizen zu vernichten. Dafür erfährt sie, wann Ihre Anfrage eingegangen ist, nicht aber Ihren Namen.',
      ],
      rows: [['Endgültig gelöscht', until]],
      buttonLabel: 'Anfrage ansehen oder zurückholen',
      notMine: 'Das waren nicht Sie? Dann holen Sie die Anfrage bitte über den Link oben zurück.',
    },
    origin,
  );
}

type News = {
  practice: Practice;
  /** All of that person. */
  requests: readonly WithId<Pick<TherapyRequest, 'requestedAt' | 'locationIds'>>[];
  eraseAt: Date;
  /** Identifies it; says nothing about the request. */
  cause: string;
  now: Date;
};

/**
 * To the practice: a request is gone, and what the team has elsewhere must go too. No name, which
 * would stay in the mailbox: when it came in is on printouts and in files as well.
 */
export function consentRevokedNotices(
  news: News,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const { practice, eraseAt, cause, now } = news;
  const until = `${formatMoment(eraseAt)} Uhr`;
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'consentNews',
    cause,
    subject: `Eine Anfrage bei ${practice.title} ist gelöscht: Einwilligung widerrufen`,
    paragraphs: [
      'eine Person hat ihre Einwilligung widerrufen. Ihre Anfrage ist deshalb nirgends mehr zu sehen, auch nicht im Archiv oder im Papierkorb. Niemand im Team kann sie zurückholen.',
      'Bitte vernichtet jetzt auch, was ihr anderswo von ihr habt: Ausdrucke, gespeicherte Dateien, Notizen, Einträge in Kalendern und Telefonen.',
      'Den Namen nennen wir nicht, sonst bliebe er in eurem Postfach. Auf Ausdrucken und in gespeicherten Dateien steht, wann eine Anfrage eingegangen ist.',
      `Bis zum ${until} kann die Person selbst ihre Anfrage zurückholen. Dann bekommt ihr noch eine Nachricht. Sonst müsst ihr in Platzwart nichts tun.`,
    ],
    rows: [...rowsOf(news), ['Endgültig gelöscht', until]],
    button: { label: 'Zu den Anfragen', screen: screenPaths.requests },
    now,
  });
}

/** To the same people: the person has given a new consent. */
export function consentRenewedNotices(
  news: News,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const { practice, cause, now } = news;
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'consentNews',
    cause,
    subject: `Eine Anfrage bei ${practice.title} ist wieder da: Einwilligung neu erteilt`,
    paragraphs: [
      'eine Person hatte ihre Einwilligung widerrufen und hat sie jetzt neu erteilt. Ihre Anfrage steht wieder dort, wo sie war, mit Verlauf, Notiz und Schlagwörtern. Ein Angebot, das damals lief, gilt nicht mehr.',
    ],
    rows: rowsOf(news),
    button: { label: 'Zu den Anfragen', screen: screenPaths.requests },
    now,
  });
}

function rowsOf({ practice, requests }: News): (readonly [string, string])[] {
  const arrivals = requests.map(({ requestedAt }) => `${formatMoment(requestedAt)} Uhr`);
  const ids = new Set(requests.flatMap(({ locationIds }) => locationIds));
  const places = practice.locations.filter(({ id }) => ids.has(id)).map(({ title }) => title);
  return [
    ['Eingegangen', [...new Set(arrivals)].join('; ')],
    ...(practice.locations.length > 1 && places.length > 0
      ? [[places.length === 1 ? 'Standort' : 'Standorte', places.join(', ')] as const]
      : []),
  ];
}
