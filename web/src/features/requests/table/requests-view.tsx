import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import type { ReactNode } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { viewHeading } from '../../../ui/overlay/row-focus.ts';
import { Loading } from '../../../ui/states.tsx';
import { LiveFailure } from '../live-failure.tsx';
import { texts } from '../texts.ts';
import { LoadedRequests, NobodyOnList } from './loaded-requests.tsx';
import type { Handout } from './more-menu.tsx';
import own from './table.module.css';

type ListInView = {
  id: string;
  title: string;
  /** Referentially stable while it is unchanged. */
  filter: RequestFilter;
};

export type RequestsViewProps = {
  /** Practice-wide, from the counter; undefined while unknown. */
  openCount: number | undefined;
  /** Shown while the practice has no open request; lists show their own message. */
  whenEmpty?: ReactNode;
  locations: readonly { id: string; title: string }[];
  /** 'yyyy-MM-dd' in Berlin. */
  today: string;
  onOpen: (id: string) => void;
  /** Shows only this list's requests. */
  list?: ListInView | undefined;
  /** Request id -> name of another member editing it. */
  editors?: ReadonlyMap<string, string> | undefined;
  /** Extra marks next to a name; referentially stable while its results are unchanged. */
  marks?: ((request: StoredRequest) => ReactNode) | undefined;
  /** Buttons that make a list of what the table is filtered by, or change the list in view. */
  saveAsList?: ((seen: { filter: RequestFilter; isSearched: boolean }) => ReactNode) | undefined;
  onExport?: Handout | undefined;
  /** Of the archive, searched for the term; undefined for none. */
  archiveAddress?: ((term: string) => string | undefined) | undefined;
  /** Leads to the comparison of two, which merges them. */
  onCompare?: ((one: StoredRequest, other: StoredRequest) => void) | undefined;
  /** Leads to the import of a list. */
  onImport?: (() => void) | undefined;
  /** `filter`: in words, by what they were found. */
  onPrint?:
    | ((requests: readonly StoredRequest[], title: string, filter?: readonly string[]) => void)
    | undefined;
};

/** All open requests, or a list's, oldest first, live. */
export function RequestsView({ whenEmpty, ...shown }: RequestsViewProps) {
  const { open } = useRequestHandling();
  const { list } = shown;
  return (
    <section className="stack packed" aria-labelledby="anfragen-titel">
      {/* A list's marked entry above says its name. */}
      <h2 {...viewHeading} id="anfragen-titel" className="visually-hidden">
        {list?.title ?? texts.title}
      </h2>
      {open.status === 'loading' && (
        <div className={own.waiting}>
          <Loading text={texts.loading} />
        </div>
      )}
      {(open.status === 'refused' || open.status === 'failed') && <LiveFailure live={open} />}
      {open.status === 'loaded' && (
        <LoadedRequests
          {...shown}
          requests={open.value}
          isComplete={open.isComplete}
          whenEmpty={list ? <NobodyOnList /> : whenEmpty}
        />
      )}
    </section>
  );
}
