/**
 * Table filters behind one button, beside rows that stay in sight; the URL holds the chosen ones.
 */
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { conditionsOf } from '@platzwart/domain/tags/request-filter';
import { ListFilter } from 'lucide-react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { texts } from '../texts.ts';
import { PanelButton } from './panel-button.tsx';

const loadConditions = () =>
  import('./filter-conditions.tsx').then((part) => part.FilterConditions);

export type FilterProps = {
  filter: RequestFilter;
  /** What resetting leads back to: the list's, or none. */
  base: RequestFilter;
  tags: TagsById;
  locations: readonly { id: string; title: string }[];
  /** The requests that such a filter leaves, whatever is searched for. */
  matching: (filter: RequestFilter) => readonly StoredRequest[];
  /** How many are shown now; undefined while not all are loaded: no number is shown then. */
  found: number | undefined;
  onFilter: (filter: RequestFilter) => void;
};

export function FilterButton(props: FilterProps) {
  const count = conditionsOf(props.filter);
  return (
    <PanelButton load={loadConditions} panel={props} keyName="filter" isOn={count > 0}>
      <ListFilter size={16} aria-hidden="true" />
      {texts.filter.open(count)}
    </PanelButton>
  );
}
