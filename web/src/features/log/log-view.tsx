/**
 * Who did what in the practice: live, latest first, loaded on demand. For administrators only, as
 * in the rules.
 */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { berlinTimeOfDay } from '@platzwart/domain/dates/berlin-clock';
import { berlinDate, formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import type { LogEntry, LogGroup } from '@platzwart/domain/log/log';
import type { WithId } from '@platzwart/domain/request/request';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import {
  Archive,
  CalendarDays,
  CreditCard,
  Download,
  Eye,
  FileInput,
  Merge,
  Printer,
  Settings,
  Tags,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { texts as callTexts } from '../../calls/texts.ts';
import { useRecordExport } from '../../entities/log/use-record-export.ts';
import { useMembers } from '../../entities/member/queries.ts';
import { isOnline } from '../../online.ts';
import { Button } from '../../ui/button.tsx';
import { saveTable } from '../../ui/csv.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { dayName, groupOf, summaryOf } from './format-day.ts';
import { type EntryNames, formatActor, partsOf } from './format-entry.ts';
import styles from './log.module.css';
import {
  type FilterValues,
  isReversed,
  LogFilterFields,
  noFilter,
  queried,
} from './log-filter.tsx';
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
    fieldLabel: (what, field) => fieldLabel(what, field) ?? people.memberName(field),
  };
  const change = (next: FilterValues) => {
    setValues(next);
    // A word is looked for in what is loaded.
    if (next.term === values.term) setWanted(step);
  };
  const clear = () => {
    change(noFilter);
    setCleared(cleared + 1);
  };
  const isAll = JSON.stringify(values) === JSON.stringify(noFilter);
  const loaded = entries?.slice(0, wanted);
  const isSearching = values.term.trim() !== '';
  const shown = isSearching ? loaded?.filter(matches(values.term, names)) : loaded;
  const hasOlder = entries !== undefined && entries.length > wanted;

  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={
        !isFailed &&
        entries &&
        entries.length > 0 && <SaveLog slug={slug} values={values} names={names} />
      }
    >
      <LogFilterFields key={cleared} values={values} people={people.everybody} onChange={change} />
      {isFailed && <LoadFailure title={texts.loadFailed} retry={live.retry} />}
      {!isFailed && !entries && <Loading text={texts.loading} />}
      {!isFailed && shown?.length === 0 && (
        <Empty
          title={isAll ? texts.empty.title : texts.nothingFound.title}
          action={!isAll && <Button onClick={clear}>{texts.nothingFound.all}</Button>}
        >
          <p>{isAll ? texts.empty.text : texts.nothingFound.text}</p>
        </Empty>
      )}
      {!isFailed && shown && shown.length > 0 && (
        <>
          <p role="status" className="visually-hidden">
            {isSearching ? texts.entries(shown.length) : texts.shown(shown.length, !hasOlder)}
          </p>
          <Entries entries={shown} names={names} requestAddress={requestAddress} />
        </>
      )}
      {!isFailed && loaded && hasOlder && (
        <div className="row across-3">
          <Button busy={live.status === 'loading'} onClick={() => setWanted(wanted + step)}>
            {isSearching ? texts.searchOlder : texts.older}
          </Button>
          <p className="hint">
            {isSearching ? texts.onlyLoaded(loaded.length) : texts.shown(loaded.length, false)}
          </p>
        </div>
      )}
    </ViewSection>
  );
}

/** Names of current members; for former members, the day they left. */
function usePeople(slug: string) {
  const [members, redirects, invitations] = [
    useMembers(slug),
    useDepartures(slug),
    useInvitations(slug),
  ];
  const names = new Map(
    members.status === 'loaded' ? members.value.map(({ id, name }) => [id, name]) : [],
  );
  const addresses = new Map(
    invitations.status === 'loaded'
      ? invitations.value.map(({ id, email }) => [id, readableEmail(email)])
      : [],
  );
  const left = new Map<string, string>();
  for (const { member, at } of redirects.status === 'loaded' ? redirects.value : []) {
    // Latest first.
    if (member !== undefined && !names.has(member) && !left.has(member)) {
      left.set(member, texts.formerMemberUntil(formatDay(at)));
    }
  }
  return {
    memberName: (uid: string) => names.get(uid),
    nameOf: (uid: string) =>
      names.get(uid) ??
      (members.status === 'loading' ? '…' : (left.get(uid) ?? texts.formerMember)),
    addressOf: (invitation: string) => addresses.get(invitation),
    everybody: [...names, ...left].map(([value, label]) => ({ value, label })),
  };
}

/** Whether an entry has every word, in what it shows. */
function matches(term: string, names: EntryNames) {
  const words = searchWords(term);
  return (entry: Row) => {
    const text = searchable(
      [formatActor(entry, names), ...partsOf(entry, names), formatMoment(entry.at)].join(' '),
    );
    return words.every((word) => word.test(text));
  };
}

type EntriesProps = { entries: readonly Row[]; names: EntryNames; requestAddress: string };

