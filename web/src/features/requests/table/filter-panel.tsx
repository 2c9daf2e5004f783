/** Table filters behind one button; the URL holds the chosen ones. */
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { ListFilter } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { conditionsOf, type RequestFilter } from './request-filter.ts';

const Conditions = lazyWhenOnline(() => import('./filter-conditions.tsx').then((part) => ({ default: part.Conditions })));

const t = texts.filter;

type FilterChoices = {
  tags: TagsById;
  locations: readonly { id: string; title: string }[];
  /** Source of the insurance options. */
  requests: readonly Pick<TherapyRequest, 'insurance'>[];
};

export type FilterProps = { filter: RequestFilter; choices: FilterChoices; onFilter: (filter: RequestFilter) => void };

export function useFilterPanel({ filter, choices, onFilter }: FilterProps) {
  const id = useId();
  const count = conditionsOf(filter);
  // Opens if the link sets a filter.
  const [isOpen, setOpen] = useState(count > 0);
  return {
    button: (
      <Button look={isOpen || count > 0 ? 'outlined' : 'plain'} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ListFilter size={16} aria-hidden="true" />
        {t.open(count)}
      </Button>
    ),
    panel: (
      <div id={id} hidden={!isOpen} className={`stack ${styles.filters}`}>
        {isOpen && (
          <Suspense>
            <Conditions filter={filter} choices={choices} onFilter={onFilter} />
          </Suspense>
        )}
      </div>
    ),
  };
}
