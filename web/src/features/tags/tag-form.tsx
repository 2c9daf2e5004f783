import type { WithId } from '@platzwart/domain/request/request';
import { type Tag, TagColor } from '@platzwart/domain/tags/tag';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWholeDraft } from '../../calls/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type IconName, iconNames, NamedIcon } from '../../ui/named-icon.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { useProblems } from '../../ui/use-problems.tsx';
import type { TagDraft } from './commands.ts';
import { TagChip } from './tag-chip.tsx';
import styles from './tags.module.css';
import { texts } from './texts.ts';
import { isSameDraft, validateName } from './validate-tag.ts';

type Props = {
  /** Undefined for a new one. */
  tag: WithId<Tag> | undefined;
  /** Deleted while it is being edited. */
  isGone?: boolean;
  tags: readonly WithId<Tag>[];
  /** Resolves to an error message if it was not saved. */
  onSave: (draft: TagDraft, seen: TagDraft) => Promise<string | undefined>;
  onCancel?: () => void;
};

const fresh: TagDraft = { name: '', color: 'teal', icon: '' };

export function TagForm({ tag, isGone = false, tags, onSave, onCancel }: Props) {
  const id = useId();
  const draft = useWholeDraft<TagDraft>(tag ?? fresh, isSameDraft);
  const { value, change } = draft;
  const latest = useRef(value);
  latest.current = value;
  const [isSaving, setSaving] = useState(false);
  // Two forms may be open on one page.
  const field = tag ? `name-${tag.id}` : 'name';
  const problems = useProblems<string>();
  const form = useRef<HTMLFormElement>(null);
  const isOpened = tag !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const validated = validateName(value.name, tags, tag?.id);
    if ('problem' in validated) return problems.show(texts.invalid, { [field]: validated.problem });
    setSaving(true);
    const refusal = await onSave({ ...value, name: validated.name }, draft.base);
    setSaving(false);
    if (refusal) return problems.show(texts.notSaved, {}, [refusal]);
    problems.forget();
    // Users who keep typing while the first tag is being saved are not interrupted.
    if (!tag && latest.current === value) change({ ...fresh, color: value.color });
  };
  const decide = (how: () => void) => () => {
    how();
    problems.forget();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.summary}
      {isGone && (
        <Note isWarm isLive>
          {texts.changed.gone}
        </Note>
      )}
      {draft.theirs && !isSaving && (
        <Note isWarm isLive>
          <p className={styles.noteTitle}>{texts.changed.title}</p>
          <p>
            {texts.changed.text} <TagChip tag={draft.theirs} />
          </p>
          <div className={styles.ways}>
            <Button onClick={decide(draft.takeTheirs)}>{texts.changed.take}</Button>
            <Button look="plain" onClick={decide(draft.keepMine)}>
              {texts.changed.keep}
            </Button>
          </div>
        </Note>
      )}
      <TextField
        label={texts.name}
        autoComplete="off"
        value={value.name}
        onChange={(event) => change({ name: event.target.value })}
        {...problems.field(field)}
      />
      <fieldset className={styles.colors}>
        <legend>{texts.color}</legend>
        {TagColor.options.map((color) => (
          <label key={color} className={styles.color}>
            <input type="radio" name={`${id}-color`} checked={value.color === color} onChange={() => change({ color })} />
            <Chip color={color}>{texts.colors[color]}</Chip>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.colors}>
        <legend>{texts.icon}</legend>
        {['', ...iconNames].map((name) => (
          <label key={name} className={styles.icon} {...tooltip(name && texts.icons[name as IconName])}>
            <input type="radio" name={`${id}-icon`} checked={value.icon === name} onChange={() => change({ icon: name })} />
            <NamedIcon name={name} size={18} />
            <span className={name && 'visually-hidden'}>{name ? texts.icons[name as IconName] : texts.noIcon}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.preview}>
        <span className={styles.hint}>{texts.preview}</span>
        <TagChip tag={{ ...value, name: value.name.trim() || texts.name }} />
      </p>
      <div className={styles.ways}>
        <Button look={tag ? 'outlined' : 'filled'} type="submit" busy={isSaving}>
          {isSaving ? texts.saving : !tag ? texts.add : isGone ? texts.saveAgain : texts.save}
        </Button>
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
