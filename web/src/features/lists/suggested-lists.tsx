/** Tags that no list names: each is one press from being a list. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { tagsNamedBy } from '@platzwart/domain/tags/dynamic-list';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { TagsById } from '../../entities/tag/queries.ts';
import { TagChip } from '../../entities/tag/tag-chip.tsx';
import type { StoredList } from './list-rule.ts';
import styles from './lists.module.css';
import { texts } from './texts.ts';
import type { ListedRequest } from './use-list-counts.ts';

type Props = {
  lists: readonly StoredList[];
  tags: TagsById;
  requests: readonly ListedRequest[];
  basePath: string;
};

const most = 6;

export function SuggestedLists({ lists, tags, requests, basePath }: Props) {
  const named = new Set(lists.flatMap(tagsNamedBy));
  const free = [...tags]
    .filter(([id]) => !named.has(id))
    .map(([id, tag]) => ({
      id,
      tag,
      count: requests.filter((request) => request.tags.includes(id)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (free.length === 0) return null;
  return (
    <div className="stack gap-2">
      <h3 className="small strong">{texts.suggested}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" aria-label={texts.suggested} className="row">
        {free.slice(0, most).map(({ id, tag, count }) => (
          <li key={id}>
            <Link
              to={`${basePath}/${screenPaths.newListOf(id)}`}
              aria-label={texts.createOf(tag.name, count)}
              className={`tap line gap-1 small ${styles.suggestion}`}
            >
              <Plus size={14} aria-hidden="true" />
              <TagChip tag={tag} size={12} />
              <span className="hint digits">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
