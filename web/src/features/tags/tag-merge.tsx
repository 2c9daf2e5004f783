import { useState } from 'react';
import { texts as shared } from '../../entities/named/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { mergeTags } from './commands.ts';
import { mergeTexts as t } from './merge-texts.ts';
import type { StoredTag } from './tag-kind.ts';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  tag: StoredTag;
  tags: readonly StoredTag[];
  /** Open requests that carry it now; undefined while counting. */
  count: number | undefined;
  listCount: number;
  onMerged: (into: StoredTag) => void;
  onCancel: () => void;
};

/** Asks which tag remains and applies it everywhere; another press resumes an interrupted merge. */
export function TagMerge({ slug, tag, tags, count, listCount, onMerged, onCancel }: Props) {
  const [intoId, setIntoId] = useState('');
  const [progress, setProgress] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBegun, setBegun] = useState(false);
  const others = tags.filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => id === intoId);

  const merge = async () => {
    if (progress !== undefined) return;
    if (!into) return setProblem(t.missing);
    setProblem(undefined);
    setProgress(0);
    setBegun(true);
    const refusal = await mergeTags(slug, tag.id, into.id, setProgress);
    setProgress(undefined);
    if (refusal) setProblem(refusal);
    else onMerged(into);
  };

  return (
    <Confirmation
      title={t.title(tag.name)}
      confirm={isBegun ? t.goOn : t.confirm}
      cancel={shared.cancel}
      busy={progress === undefined ? undefined : t.busy(progress)}
      problem={problem}
      onConfirm={() => void merge()}
      onCancel={onCancel}
    >
      <div className="stack apart">
        <SelectField
          label={t.which}
          name={`merge-${tag.id}`}
          placeholder={t.choose}
          // Half of them carry the other one already.
          disabled={isBegun}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={into ? intoId : ''}
          onChange={(event) => {
            setIntoId(event.target.value);
            setProblem(undefined);
          }}
        />
        <p>
          {count === undefined ? texts.atRequests(undefined) : t.concerned(count, listCount)} {into && t.result(tag.name, into.name)}{' '}
          {t.final}
        </p>
      </div>
    </Confirmation>
  );
}
