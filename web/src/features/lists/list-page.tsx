/** One list: its name, its contents and how to change them; the page inserts the request table. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { fitsList } from '@platzwart/domain/tags/dynamic-list';
import { Pencil } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { type TagsById, useTagsById } from '../../entities/tag/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { listPaths } from './list-paths.ts';
import { type Locations, type StoredList, warningsOf } from './list-rule.ts';
import { useLists } from './queries.ts';
import { RuleDescription } from './rule-description.tsx';
import { texts } from './texts.ts';
import type { ListedRequest } from './use-list-counts.ts';

type ShownList = {
  id: string;
  title: string;
  rule: ReactNode;
  fits: (request: ListedRequest) => boolean;
  /** Ids of the tags that all its requests carry. */
  common: readonly string[];
  warning?: ReactNode;
};

type Props = {
  slug: string;
  basePath: string;
  id: string;
  mayChange: boolean;
  locations: Locations;
  /** Undefined while it is loading or deleted. */
  children: (list: ShownList | undefined) => ReactNode;
};

export function ListPage({ id, ...props }: Props) {
  const live = useLists(props.slug);
  const tags = useTagsById(props.slug);
  if (live.status === 'refused' || live.status === 'failed') {
    return <LoadFailure title={texts.loadFailed} retry={live.retry} />;
  }
  if (live.status !== 'loaded' || !tags) {
    return (
      <>
        {props.children(undefined)}
        <Loading text={texts.loading} />
      </>
    );
  }
  const list = live.value.find((each) => each.id === id);
  if (list) return <Shown {...props} list={list} tags={tags} />;
  return (
    <div role="status">
      {props.children(undefined)}
      <Empty
        title={texts.gone.title}
        action={
          <div className="row middle">
            <ButtonLink look="filled" to={listPaths(props.basePath).all}>
              {texts.gone.toLists}
            </ButtonLink>
            <ButtonLink to={`${props.basePath}/${screenPaths.requests}`}>
              {texts.gone.toRequests}
            </ButtonLink>
          </div>
        }
      >
        <p>{texts.gone.text}</p>
      </Empty>
    </div>
  );
}

type ShownProps = Omit<Props, 'id'> & { list: StoredList; tags: TagsById };

function Shown({ basePath, mayChange, locations, list, tags, children }: ShownProps) {
  const fits = useCallback((request: ListedRequest) => fitsList(request, list, tags), [list, tags]);
  const common = useMemo(
    () => (list.anyOf.length === 1 ? [...list.allOf, ...list.anyOf] : list.allOf),
    [list],
  );
  const warnings = warningsOf(list, tags, locations);
  const edit = mayChange && (
    <ButtonLink look="plain" to={listPaths(basePath).edit(list.id)} aria-label={texts.editList}>
      <Pencil size={16} aria-hidden="true" />
      <span>{texts.editList}</span>
    </ButtonLink>
  );
  return children({
    id: list.id,
    title: list.name,
    fits,
    common,
    rule: (
      <span className="row gap-0 across-3">
        <RuleDescription rule={list} tags={tags} locations={locations} />
        {warnings.length === 0 && edit}
      </span>
    ),
    ...(warnings.length > 0 && {
      warning: (
        <Note isWarm>
          <span className="row gap-0 across-3">
            {warnings.join(' ')}
            {edit}
          </span>
        </Note>
      ),
    }),
  });
}
