/** One list, for the request table, which the page inserts. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { filterOf, type RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { useLists } from '../../entities/list/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  uid: string;
  basePath: string;
  id: string;
  /** Undefined while it is loading or deleted. */
  children: (list: { id: string; title: string; filter: RequestFilter } | undefined) => ReactNode;
};

export function ListPage({ slug, uid, basePath, id, children }: Props) {
  const live = useLists(slug, uid);
  const stored = live.status === 'loaded' ? live.value.find((each) => each.id === id) : undefined;
  const list = useMemo(
    () => stored && { id: stored.id, title: stored.name, filter: filterOf(stored) },
    [stored],
  );
  if (live.status === 'refused' || live.status === 'failed') {
    return <LoadFailure title={texts.loadFailed} retry={live.retry} />;
  }
  if (live.status !== 'loaded') {
    return (
      <>
        {children(undefined)}
        <Loading text={texts.loading} />
      </>
    );
  }
  if (list) return children(list);
  return (
    <div role="status">
      {children(undefined)}
      <Empty
        title={texts.gone.title}
        action={
          <div className="row middle">
            <ButtonLink look="filled" to={`${basePath}/${screenPaths.lists}`}>
              {texts.gone.toLists}
            </ButtonLink>
            <ButtonLink to={`${basePath}/${screenPaths.requests}`}>{texts.toRequests}</ButtonLink>
          </div>
        }
      >
        <p>{texts.gone.text}</p>
      </Empty>
    </div>
  );
}
