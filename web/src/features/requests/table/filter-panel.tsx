/** Table filters behind one button, beside rows that stay in sight; the URL holds the chosen ones. */
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { keyed } from '../../../entities/keys/keys.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { texts } from '../texts.ts';
import { conditionsOf, type RequestFilter } from './request-filter.ts';
import { tableTexts } from './table-texts.ts';

const loadConditions = () => import('./filter-conditions.tsx').then((part) => part.FilterConditions);

const t = texts.filter;

export type FilterProps = {
  filter: RequestFilter;
  tags: TagsById;
  locations: readonly { id: string; title: string }[];
  /** The requests that such a filter leaves, whatever is searched for. */
  matching: (filter: RequestFilter) => readonly StoredRequest[];
  /** How many are shown now. */
  found: number;
  onFilter: (filter: RequestFilter) => void;
};

export function FilterButton(props: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: Conditions, hasFailed, retry } = useLazyModule(loadConditions, isOpen);
  const { show } = useToasts();
  const count = conditionsOf(props.filter);
  if (hasFailed && isOpen) {
    setOpen(false);
    queueMicrotask(() => show({ title: tableTexts.partFailed, isUrgent: true }));
  }
  return (
    <>
      <Button
        ref={button}
        {...keyed('filter')}
        look={isOpen || count > 0 ? 'outlined' : 'plain'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Conditions}
        onClick={() => {
          if (hasFailed) retry();
          setOpen(!isOpen);
        }}
      >
        <ListFilter size={16} aria-hidden="true" />
        {t.open(count)}
      </Button>
      {Conditions && <Conditions {...props} anchor={button} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
