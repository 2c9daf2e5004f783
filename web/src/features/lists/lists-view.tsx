/** The practice's lists, live: create, change, reorder. */
import { maxLists } from '@platzwart/domain/tags/dynamic-list';
import { Plus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { NamedRows } from '../../entities/named/named-rows.tsx';
import { useNamedCommands } from '../../entities/named/use-named-commands.ts';
import { type TagsById, useTagsById } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { findViewHeading, openerId } from '../../ui/overlay/row-focus.ts';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { formTexts } from './form-texts.ts';
import { ListForm } from './list-form.tsx';
import { listKind } from './list-kind.ts';
import { listPaths } from './list-paths.ts';
import { ListRow } from './list-row.tsx';
import type { Locations, StoredList } from './list-rule.ts';
import { useLists } from './queries.ts';
import { SuggestedLists } from './suggested-lists.tsx';
import { texts } from './texts.ts';
import { useListSummaries, type WaitingRequest } from './use-list-summaries.ts';
import { useOpenForm } from './use-open-form.ts';

type Props = {
  slug: string;
  /** The base address of the administration. */
  basePath: string;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  locations: Locations;
  /** All open requests; undefined until all are loaded. */
  requests: readonly WaitingRequest[] | undefined;
};

const none: readonly StoredList[] = [];

export function ListsView(props: Props) {
  const { slug, readOnlyReason } = props;
  const live = useLists(slug);
  const tags = useTagsById(slug);
  const lists = live.status === 'loaded' ? live.value : none;
  const form = useOpenForm(lists);
  const newButton = useRef<HTMLButtonElement>(null);
  const isFull = lists.length >= maxLists;
  const mayCreate =
    readOnlyReason === undefined &&
    lists.length > 0 &&
    tags !== undefined &&
    (isFull || !form.isNew);
  return (
    <ViewSection
      isWide
      title={texts.title}
      lead={texts.lead}
      action={
        mayCreate && (
          <Button
            ref={newButton}
            aria-disabled={isFull}
            {...tooltip(isFull ? texts.full(maxLists) : undefined)}
            onClick={form.openNew}
          >
            <Plus size={16} aria-hidden="true" />
            {texts.create}
          </Button>
        )
      }
    >
      {readOnlyReason !== undefined && <Note>{readOnlyReason}</Note>}
      {live.status === 'refused' || live.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed} retry={live.retry} />
      ) : live.status !== 'loaded' || !tags ? (
        <Loading text={texts.loading} />
      ) : (
        <Loaded
          {...props}
          lists={lists}
          tags={tags}
          form={form}
          newButton={newButton}
          isFull={isFull}
        />
      )}
    </ViewSection>
  );
}

type LoadedProps = Props & {
  lists: readonly StoredList[];
  tags: TagsById;
  form: ReturnType<typeof useOpenForm>;
  newButton: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
};

function Loaded({
  slug,
  basePath,
  readOnlyReason,
  locations,
  requests,
  lists,
  tags,
  form,
  newButton,
  isFull,
}: LoadedProps) {
  const addresses = listPaths(basePath);
  const summaries = useListSummaries(lists, requests, tags);
  const mayChange = readOnlyReason === undefined;
  const { create, save, move, remove, announcement } = useNamedCommands(listKind, slug, lists);

  const closeNew = () => form.close(undefined, () => newButton.current ?? findViewHeading());
  const formProps = { lists, tags, locations, requests, basePath };
  const isNewOpen = mayChange && form.isNew && !isFull;
  const editedId = mayChange ? form.edited?.id : undefined;

  const formOf = (list: StoredList) => {
    const closeForm = () =>
      form.close(list.id, () => document.getElementById(openerId(list.id)) ?? findViewHeading());
    return (
      <ListForm
        {...formProps}
        list={list}
        onCancel={closeForm}
        onSave={async (draft, seen) => {
          const refusal = await save(list, draft, seen);
          if (!refusal) closeForm();
          return refusal;
        }}
      />
    );
  };

  return (
    <>
      {mayChange && isFull && <p className="hint">{texts.full(maxLists)}</p>}
      {isNewOpen && (
        <div className="stack gap-4 framed padded">
          <h3>{formTexts.newTitle}</h3>
          <ListForm
            {...formProps}
            list={undefined}
            start={form.start}
            onCancel={closeNew}
            onSave={async (draft) => {
              const refusal = await create(draft);
              if (!refusal) closeNew();
              return refusal;
            }}
          />
        </div>
      )}
      {lists.length === 0 && !isNewOpen && !form.isGone && (
        <Empty
          title={texts.empty.title}
          action={
            mayChange && (
              <Button ref={newButton} onClick={form.openNew}>
                <Plus size={16} aria-hidden="true" />
                {texts.create}
              </Button>
            )
          }
        >
          <p>{texts.empty.text}</p>
        </Empty>
      )}
      <NamedRows things={lists} gone={form.isGone ? form.edited : undefined}>
        {(list) => (
          <ListRow
            key={list.id}
            list={list}
            lists={lists}
            address={addresses.one(list.id)}
            tags={tags}
            locations={locations}
            summary={summaries?.get(list.id)}
            mayChange={mayChange}
            form={editedId === list.id && formOf(list)}
            onEdit={() => (editedId === list.id ? form.close(list.id) : form.openFor(list.id))}
            onMove={(by) => void move(list, by)}
            onRemove={() => {
              if (editedId === list.id) form.close(list.id);
              void remove(list);
            }}
          />
        )}
      </NamedRows>
      {mayChange && requests && lists.length > 0 && !isFull && !form.isNew && (
        <SuggestedLists lists={lists} tags={tags} requests={requests} basePath={basePath} />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
