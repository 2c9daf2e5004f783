import { screenPaths } from '@platzwart/domain/screen-paths';
import { TagColor } from '@platzwart/domain/tags/tag';
import type { PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { List, Merge, Palette } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StoredList } from '../../entities/list/queries.ts';
import { Act, NamedRow } from '../../entities/named/named-rows.tsx';
import { texts as shared } from '../../entities/named/texts.ts';
import type { useNamedCommands } from '../../entities/named/use-named-commands.ts';
import { DemandInRow } from '../../entities/practice/demand-week.tsx';
import { TagChip } from '../../entities/tag/tag-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { findNextOpener, findViewHeading, openerId } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { mergeTexts } from './merge-texts.ts';
import { TagForm } from './tag-form.tsx';
import { type StoredTag, type TagDraft, tagKind } from './tag-kind.ts';
import { TagMerge } from './tag-merge.tsx';
import styles from './tags.module.css';
import { texts } from './texts.ts';

/** Of the open requests: how many carry it, how many there are, and when its people could come. */
export type TagSummary = { count: number; of: number; levels: PublicDemand['levels'] };

export type Doing = 'editing' | 'colouring' | 'merging' | 'removing';

type Props = {
  slug: string;
  basePath: string;
  tag: StoredTag;
  tags: readonly StoredTag[];
  commands: ReturnType<typeof useNamedCommands<TagDraft>>;
  /** Undefined while counting. */
  summary: TagSummary | undefined;
  /** That use it. */
  lists: readonly StoredList[];
  /** Makes one of it; undefined if there can be no more. */
  onMakeList: (() => void) | undefined;
  mayChange: boolean;
  doing: Doing | undefined;
  onDo: (doing: Doing | undefined) => void;
};

const shownLists = 2;

export function TagRow({
  slug,
  basePath,
  tag,
  tags,
  commands,
  summary,
  lists,
  onMakeList,
  mayChange,
  doing,
  onDo,
}: Props) {
  const { show } = useToasts();
  const count = summary?.count;
  const listCount = lists.length;
  const close = () => {
    const opener = doing === 'editing' ? openerId(tag.id) : `${doing}-${tag.id}`;
    onDo(undefined);
    requestAnimationFrame(() => (document.getElementById(opener) ?? findViewHeading())?.focus());
  };
  const toggle = (what: Doing) => () => onDo(doing === what ? undefined : what);

  const save = async (draft: TagDraft, seen: TagDraft) => {
    const refusal = await commands.save(tag, draft, seen);
    if (!refusal) close();
    return refusal;
  };
  const merged = (into: { name: string }) => {
    // The focus moves on before the row disappears with it.
    (findNextOpener(tag.id) ?? findViewHeading())?.focus();
    onDo(undefined);
    show({ title: mergeTexts.merged(tag.name, into.name) });
  };
  const about = { slug, tag, tags, count, listCount, onCancel: close };

  return (
    <NamedRow
      thing={tag}
      things={tags}
      mayChange={mayChange}
      isEditing={doing === 'editing'}
      isRemoving={doing === 'removing'}
      onMove={(by) => void commands.move(tag, by)}
      onEdit={toggle('editing')}
      onRemove={toggle('removing')}
      more={
        <>
          <Act
            id={`colouring-${tag.id}`}
            icon={Palette}
            word={texts.color}
            aria-label={texts.colorNamed(tag.name)}
            aria-expanded={doing === 'colouring'}
            onClick={toggle('colouring')}
          />
          {tags.length > 1 && (
            <Act
              id={`merging-${tag.id}`}
              icon={Merge}
              word={mergeTexts.open}
              aria-label={mergeTexts.openNamed(tag.name)}
              aria-expanded={doing === 'merging'}
              onClick={toggle('merging')}
            />
          )}
        </>
      }
      below={
        doing === 'editing' ? (
          <TagForm tag={tag} tags={tags} onSave={save} onCancel={close} />
        ) : doing === 'colouring' ? (
          <TagColors
            tag={tag}
            onChoose={(color) =>
              void save({ ...tagKind.draftOf(tag), color }, tagKind.draftOf(tag))
            }
          />
        ) : doing === 'merging' ? (
          <TagMerge {...about} onMerged={merged} />
        ) : doing === 'removing' ? (
          <Confirmation
            title={texts.removeTitle(tag.name)}
            confirm={shared.remove}
            busy={undefined}
            problem={undefined}
            isDangerous
            onConfirm={() => {
              void commands.remove(tag);
              onDo(undefined);
            }}
            onCancel={close}
          >
            <p>
              {texts.removeText(count)} {listCount > 0 && texts.removeLists(listCount)}
            </p>
          </Confirmation>
        ) : undefined
      }
    >
      <span className={`anywhere ${styles.tag}`}>
        <TagChip tag={tag} />
      </span>
      <span className={`hint digits ${styles.requests}`}>
        {count ? (
          <Link
            to={`${basePath}/${screenPaths.tagged(tag.id)}`}
            className={`tap coloured undecorated ${styles.count}`}
          >
            {texts.atRequests(count)}
          </Link>
        ) : (
          texts.atRequests(count)
        )}
        {listCount > 0 && <span className="only-narrow">, {texts.inLists(listCount)}</span>}
        {summary !== undefined && count !== undefined && count > 0 && (
          <span className={`block round on-soft ${styles.share}`} aria-hidden="true">
            <span style={{ width: `${(100 * count) / summary.of}%` }} />
          </span>
        )}
      </span>
      <span className={`hint ${styles.lists}`}>
        {lists.slice(0, shownLists).map(({ id, name }, i) => (
          <Fragment key={id}>
            {i === 0 ? (
              <>
                <List size={14} aria-hidden="true" />
                <span className="visually-hidden">{texts.inList} </span>
              </>
            ) : (
              ', '
            )}
            <Link
              to={`${basePath}/${screenPaths.list(id)}`}
              className={`tap anywhere coloured undecorated ${styles.count}`}
            >
              {name}
            </Link>
          </Fragment>
        ))}
        {mayChange && onMakeList && listCount === 0 && count !== undefined && count > 0 && (
          <Button look="plain" className="small flush" onClick={onMakeList}>
            {texts.makeList}
          </Button>
        )}
        {listCount > shownLists && ` ${texts.moreLists(listCount - shownLists)}`}
      </span>
      <span className={`line gap-3 ${styles.week}`}>
        {summary && <DemandInRow levels={summary.levels} />}
      </span>
    </NamedRow>
  );
}

/** The tag in each colour: one press takes it. */
function TagColors({ tag, onChoose }: { tag: StoredTag; onChoose: (color: TagColor) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div ref={box} role="group" aria-label={texts.colorNamed(tag.name)} className="row gap-1">
      {TagColor.options.map((color) => (
        <button
          key={color}
          type="button"
          className="bare tap"
          aria-label={texts.colors[color]}
          aria-pressed={tag.color === color}
          onClick={() => onChoose(color)}
        >
          <TagChip tag={{ ...tag, color }} />
        </button>
      ))}
    </div>
  );
}
