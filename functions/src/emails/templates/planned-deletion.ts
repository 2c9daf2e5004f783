import { formatDay } from '@platzwart/domain/dates/german-date';
import type { PlannedDeletion } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { asCause, practiceNotices, type Receiver } from './practice-notice.ts';

type About = {
  practice: Practice;
  deletion: PlannedDeletion;
  /** Who scheduled or undid it. */
  by: string;
  now: Date;
};

const button = { label: 'Zu den Einstellungen', screen: screenPaths.setting('privacy') } as const;

/**
 * To the administrators: somebody scheduled the practice's deletion, and until when they can undo
 * it.
 */
export function deletionPlannedEmails(
  { practice, deletion, by, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const day = formatDay(deletion.dueAt);
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'deletionPlanned',
    cause: asCause(deletion.askedAt),
    subject: `${practice.title} wird am ${day} gelöscht`,
    paragraphs: [
      `${by} möchte die Praxis „${practice.title}“ bei Platzwart löschen. Am ${day} werden alle Anfragen, Listen und Einstellungen endgültig gelöscht.`,
      'Bis dahin lässt sich die Praxis nur ansehen: Sie steht nicht mehr auf der Startseite und nimmt keine Anfragen an.',
      'Ein laufendes Abo endet dann auch, Bezahltes wird nicht erstattet. Soll es sich vorher nicht noch einmal verlängern, kündigt es in den Einstellungen unter „Abo“.',
      'Wer auf eurer Liste wartet, bekommt von uns keine Nachricht: Gebt vorher Bescheid. Persönliche Links führen danach ins Leere.',
      'Soll sie bleiben? In den Einstellungen unter „Datenschutz“ nehmt ihr das Löschen zurück. Dort könnt ihr auch alle Daten herunterladen.',
    ],
    rows: [['Gelöscht am', day]],
    button,
    now,
  });
}

/** To the same people: the deletion was undone. */
export function deletionUndoneEmails(
  { practice, deletion, by, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'deletionUndone',
    cause: asCause(deletion.askedAt),
    subject: `${practice.title} wird nicht gelöscht`,
    paragraphs: [
      `${by} hat das Löschen der Praxis „${practice.title}“ zurückgenommen. Es ist nichts verloren, alles ist wie zuvor.`,
    ],
    button: { label: 'Zu den Anfragen', screen: screenPaths.requests },
    now,
  });
}
