/** The practice's tags, live: named, coloured, ordered. */

import type { TherapyRequest } from '@platzwart/domain/request/request';
import { tagsNamedBy } from '@platzwart/domain/tags/dynamic-list';
import { noFilter } from '@platzwart/domain/tags/request-filter';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { type StoredList, useLists } from '../../entities/list/queries.ts';
import { useListCommands } from '../../entities/list/use-list-commands.ts';
import { NamedRows } from '../../entities/named/named-rows.tsx';
import { useNamedCommands } from '../../entities/named/use-named-commands.ts';
import { demandOf } from '../../entities/request/demand-of.ts';
import { useTags } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Loading } from '../../ui/states.tsx';
import { TagForm } from './tag-form.tsx';
import { type StoredTag, tagKind } from './tag-kind.ts';
import { type Doing, TagRow, type TagSummary } from './tag-row.tsx';
import { texts } from './texts.ts';

type TaggedRequest = Pick<TherapyRequest, 'tags' | 'slotKeys'>;

type Props = {
  slug: string;
  uid: string;
  /** The base address of the administration. */
  basePath: string;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** All open requests; undefined until all are loaded. */
  requests: readonly TaggedRequest[] | undefined;
};

const none: readonly StoredTag[] = [];
const noLists: readonly StoredList[] = [];

export function TagsView({ slug, uid, basePath, readOnlyReason, requests }: Props) {
  const live = useTags(slug);
  const liveLists = useLists(slug, uid);
  const lists = liveLists.status === 'loaded' ? liveLists.value : noLists;
  const { team } = useListCommands(slug, uid, lists);
  const { show } = useToasts();
  const makeList = async ({ id, name }: StoredTag) => {
    const refusal = await team.create({ ...noFilter, name, allOf: [id] });
    if (refusal) show({ title: refusal, isUrgent: true });
  };
  // One at a time; stores the tag as last seen, since somebody else may delete it meanwhile.
  const [open, setOpen] = useState<{ tag: StoredTag; doing: Doing } | undefined>(undefined);
  const tags = live.status === 'loaded' ? live.value : none;
  const commands = useNamedCommands(tagKind, slug, tags);
  const summary = useMemo(() => requests && summaryOf(requests), [requests]);
  const mayChange = readOnlyReason === undefined;
  const [wantsNew, setWantsNew] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const mayCreate = mayChange && live.status === 'loaded';
  const isFirst = mayCreate && tags.length === 0;
  // Only typed input is worth preserving.
  const gone =
    live.status === 'loaded' &&
    open?.doing === 'editing' &&
    !tags.some((tag) => tag.id === open.tag.id)
      ? open.tag
      : undefined;

  return (
    <div className="stack gap-6">
      <ViewSection
        isWide
        title={texts.title}
        lead={texts.lead}
        action={
          mayCreate &&
          !wantsNew &&
          !isFirst && (
            <Button ref={newButton} onClick={() => setWantsNew(true)}>
              <Plus size={16} aria-hidden="true" />
              {texts.create}
            </Button>
          )
        }
      >
        {readOnlyReason !== undefined && <Note>{readOnlyReason}</Note>}
        {live.status === 'loading' && <Loading text={texts.loading} />}
        {(live.status === 'refused' || live.status === 'failed') && (
          <LoadFailure title={texts.loadFailed} retry={live.retry} />
        )}
        {live.status === 'loaded' && tags.length === 0 && !gone && <p>{texts.empty}</p>}
        {mayCreate && (wantsNew || isFirst) && (
          <section className="stack gap-4 framed padded" aria-label={texts.create}>
            <h2 className="h3">{texts.create}</h2>
            <TagForm
              tag={undefined}
              tags={tags}
              onSave={(draft) => {
                setWantsNew(true);
                return commands.create(draft);
              }}
              {...(!isFirst && {
                onCancel: () => {
                  setWantsNew(false);
                  requestAnimationFrame(() => newButton.current?.focus());
                },
              })}
            />
          </section>
        )}
        <NamedRows things={tags} gone={gone}>
          {(tag) => (
            <TagRow
              key={tag.id}
              slug={slug}
              tag={tag}
              tags={tags}
              commands={commands}
              summary={summary?.(tag.id)}
              lists={lists.filter((list) => tagsNamedBy(list).includes(tag.id))}
              onMakeList={liveLists.status === 'loaded' ? () => void makeList(tag) : undefined}
              basePath={basePath}
              mayChange={mayChange}
              doing={open?.tag.id === tag.id ? open.doing : undefined}
              onDo={(doing) => setOpen(doing && { tag, doing })}
            />
          )}
        </NamedRows>
        <p role="status" className="visually-hidden">
          {commands.announcement}
        </p>
      </ViewSection>
    </div>
  );
}

/** By tag: how many carry it, the share of all, and when they could come. */
function summaryOf(requests: readonly TaggedRequest[]): (tagId: string) => TagSummary {
  const known = new Map<string, TagSummary>();
  return (tagId) => {
    const before = known.get(tagId);
    if (before) return before;
    const own = requests.filter(({ tags }) => tags.includes(tagId));
    const summary = { count: own.length, of: requests.length, levels: demandOf(own, requests) };
    known.set(tagId, summary);
    return summary;
  };
}
