import type { Practice } from '@platzwart/domain/practice';
import type { OutgoingLetter } from '../outbox.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

type About = {
  practice: Practice;
  /** Who came or went. */
  name: string;
  /** Of that coming or going. */
  cause: string;
  now: Date;
};

const button = { label: 'Zum Team', screen: 'einstellungen/benutzer' } as const;

/** To the administrators: somebody has accepted an invitation and sees patients' data from now on (design section 5). */
export function memberJoinedLetters(
  { practice, name, cause, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingLetter[] {
  return practiceNotices(
    {
      practice,
      purpose: 'memberJoined',
      cause,
      subject: `Neu im Team von ${practice.title}`,
      paragraphs: [
        `${name} hat die Einladung angenommen und gehört jetzt zum Team von ${practice.title}.`,
        'Kommt euch das seltsam vor? In den Einstellungen könnt ihr die Rolle ändern oder den Zugang beenden.',
      ],
      button,
      now,
    },
    receivers,
    origin,
  );
}

/** To the administrators: somebody no longer belongs to the team, by their own wish or by a colleague's. */
export function memberLeftLetters({ practice, name, cause, now }: About, receivers: readonly Receiver[], origin: string): OutgoingLetter[] {
  return practiceNotices(
    {
      practice,
      purpose: 'memberLeft',
      cause,
      subject: `Nicht mehr im Team von ${practice.title}`,
      paragraphs: [
        `${name} gehört nicht mehr zum Team von ${practice.title} und sieht dort nichts mehr.`,
        'Kommt euch das seltsam vor? In den Einstellungen könnt ihr jederzeit neu einladen.',
      ],
      button,
      now,
    },
    receivers,
    origin,
  );
}
