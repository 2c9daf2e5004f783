/** Who did what in the practice: live, latest first, loaded on demand. For administrators only, as in the rules. */
import { berlinDate, formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { LogEntry } from '@platzwart/domain/practice/log';
import type { WithId } from '@platzwart/domain/request/request';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { exportMessages, useRecordExport } from '../../entities/log/use-record-export.ts';
import { useMembers } from '../../entities/member/queries.ts';
import { isOnline } from '../../online.ts';
import { Button } from '../../ui/button.tsx';
import { saveTable } from '../../ui/csv.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { type EntryNames, formatAction, formatActor } from './format-entry.ts';
import styles from './log.module.css';
import { type FilterValues, isReversed, LogFilterFields, noFilter, queried } from './log-filter.tsx';
import { readLog, useDepartures, useInvitations, useLog } from './queries.ts';
import { texts } from './texts.ts';

type Row = WithId<LogEntry>;

type LogViewProps = Pick<EntryNames, 'fieldLabel'> & {
  slug: string;
  /** Base address of a request's panel; append the id. */
  requestAddress: string;
};

const step = 50;

export function LogView({ slug, fieldLabel, requestAddress }: LogViewProps) {
  const [values, setValues] = useState<FilterValues>(noFilter);
  const [wanted, setWanted] = useState(step);
  /** Starts the fields anew: a day half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const filter = queried(values);
  // One more than shown tells whether there are older ones.
  const live = useLog(slug, filter, wanted + 1);
  const key = JSON.stringify(filter);
  const latest = useRef<{ key: string; entries: readonly Row[] } | undefined>(undefined);
  if (live.status === 'loaded') latest.current = { key, entries: live.value };
  // While older entries load, the current ones stay.
  const entries = latest.current?.key === key ? latest.current.entries : undefined;
  const isFailed = live.status === 'refused' || live.status === 'failed';
  const people = usePeople(slug);
  const names: EntryNames = {
    ...people,
    fieldLabel: (field) => fieldLabel(field) ?? people.memberName(field),
  };
  const change = (next: FilterValues) => {
    setValues(next);
    setWanted(step);
  };
  const clear = () => {
    change(noFilter);
    setCleared(cleared + 1);
  };
  const isAll = JSON.stringify(values) === JSON.stringify(noFilter);

  return (
    <ViewSection title={texts.title} lead={texts.lead}>
      <LogFilterFields key={cleared} values={values} people={people.everybody} onChange={change} />
      {isFailed && <LoadFailure title={texts.loadFailed} retry={live.retry} />}
      {!isFailed && !entries && <Loading text={texts.loading} />}
      {!isFailed && entries?.length === 0 && (
        <Empty
          title={isAll ? texts.empty.title : texts.nothingFound.title}
          action={!isAll && <Button onClick={clear}>{texts.nothingFound.all}</Button>}
        >
          <p>{isAll ? texts.empty.text : texts.nothingFound.text}</p>
        </Empty>
      )}
      {!isFailed && entries && entries.length > 0 && (
        <>
          <div className="row across-4 between">
            <p role="status" className="hint">
              {texts.shown(Math.min(entries.length, wanted), entries.length <= wanted)}
            </p>
            <SaveLog slug={slug} values={values} names={names} />
          </div>
          <Entries entries={entries.slice(0, wanted)} names={names} requestAddress={requestAddress} />
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

/** Names of current members; for former members, the day they left. */
function usePeople(slug: string) {
  const [members, redirects, invitations] = [useMembers(slug), useDepartures(slug), useInvitations(slug)];
  const names = new Map(members.status === 'loaded' ? members.value.map(({ id, name }) => [id, name]) : []);
  const addresses = new Map(invitations.status === 'loaded' ? invitations.value.map(({ id, email }) => [id, email]) : []);
  const left = new Map<string, string>();
  for (const { member, at } of redirects.status === 'loaded' ? redirects.value : []) {
    // Latest first.
    if (member !== undefined && !names.has(member) && !left.has(member)) {
      left.set(member, texts.formerMemberUntil(formatDay(at)));
    }
  }
  return {
    memberName: (uid: string) => names.get(uid),
    nameOf: (uid: string) => names.get(uid) ?? (members.status === 'loading' ? '…' : (left.get(uid) ?? texts.formerMember)),
    addressOf: (invitation: string) => addresses.get(invitation),
    everybody: [...names, ...left].map(([value, label]) => ({ value, label })),
  };
}

function Entries({ entries, names, requestAddress }: { entries: readonly Row[]; names: EntryNames; requestAddress: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={texts.title} className={`lined ${styles.entries}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at.toISOString()} className="muted digits">
            {formatMoment(entry.at)}
          </time>
          <div className={`medium ${styles.entry}`}>
            <span>{formatAction(entry, names)}</span>
            {entry.requestIds && entry.requestIds.length > 0 && <Which ids={entry.requestIds} requestAddress={requestAddress} />}
          </div>
          <span>{formatActor(entry, names)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A day may have hundreds: rendered only when expanded. */
function Which({ ids, requestAddress }: { ids: readonly string[]; requestAddress: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.which} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="hint">{texts.which}</summary>
      {isOpen && (
        <ul className="row gap-1 across-3">
          {ids.map((id, i) => (
            <li key={id}>
              <Link to={`${requestAddress}${id}`} className="lone-link">
                {texts.request(i + 1)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

type SaveProps = Pick<LogViewProps, 'slug'> & { values: FilterValues; names: EntryNames };

/** Everything that matches the filter, not only what is shown. The log records the export before the file exists. */
function SaveLog({ slug, values, names }: SaveProps) {
  const { show } = useToasts();
  const record = useRecordExport(slug);
  const [isBusy, setBusy] = useState(false);
  const t = texts.save;

  const save = async () => {
    if (!isOnline()) return void show({ title: t.failed, text: exportMessages.offline, isUrgent: true });
    setBusy(true);
    try {
      const entries = await readLog(slug, queried(values));
      const refusal = await record('logSaved', 0);
      if (refusal !== undefined) return void show({ title: t.failed, text: refusal, isUrgent: true });
      saveTable(t.file(slug, berlinDate(new Date())), [t.columns, ...entries.map((entry) => rowOf(entry, names))]);
      show({ title: t.done(entries.length) });
    } catch {
      show({ title: t.failed, text: t.failedText, isUrgent: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button look="plain" busy={isBusy} aria-disabled={isReversed(values)} onClick={() => void save()}>
      <Download size={16} aria-hidden="true" />
      {isBusy ? t.busy : t.press}
    </Button>
  );
}

function rowOf(entry: LogEntry, names: EntryNames): string[] {
  return [formatMoment(entry.at), formatActor(entry, names), formatAction(entry, names), (entry.requestIds ?? []).join(' ')];
}
