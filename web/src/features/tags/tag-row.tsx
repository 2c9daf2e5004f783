import type { WithId } from '@platzwart/domain/request/request';
import { moved } from '@platzwart/domain/tags/sort-order';
import type { Tag } from '@platzwart/domain/tags/tag';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { MoveButtons, OrderedRow } from '../../ui/ordered-rows.tsx';
import { findNextOpener, findViewHeading, focusOpenerWhenBack, openerId } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { deleteTag, placeTags, putTag, saveTag, type TagDraft } from './commands.ts';
import { mergeTexts } from './merge-texts.ts';
import { TagChip } from './tag-chip.tsx';
import { TagForm } from './tag-form.tsx';
import { TagMerge } from './tag-merge.tsx';
import styles from './tags.module.css';
import { texts } from './texts.ts';

export type Doing = 'editing' | 'merging' | 'removing';

type Props = {
  slug: string;
  tag: WithId<Tag>;
  tags: readonly WithId<Tag>[];
  /** Open requests that carry it; undefined while counting. */
  count: number | undefined;
  /** Lists that use it. */
  listCount: number;
  mayChange: boolean;
  /** Somebody else deleted it while the user was working on it. */
  isGone: boolean;
  doing: Doing | undefined;
  onDo: (doing: Doing | undefined) => void;
  /** Announces the new position to screen readers. */
  announce: (message: string) => void;
};

export function TagRow({ slug, tag, tags, count, listCount, mayChange, isGone, doing, onDo, announce }: Props) {
  const { show } = useToasts();
  const buttonId = (what: Doing) => (what === 'editing' ? openerId(tag.id) : `${what}-${tag.id}`);
  const close = () => {
    const opener = doing && buttonId(doing);
    onDo(undefined);
    requestAnimationFrame(() => ((opener && document.getElementById(opener)) || findViewHeading())?.focus());
  };
  const toggle = (what: Doing) => onDo(doing === what ? undefined : what);

  const save = async (draft: TagDraft, seen: TagDraft) => {
    const refusal = await (isGone ? putTag(slug, tag.id, draft, tag.order) : saveTag(slug, tag.id, seen, draft));
    if (refusal) return refusal;
    close();
    show({ title: texts.saved(draft.name) });
    return undefined;
  };
  const move = async (by: -1 | 1) => {
    announce(texts.nowAt(tag.name, tags.indexOf(tag) + by + 1, tags.length));
    const refusal = await placeTags(slug, moved(tags, tag.id, by));
    if (refusal) show({ title: refusal, isUrgent: true });
  };
  // The focus moves on before the row disappears with it.
  const leave = () => {
    (findNextOpener(tag.id) ?? findViewHeading())?.focus();
    onDo(undefined);
  };

  const moves = mayChange && !isGone && (
    <MoveButtons
      up={texts.up(tag.name)}
      down={texts.down(tag.name)}
      isFirst={tags[0]?.id === tag.id}
      isLast={tags.at(-1)?.id === tag.id}
      onMove={(by) => void move(by)}
    />
  );
  const actions = mayChange && !isGone && (
    <>
      <Button
        id={buttonId('editing')}
        look="plain"
        aria-label={texts.editNamed(tag.name)}
        aria-expanded={doing === 'editing'}
        onClick={() => toggle('editing')}
      >
        {texts.edit}
      </Button>
      {tags.length > 1 && (
        <Button
          id={buttonId('merging')}
          look="plain"
          aria-label={mergeTexts.openNamed(tag.name)}
          aria-expanded={doing === 'merging'}
          onClick={() => toggle('merging')}
        >
          {mergeTexts.open}
        </Button>
      )}
      <Button
        id={buttonId('removing')}
        look="plain"
        aria-label={texts.removeNamed(tag.name)}
        aria-expanded={doing === 'removing'}
        onClick={() => toggle('removing')}
      >
        {texts.remove}
      </Button>
    </>
  );
  const below =
    doing === 'editing' ? (
      <TagForm tag={tag} isGone={isGone} tags={tags} onSave={save} onCancel={close} />
    ) : doing === 'merging' ? (
      <TagMerge
        slug={slug}
        tag={tag}
        tags={tags}
        count={count}
        listCount={listCount}
        onMerged={(into) => {
          leave();
          show({ title: mergeTexts.merged(tag.name, into.name) });
        }}
        onCancel={close}
      />
    ) : (
      doing === 'removing' && <Removal slug={slug} tag={tag} count={count} listCount={listCount} onRemoved={leave} onCancel={close} />
    );

  return (
    <OrderedRow moves={moves} actions={actions} below={mayChange && below}>
      <TagChip tag={tag} />
      <span className={styles.hint}>
        {texts.atRequests(count)}
        {listCount > 0 && `, ${texts.inLists(listCount)}`}
      </span>
    </OrderedRow>
  );
}

type RemovalProps = Pick<Props, 'slug' | 'tag' | 'count' | 'listCount'> & { onRemoved: () => void; onCancel: () => void };

/** Asks for confirmation with the number of affected requests and lists; offers undo afterwards. */
function Removal({ slug, tag, count, listCount, onRemoved, onCancel }: RemovalProps) {
  const { show } = useToasts();
  const restore = async () => {
    focusOpenerWhenBack(tag.id);
    const refusal = await putTag(slug, tag.id, tag, tag.order);
    if (refusal) show({ title: texts.notRestored(tag.name), text: refusal, isUrgent: true });
  };
  const remove = async () => {
    onRemoved();
    const toast = show({ title: texts.removed(tag.name), action: { label: texts.undo, run: () => void restore() } });
    const refusal = await deleteTag(slug, tag.id);
    if (!refusal) return;
    toast.close();
    show({ title: texts.notRemoved(tag.name), text: refusal, isUrgent: true });
  };
  return (
    <Confirmation
      title={texts.removeTitle(tag.name)}
      confirm={texts.remove}
      cancel={texts.cancel}
      busy={undefined}
      problem={undefined}
      isDangerous
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <p>
        {texts.removeText(count)} {listCount > 0 && texts.removeLists(listCount)}
      </p>
    </Confirmation>
  );
}
