/** What was done to many requests at once, or for good: live, latest first. Every member may read it. */
import { formatMoment } from '@platzwart/domain/german-date';
import type { LogEntry } from '@platzwart/domain/practice-log';
import type { WithId } from '@platzwart/domain/request';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Empty, Failure, Loading } from '../../ui/states.tsx';
import styles from './log.module.css';
import { useLog, useMembers } from './queries.ts';
import { texts } from './texts.ts';

const step = 50;

export function LogView({ slug }: { slug: string }) {
  const [wanted, setWanted] = useState(step);
  // One more than is shown tells whether there are older ones.
  const live = useLog(slug, wanted + 1);
  const latest = useRef<readonly WithId<LogEntry>[]>(undefined);
  if (live.status === 'loaded') latest.current = live.value;
  const entries = latest.current;
  const isFailed = live.status === 'refused' || live.status === 'failed';

  return (
    <ViewSection title={texts.title} lead={texts.lead}>
      {isFailed && <Failure title={texts.loadFailed} action={<Button onClick={live.retry}>{texts.retry}</Button>} />}
      {!isFailed && !entries && <Loading text={texts.loading} />}
      {!isFailed && entries?.length === 0 && (
        <Empty title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </Empty>
      )}
      {!isFailed && entries && entries.length > 0 && (
        <>
          <Entries slug={slug} entries={entries.slice(0, wanted)} />
          <p role="status" className={styles.hint}>
            {texts.shown(Math.min(entries.length, wanted), entries.length <= wanted)}
          </p>
          {entries.length > wanted && (
            <Button busy={live.status === 'loading'} onClick={() => setWanted(wanted + step)}>
              {texts.older}
            </Button>
          )}
        </>
      )}
    </ViewSection>
  );
}

function Entries({ slug, entries }: { slug: string; entries: readonly WithId<LogEntry>[] }) {
  const members = useMembers(slug);
  const names = new Map(members.status === 'loaded' ? members.value.map((member) => [member.id, member.name]) : []);
  const who = ({ by }: LogEntry): string => {
    if (by.kind !== 'member') return by.kind === 'platform' ? texts.platform : texts.patient;
    return members.status === 'loading' ? '…' : (names.get(by.uid) ?? texts.formerMember);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={texts.title} className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at.toISOString()}>{formatMoment(entry.at)}</time>
          <span className={styles.what}>{texts.what[entry.what](entry.count)}</span>
          <span>{who(entry)}</span>
        </li>
      ))}
    </ul>
  );
}
