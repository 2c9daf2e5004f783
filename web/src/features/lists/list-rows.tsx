import { berlinDate } from '@platzwart/domain/dates/german-date';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { filterOf } from '@platzwart/domain/tags/dynamic-list';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StoredList } from '../../entities/list/queries.ts';
import type { useListCommands } from '../../entities/list/use-list-commands.ts';
import { NamedForm } from '../../entities/named/named-form.tsx';
import { Act, NamedRow, NamedRows } from '../../entities/named/named-rows.tsx';
import { DemandInRow } from '../../entities/practice/demand-week.tsx';
import { waitInShort } from '../../entities/request/waiting-since.ts';
import { findViewHeading, openerId } from '../../ui/overlay/row-focus.ts';
import styles from './lists.module.css';
import type { ListsProps } from './lists-view.tsx';
import { nameOfList } from './save-list.tsx';
import { texts } from './texts.ts';
import type { ListSummary } from './use-list-summaries.ts';

type Props = Pick<ListsProps, 'basePath' | 'describe'> & {
  commands: ReturnType<typeof useListCommands>['team'];
  /** Undefined while counting. */
  summaries: ReadonlyMap<string, ListSummary> | undefined;
  mayChange: boolean;
  /** Makes it the team's. */
  onShare?: (list: StoredList) => void;
};

/** The team's lists or the member's own; one is renamed at a time. */
export function ListRows({ commands, summaries, mayChange, basePath, describe, onShare }: Props) {
  const { lists } = commands;
  // As last seen, since somebody else may delete it meanwhile.
  const [renamed, setRenamed] = useState<StoredList | undefined>(undefined);
  const gone = lists.some(({ id }) => id === renamed?.id) ? undefined : renamed;
  const close = ({ id }: StoredList) => {
    setRenamed(undefined);
    requestAnimationFrame(() =>
      (document.getElementById(openerId(id)) ?? findViewHeading())?.focus(),
    );
  };
  return (
    <>
      <NamedRows things={lists} gone={gone}>
        {(list) => (
          <NamedRow
            key={list.id}
            thing={list}
            things={lists}
            mayChange={mayChange}
            isEditing={renamed?.id === list.id}
            onMove={(by) => void commands.move(list, by)}
            onEdit={() => setRenamed(renamed?.id === list.id ? undefined : list)}
            onRemove={() => {
              setRenamed(undefined);
              void commands.remove(list);
            }}
            more={
              onShare && (
                <Act
                  icon={Users}
                  word={texts.share}
                  aria-label={texts.shareNamed(list.name)}
                  onClick={() => onShare(list)}
                />
              )
            }
            below={
              renamed?.id === list.id && (
                <NamedForm
                  kind={nameOfList}
                  thing={list}
                  things={lists}
                  fresh={list}
                  label={texts.rename(list.name)}
                  className="stack gap-4"
                  theirs={({ name }) => <p>{texts.nowNamed(name)}</p>}
                  onSave={async ({ name }, seen) => {
                    const refusal = await commands.save(
                      list,
                      { ...list, name },
                      { ...list, name: seen.name },
                    );
                    if (!refusal) close(list);
                    return refusal;
                  }}
                  onCancel={() => close(list)}
                >
                  {(_, field) => field}
                </NamedForm>
              )
            }
          >
            <About
              list={list}
              address={`${basePath}/${screenPaths.list(list.id)}`}
              words={describe(filterOf(list))}
              summary={summaries?.get(list.id)}
            />
          </NamedRow>
        )}
      </NamedRows>
      <p role="status" className="visually-hidden">
        {commands.announcement}
      </p>
    </>
  );
}

type AboutProps = {
  list: StoredList;
  address: string;
  words: readonly string[];
  summary: ListSummary | undefined;
};

function About({ list, address, words, summary }: AboutProps) {
  return (
    <div className={`grow ${styles.list}`}>
      <p>
        <Link to={address} className={`covering strong anywhere undecorated ${styles.open}`}>
          {list.name}
        </Link>
        <span className="hint digits block">
          {summary ? texts.count(summary.count) : texts.countUnknown}
        </span>
      </p>
      <p className="small unlimited anywhere">{words.join(' · ') || texts.everybody}</p>
      <p className={`hint digits ${styles.state}`}>
        {summary?.oldest && (
          <span className="block">
            {texts.oldest(waitInShort(summary.oldest, berlinDate(new Date())))}
          </span>
        )}
        {summary && summary.prioritized > 0 && (
          <span className="block">{texts.prioritized(summary.prioritized)}</span>
        )}
      </p>
      <span className={`line gap-3 positioned ${styles.week}`}>
        {summary && <DemandInRow levels={summary.levels} isLarge />}
      </span>
    </div>
  );
}
