/** The practice's tags, live: named, coloured, in an order of their own. */
import type { WithId } from '@platzwart/domain/request';
import type { Tag } from '@platzwart/domain/tag';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Confirmation, useQuestion } from '../../ui/confirmation.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { Note } from '../../ui/note.tsx';
import { viewHeading } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { deleteTag, newTagId, saveTag } from './commands.ts';
import { moved, nextOrder } from './judge-tag.ts';
import { useTags } from './queries.ts';
import { TagForm } from './tag-form.tsx';
import styles from './tags.module.css';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  /** Why nothing can be changed here, undefined if it can. */
  readOnlyReason: string | undefined;
  /** How many open requests carry each tag, by id. */
  counts: ReadonlyMap<string, number>;
};

export function TagsView({ slug, readOnlyReason, counts }: Props) {
  const id = useId();
  const live = useTags(slug);
  const { show } = useToasts();
  const tags = live.status === 'loaded' ? live.value : [];
  const mayChange = readOnlyReason === undefined;

  const create = async (draft: Pick<Tag, 'name' | 'color' | 'icon'>) => {
    const refusal = await saveTag(slug, newTagId(), { ...draft, order: nextOrder(tags) });
    if (!refusal) show({ title: texts.created(draft.name) });
    return refusal;
  };

  return (
    <div className={styles.view}>
      <section className={styles.section} aria-labelledby={id}>
        <div>
          <h2 {...viewHeading} id={id}>
            {texts.title}
          </h2>
          <p className={styles.hint}>{texts.lead}</p>
        </div>
        {readOnlyReason !== undefined && <Note>{readOnlyReason}</Note>}
        {live.status === 'loading' && <Loading text={texts.loading} />}
        {(live.status === 'refused' || live.status === 'failed') && (
          <Failure title={texts.loadFailed} action={<Button onClick={live.retry}>{texts.retry}</Button>} />
        )}
        {live.status === 'loaded' && tags.length === 0 && <p>{texts.empty}</p>}
        {tags.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
          <ul role="list" className={styles.rows}>
            {tags.map((tag) => (
              <Row key={tag.id} slug={slug} tag={tag} tags={tags} count={counts.get(tag.id) ?? 0} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </section>
      {mayChange && live.status === 'loaded' && (
        <section className={styles.section} aria-labelledby={`${id}-neu`}>
          <h2 id={`${id}-neu`}>{texts.create}</h2>
          <TagForm tag={undefined} tags={tags} onSave={create} />
        </section>
      )}
    </div>
  );
}

type RowProps = { slug: string; tag: WithId<Tag>; tags: readonly WithId<Tag>[]; count: number; mayChange: boolean };

function Row({ slug, tag, tags, count, mayChange }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  const { show } = useToasts();
  const tell = (refusal: string | undefined) => refusal && show({ title: refusal, isUrgent: true });

  const save = async (draft: Pick<Tag, 'name' | 'color' | 'icon'>) => {
    const refusal = await saveTag(slug, tag.id, { ...draft, order: tag.order });
    if (refusal) return refusal;
    setEditing(false);
    show({ title: texts.saved(draft.name) });
    return undefined;
  };
  const move = async (by: -1 | 1) => {
    const refusals = await Promise.all(moved(tags, tag.id, by).map((each) => saveTag(slug, each.id, each)));
    tell(refusals.find((refusal) => refusal !== undefined));
  };

  return (
    <li className={styles.row}>
      <div className={styles.tag}>
        <Chip color={tag.color}>
          <NamedIcon name={tag.icon} />
          {tag.name}
        </Chip>
        <span className={styles.hint}>{texts.atRequests(count)}</span>
      </div>
      {mayChange && (
        <div className={styles.actions}>
          <IconButton label={texts.up(tag.name)} aria-disabled={tags[0]?.id === tag.id} onClick={() => void move(-1)}>
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.down(tag.name)} aria-disabled={tags.at(-1)?.id === tag.id} onClick={() => void move(1)}>
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <Button look="plain" aria-label={texts.editNamed(tag.name)} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            {texts.edit}
          </Button>
          <Removal slug={slug} tag={tag} count={count} />
        </div>
      )}
      {isEditing && <TagForm tag={tag} tags={tags} onSave={save} onCancel={() => setEditing(false)} />}
    </li>
  );
}

/** Asks with the number of requests it stands at; afterwards it can be taken back. */
function Removal({ slug, tag, count }: { slug: string; tag: WithId<Tag>; count: number }) {
  const question = useQuestion();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { show } = useToasts();
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    const refusal = await deleteTag(slug, tag.id);
    setBusy(false);
    if (refusal) return setProblem(refusal);
    show({ title: texts.removed(tag.name), action: { label: texts.undo, run: () => void saveTag(slug, tag.id, tag) } });
  };
  return (
    <>
      <Button ref={question.opener} look="plain" aria-label={texts.removeNamed(tag.name)} onClick={question.open}>
        {texts.remove}
      </Button>
      {question.isOpen && (
        <Confirmation
          title={texts.removeTitle(tag.name)}
          confirm={texts.remove}
          cancel={texts.cancel}
          busy={isBusy ? texts.removing : undefined}
          problem={problem}
          isDangerous
          onConfirm={() => void remove()}
          onCancel={question.close}
        >
          <p>{texts.removeText(count)}</p>
        </Confirmation>
      )}
    </>
  );
}
