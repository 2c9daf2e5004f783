/**
 * Tells administrators that e-mails to the practice or its team do not arrive, and everybody that
 * none leave for now: nobody would notice otherwise.
 */

import { isWorthTelling, type OutboxPause } from '@platzwart/domain/contact/outbox-pause';
import { type Undelivered, undeliveredAddresses } from '@platzwart/domain/contact/undelivered';
import { formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import { MailWarning } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NoticeLine } from '../../ui/notice-bar.tsx';
import { markRead, readUpTo } from './last-read-failure.ts';
import { useOutboxPause, useUndelivered } from './queries.ts';

const listed = new Intl.ListFormat('de-DE', { type: 'conjunction' });

const texts = {
  undelivered: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `Eine Nachricht an ${addresses[0]} konnte nicht zugestellt werden. Stimmt die Adresse?`
      : `Nachrichten an ${listed.format(addresses)} konnten nicht zugestellt werden. Stimmen die Adressen?`,
  paused: (since: string) =>
    `E-Mails gehen seit ${since} nicht hinaus: Der Versand bei uns ist gestört. Alle warten und kommen von selbst an, keine geht verloren.`,
  pausedNext: 'Was eilt, sagt ihr besser am Telefon.',
  held: (max: number, day: string) =>
    `Eure Praxis ist neu bei uns und verschickt deshalb höchstens ${max} E-Mails dieser Art am Tag. Was darüber hinausgeht, kommt am ${day} morgens von selbst an; keine geht verloren.`,
  heldNext:
    'Die Grenze entfällt mit der ersten Zahlung oder nach unserer Prüfung. Wenn es eilt, schreibt uns.',
  next: 'Die der Praxis ändert ihr im Profil, jede andere die Person selbst in ihrem Konto. Kommt dort wieder eine Nachricht an, verschwindet dieser Hinweis von selbst.',
  read: 'Hinweis ausblenden',
} as const;

type Props = { slug: string; now: Date };

export default function UndeliveredNotice({
  slug,
  now,
  isAdministrator,
}: Props & { isAdministrator: boolean }) {
  const live = useUndelivered(slug, isAdministrator);
  const pause = useOutboxPause();
  return (
    <Notice
      slug={slug}
      now={now}
      undelivered={(live.status === 'loaded' && live.value) || { addresses: [] }}
      pause={pause.status === 'loaded' ? pause.value : undefined}
    />
  );
}

/**
 * Always mounted: screen readers announce its content, and it keeps the focus when that disappears.
 */
type NoticeProps = Props & { undelivered: Undelivered; pause?: OutboxPause | undefined };

export function Notice({ slug, now, undelivered, pause }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(() => readUpTo(slug));
  const addresses = undeliveredAddresses(
    { addresses: undelivered.addresses.filter(({ at }) => at.getTime() > read) },
    now,
  );
  const hide = () => {
    const latest = undelivered.addresses.reduce((last, { at }) => Math.max(last, at.getTime()), 0);
    markRead(slug, new Date(latest));
    setRead(latest);
    place.current?.focus();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className="stack gap-2">
      {pause && isWorthTelling(pause, now) && (
        <NoticeLine>
          <MailWarning size={20} aria-hidden="true" />
          <p>
            {texts.paused(formatMoment(pause.since))}{' '}
            <span className="muted">{texts.pausedNext}</span>
          </p>
        </NoticeLine>
      )}
      {undelivered.held && undelivered.held.until > now && (
        <NoticeLine>
          <MailWarning size={20} aria-hidden="true" />
          <p>
            {texts.held(undelivered.held.max, formatDay(undelivered.held.until))}{' '}
            <span className="muted">{texts.heldNext}</span>
          </p>
        </NoticeLine>
      )}
      {addresses.length > 0 && (
        <NoticeLine>
          <MailWarning size={20} aria-hidden="true" />
          <p>
            {texts.undelivered(addresses)} <span className="muted">{texts.next}</span>
          </p>
          <Button look="plain" onClick={hide}>
            {texts.read}
          </Button>
        </NoticeLine>
      )}
    </div>
  );
}
