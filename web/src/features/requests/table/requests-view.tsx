import type { ReactNode } from 'react';
import { viewHeading } from '../../../ui/overlay/row-focus.ts';
import { Loading } from '../../../ui/states.tsx';
import { LiveFailure } from '../live-failure.tsx';
import { type StoredRequest, useRequestHandling } from '../request-handling.tsx';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { LoadedRequests, NobodyOnList } from './loaded-requests.tsx';
import type { Handout } from './more-menu.tsx';
import own from './table.module.css';

export type ListInView = {
  id: string;
  title: string;
  /** What belongs to it, as a sentence. */
  rule: ReactNode;
  /** The same function as long as the rule is the same. */
  fits: (request: StoredRequest) => boolean;
  warning?: ReactNode;
};

export type RequestsViewProps = {
  /** In the whole practice, by its counter; undefined while unknown. */
  openCount: number | undefined;
  /** What stands here while the practice has no open request; a list says it itself. */
  whenEmpty?: ReactNode;
  locations: readonly { id: string; title: string }[];
  /** When the reader was here before, null for never. */
  lastVisit: Date | null;
  /** 'yyyy-MM-dd' in Berlin. */
  today: string;
  onOpen: (id: string) => void;
  /** Only the requests of this list. */
  list?: ListInView | undefined;
  /** Request id -> the name of somebody else who has it open for editing. */
  editors?: ReadonlyMap<string, string> | undefined;
  /** Further signs beside a name; the same function as long as it would say the same. */
  marks?: ((request: StoredRequest) => ReactNode) | undefined;
  onExport?: Handout | undefined;
  onPrint?: Handout | undefined;
};

/** All open requests, or those of a list, oldest first, live. */
export function RequestsView({ whenEmpty, ...shown }: RequestsViewProps) {
  const { open } = useRequestHandling();
  const { list } = shown;
  return (
    <section className={styles.view} aria-labelledby="anfragen-titel">
      {list ? (
        <header className={own.listHead}>
          <h2 {...viewHeading} id="anfragen-titel">
            {list.title}
          </h2>
          <div className={own.rule}>{list.rule}</div>
          {list.warning}
        </header>
      ) : (
        <h2 {...viewHeading} id="anfragen-titel" className="visually-hidden">
          {texts.title}
        </h2>
      )}
      {open.status === 'loading' && <Loading text={texts.loading} />}
      {(open.status === 'refused' || open.status === 'failed') && <LiveFailure live={open} />}
      {open.status === 'loaded' && (
        <LoadedRequests {...shown} requests={open.value} isComplete={open.isComplete} whenEmpty={list ? <NobodyOnList /> : whenEmpty} />
      )}
    </section>
  );
}
