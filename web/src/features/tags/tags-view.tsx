/** The practice's tags, live: named, coloured, ordered. */

import type { WithId } from '@platzwart/domain/request/request';
import { nextOrder } from '@platzwart/domain/tags/sort-order';
import type { Tag } from '@platzwart/domain/tags/tag';
import { useId, useState } from 'react';
import { useTags } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { OrderedRows } from '../../ui/ordered-rows.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { newTagId, putTag, type TagDraft } from './commands.ts';
import { useListsNaming } from './queries.ts';
import { TagForm } from './tag-form.tsx';
import { type Doing, TagRow } from './tag-row.tsx';
import styles from './tags.module.css';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** Open requests per tag, by id; undefined while counting. */
  counts: ReadonlyMap<string, number> | undefined;
};

export function TagsView({ slug, readOnlyReason, counts }: Props) {
  const id = useId();
  const live = useTags(slug);
  const lists = useListsNaming(slug);
  const { show } = useToasts();
  // One at a time; stores the tag as last seen, since somebody else may delete it meanwhile.
  const [open, setOpen] = useState<{ tag: WithId<Tag>; doing: Doing } | undefined>(undefined);
  const [announcement, announce] = useState('');
  const tags = live.status === 'loaded' ? live.value : [];
  const mayChange = readOnlyReason === undefined;
  // Only typed input is worth preserving.
  const gone = live.status === 'loaded' && open?.doing === 'editing' && !tags.some((tag) => tag.id === open.tag.id) ? open.tag : undefined;
  const rows = gone ? [...tags, gone].sort((one, other) => one.order - other.order) : tags;

  const create = async (draft: TagDraft) => {
    const refusal = await putTag(slug, newTagId(), draft, nextOrder(tags));
    if (!refusal) show({ title: texts.created(draft.name) });
    return refusal;
  };

  return (
    <div className={styles.view}>
      <ViewSection title={texts.title} lead={texts.lead}>
        {readOnlyReason !== undefined && <Note>{readOnlyReason}</Note>}
        {live.status === 'loading' && <Loading text={texts.loading} />}
        {(live.status === 'refused' || live.status === 'failed') && (
          <Failure title={texts.loadFailed} action={<Button onClick={live.retry}>{texts.retry}</Button>} />
        )}
        {live.status === 'loaded' && rows.length === 0 && <p>{texts.empty}</p>}
        {rows.length > 0 && (
          <OrderedRows>
            {rows.map((tag) => (
              <TagRow
                key={tag.id}
                slug={slug}
                tag={tag}
                tags={tags}
                count={counts && (counts.get(tag.id) ?? 0)}
                listCount={lists.get(tag.id) ?? 0}
                mayChange={mayChange}
                isGone={tag === gone}
                doing={open?.tag.id === tag.id ? open.doing : undefined}
                onDo={(doing) => setOpen(doing && { tag, doing })}
                announce={announce}
              />
            ))}
          </OrderedRows>
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </ViewSection>
      {mayChange && live.status === 'loaded' && (
        <section className={styles.section} aria-labelledby={`${id}-neu`}>
          <h2 id={`${id}-neu`}>{texts.create}</h2>
          <TagForm tag={undefined} tags={tags} onSave={create} />
        </section>
      )}
    </div>
  );
}
