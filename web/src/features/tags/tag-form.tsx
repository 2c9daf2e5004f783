import type { WithId } from '@platzwart/domain/request';
import { type Tag, TagColor } from '@platzwart/domain/tag';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { iconNames, NamedIcon } from '../../ui/named-icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import { judgeName } from './judge-tag.ts';
import styles from './tags.module.css';
import { texts } from './texts.ts';

type Props = {
  /** Undefined for a new one. */
  tag: WithId<Tag> | undefined;
  tags: readonly WithId<Tag>[];
  /** Resolves to a sentence if it was not saved. */
  onSave: (tag: Pick<Tag, 'name' | 'color' | 'icon'>) => Promise<string | undefined>;
  onCancel?: () => void;
};

const fresh: Pick<Tag, 'name' | 'color' | 'icon'> = { name: '', color: 'teal', icon: '' };

export function TagForm({ tag, tags, onSave, onCancel }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(tag ?? fresh);
  const [isSaving, setSaving] = useState(false);
  const problems = useProblems<'name'>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const judged = judgeName(draft.name, tags, tag?.id);
    if ('problem' in judged) return problems.show(texts.invalid, { name: judged.problem });
    setSaving(true);
    const refusal = await onSave({ ...draft, name: judged.name });
    setSaving(false);
    if (refusal) return problems.show(refusal);
    problems.forget();
    if (!tag) setDraft({ ...fresh, color: draft.color });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.summary}
      <TextField
        label={texts.name}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        {...problems.field('name')}
      />
      <fieldset className={styles.colors}>
        <legend>{texts.color}</legend>
        {TagColor.options.map((color) => (
          <label key={color} className={styles.color}>
            <input type="radio" name={`${id}-color`} checked={draft.color === color} onChange={() => setDraft({ ...draft, color })} />
            <Chip color={color}>{texts.colors[color]}</Chip>
          </label>
        ))}
      </fieldset>
      <div className={styles.iconLine}>
        <SelectField
          label={texts.icon}
          name={`${id}-icon`}
          placeholder={texts.noIcon}
          options={iconNames.map((name) => ({ value: name, label: texts.icons[name] }))}
          value={draft.icon}
          onChange={(event) => setDraft({ ...draft, icon: event.target.value })}
        />
        <p className={styles.preview}>
          <span className={styles.hint}>{texts.preview}</span>
          <Chip color={draft.color}>
            <NamedIcon name={draft.icon} />
            {draft.name.trim() || texts.name}
          </Chip>
        </p>
      </div>
      <div className={styles.ways}>
        <Button look={tag ? 'outlined' : 'filled'} type="submit" busy={isSaving}>
          {isSaving ? texts.saving : tag ? texts.save : texts.add}
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
