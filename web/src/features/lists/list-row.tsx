import { berlinDate } from '@platzwart/domain/dates/german-date';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NamedRow } from '../../entities/named/named-rows.tsx';
import { DemandInRow } from '../../entities/practice/demand-week.tsx';
import { waitInShort } from '../../entities/request/waiting-since.ts';
import type { TagsById } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { type Locations, type StoredList, warningsOf } from './list-rule.ts';
import styles from './lists.module.css';
import { RuleDescription } from './rule-description.tsx';
import { texts } from './texts.ts';
import type { ListSummary } from './use-list-summaries.ts';

type Props = {
  list: StoredList;
  lists: readonly StoredList[];
  /** The page that shows its requests. */
  address: string;
  tags: TagsById;
  locations: Locations;
  /** Undefined while counting. */
  summary: ListSummary | undefined;
  mayChange: boolean;
  /** Its form, while it is being edited. */
  form: ReactNode;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function ListRow({
  list,
  lists,
  address,
  tags,
  locations,
  summary,
  mayChange,
  form,
  onEdit,
  onMove,
  onRemove,
}: Props) {
  const { name } = list;
  const warnings = warningsOf(list, tags, locations);
  return (
    <NamedRow
      thing={list}
      things={lists}
      mayChange={mayChange}
      isEditing={Boolean(form)}
      onMove={onMove}
      onEdit={onEdit}
      onRemove={onRemove}
      below={form}
    >
      <div className={`grow ${styles.list}`}>
        <p>
          <Link to={address} className={`strong anywhere ${styles.open}`}>
            {name}
          </Link>
          <span className="hint digits block">
            {summary ? texts.count(summary.count) : texts.countUnknown}
          </span>
        </p>
        <p className="small unlimited">
          <RuleDescription rule={list} tags={tags} locations={locations} />
        </p>
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
        <span className={`line gap-3 ${styles.week}`}>
          {summary && <DemandInRow levels={summary.levels} isLarge />}
        </span>
        {warnings.length > 0 && !form && (
          <div className={`row gap-0 across-2 full small medium ${styles.warning}`}>
            <TriangleAlert size={16} aria-hidden="true" />
            <p>{warnings.join(' ')}</p>
            {mayChange && lists.includes(list) && (
              <Button look="plain" aria-label={texts.editListNamed(name)} onClick={onEdit}>
                {texts.editList}
              </Button>
            )}
          </div>
        )}
      </div>
    </NamedRow>
  );
}
