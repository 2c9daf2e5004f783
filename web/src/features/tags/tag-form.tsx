import { TagColor } from '@platzwart/domain/tags/tag';
import { useId } from 'react';
import { NamedForm } from '../../entities/named/named-form.tsx';
import { texts as shared } from '../../entities/named/texts.ts';
import { TagChip } from '../../entities/tag/tag-chip.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type IconName, iconNames, NamedIcon } from '../../ui/named-icon.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { type StoredTag, type TagDraft, tagKind } from './tag-kind.ts';
import styles from './tags.module.css';
import { texts } from './texts.ts';

type Props = {
  /** Undefined for a new one. */
  tag: StoredTag | undefined;
  tags: readonly StoredTag[];
  onSave: (draft: TagDraft, seen: TagDraft) => Promise<string | undefined>;
  onCancel?: () => void;
};

export function TagForm({ tag, tags, onSave, onCancel }: Props) {
  const id = useId();
  return (
    <NamedForm
      kind={tagKind}
      thing={tag}
      things={tags}
      fresh={{ name: '', color: 'teal', icon: '' }}
      {...(!tag && { renew: { name: '', icon: '' } })}
      className="stack gap-4 within-form"
      look={tag ? 'outlined' : 'filled'}
      theirs={(stored) => (
        <p>
          {texts.changedTo} <TagChip tag={stored} />
        </p>
      )}
      onSave={onSave}
      onCancel={onCancel}
    >
      {({ value, change }, name) => (
        <>
          {name}
          <fieldset className={`row ${styles.colors}`}>
            <legend className="strong">{texts.color}</legend>
            {TagColor.options.map((color) => (
              <label key={color} className={`tap ${styles.color}`}>
                <input
                  type="radio"
                  name={`${id}-color`}
                  checked={value.color === color}
                  onChange={() => change({ color })}
                />
                <Chip color={color}>{texts.colors[color]}</Chip>
              </label>
            ))}
          </fieldset>
          <fieldset className={`row ${styles.colors}`}>
            <legend className="strong">{texts.icon}</legend>
            {['', ...iconNames].map((icon) => (
              <label
                key={icon}
                className={`tap small middle edged ${styles.icon}`}
                {...tooltip(icon && texts.icons[icon as IconName])}
              >
                <input
                  type="radio"
                  name={`${id}-icon`}
                  checked={value.icon === icon}
                  onChange={() => change({ icon })}
                />
                <NamedIcon name={icon} size={18} />
                <span className={icon && 'visually-hidden'}>
                  {icon ? texts.icons[icon as IconName] : texts.noIcon}
                </span>
              </label>
            ))}
          </fieldset>
          <p className="row">
            <span className="hint">{texts.preview}</span>
            <TagChip tag={{ ...value, name: value.name.trim() || shared.name }} />
          </p>
        </>
      )}
    </NamedForm>
  );
}