/** By day, latest first; the heads stand once. */
function Entries({ entries, names, requestAddress }: EntriesProps) {
  const days = new Map<string, Row[]>();
  for (const entry of entries)
    days.set(berlinDate(entry.at), [...(days.get(berlinDate(entry.at)) ?? []), entry]);
  return (
    <div>
      <div
        className={`hint baseline anywhere line-below ${styles.line} off-narrow`}
        aria-hidden="true"
      >
        {Object.values(texts.heads).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`tag-${day}`}>
          <div className={`row gap-0 across-3 baseline line-below ${styles.day}`}>
            <h3 id={`tag-${day}`} className="same-size">
              {dayName(day)}
            </h3>
            <span className="muted">{summaryOf(ofDay)}</span>
          </div>
          <ul role="list" aria-label={dayName(day)} className="stack gap-0">
            {ofDay.map((entry) => (
              <Line key={entry.id} entry={entry} names={names} requestAddress={requestAddress} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ entry, names, requestAddress }: Omit<EntriesProps, 'entries'> & { entry: Row }) {
  const [what, about] = partsOf(entry, names);
  const Icon = ownIcons[entry.what] ?? icons[groupOf(entry)];
  return (
    <li className={`baseline anywhere line-below ${styles.line}`}>
      <time
        dateTime={entry.at.toISOString()}
        className="line gap-1 hint digits"
        {...tooltip(
          [formatMoment(entry.at), ...(isNight(entry.at) ? [texts.night] : [])].join(', '),
        )}
      >
        {berlinTimeOfDay(entry.at)}
        {isNight(entry.at) && <span>{texts.night}</span>}
      </time>
      <span className={entry.by.kind === 'member' ? undefined : 'muted'}>
        {formatActor(entry, names)}
      </span>
      <span className={`medium line baseline ${styles.what}`}>
        <Icon size={16} aria-hidden="true" />
        {what}
      </span>
      <div className={`row gap-0 across-3 baseline ${styles.about}`}>
        <span>{about}</span>
        {entry.requestIds && entry.requestIds.length > 0 && (
          <Which ids={entry.requestIds} requestAddress={requestAddress} />
        )}
      </div>
    </li>
  );
}

const icons: Record<LogGroup, typeof Eye> = {
  openings: Eye,
  exports: Printer,
  team: Users,
  settings: Settings,
  requests: Trash2,
  definitions: Tags,
  vacancies: CalendarDays,
  practice: CreditCard,
};

/** What its group's sign would say wrongly. */
const ownIcons: Partial<Record<LogEntry['what'], typeof Eye>> = {
  requestArchived: Archive,
  requestReactivated: Undo2,
  requestBroughtBack: Undo2,
  requestsImported: FileInput,
  importUndone: Undo2,
  requestsMerged: Merge,
  mergeUndone: Undo2,
  requestsTagged: Tags,
  tagsMerged: Merge,
};

/** When nobody is usually there: what one looks for in a log. */
function isNight(at: Date): boolean {
  const time = berlinTimeOfDay(at);
  return time < '06:00' || time >= '21:00';
}

/** A day may have hundreds: rendered only when expanded. */
function Which({ ids, requestAddress }: { ids: readonly string[]; requestAddress: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`opener small ${styles.which}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.which}
      </button>
      {isOpen && (
        <ul className={`row gap-1 across-3 ${styles.requests}`}>
          {ids.map((id, i) => (
            <li key={id}>
              <Link to={`${requestAddress}${id}`} className="lone-link">
                {texts.request(i + 1)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type SaveProps = Pick<LogViewProps, 'slug'> & { values: FilterValues; names: EntryNames };

/**
 * Everything that matches the filter, not only what is shown. The log records the export before the
 * file exists.
 */
function SaveLog({ slug, values, names }: SaveProps) {
  const { show } = useToasts();
  const record = useRecordExport(slug);
  const [isBusy, setBusy] = useState(false);
  const t = texts.save;

  const save = async () => {
    if (!isOnline()) return void show({ title: t.failed, text: callTexts.offline, isUrgent: true });
    setBusy(true);
    try {
      const entries = await readLog(slug, queried(values));
      const refusal = await record('logSaved', 0);
      if (refusal !== undefined)
        return void show({ title: t.failed, text: refusal, isUrgent: true });
      saveTable(t.file(slug, berlinDate(new Date())), [
        t.columns,
        ...entries.map((entry) => rowOf(entry, names)),
      ]);
      show({ title: t.done(entries.length) });
    } catch {
      show({ title: t.failed, text: callTexts.unread, isUrgent: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      look="plain"
      busy={isBusy}
      aria-disabled={isReversed(values)}
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden="true" />
      {isBusy ? t.busy : t.press}
    </Button>
  );
}

function rowOf(entry: LogEntry, names: EntryNames): string[] {
  return [
    formatMoment(entry.at),
    formatActor(entry, names),
    ...partsOf(entry, names),
    (entry.requestIds ?? []).join(' '),
  ];
}
