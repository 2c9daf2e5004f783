import { useState } from 'react';
import type { Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { SelectField } from '../../ui/select-field.tsx';
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
  const [progress, setProgress] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { start, isRunning, problem } = useCommand((to: StoredTag) =>
    mergeTags(slug, tag.id, to.id, setProgress),
  );
  const others = tags.filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => id === intoId);

  const merge = async () => {
    if (!into) return setMissing(true);
    if (!isRunning) setProgress(0);
    setBegun(true);
    if (await start(into)) onMerged(into);
  };

  return (
    <Confirmation
      title={t.title(tag.name)}
      confirm={isBegun ? t.goOn : t.confirm}
      busy={isRunning ? t.busy(progress) : undefined}
      problem={isMissing ? t.missing : problem?.message}
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
            setMissing(false);
          }}
        />
        <p>
          {count === undefined ? texts.atRequests(undefined) : t.concerned(count, listCount)}{' '}
          {into && t.result(tag.name, into.name)} {t.final}
        </p>
      </div>
    </Confirmation>
  );
}

/**
 * Replaces one tag by another, in parts, until none is left; `onPart` receives the number of
 * changed requests so far. Finished parts stay: calling it again after a failure resumes.
 */
async function mergeTags(
  slug: string,
  tagId: string,
  intoTagId: string,
  onPart: (requests: number) => void,
): Promise<Result<{ requests: number }>> {
  let requests = 0;
  for (;;) {
    const answer = await run('mergeTags', { companySlug: slug, tagId, intoTagId });
    if (!answer.ok) return answer;
    requests += answer.output.requests;
    onPart(requests);
    if (!answer.output.remaining) return { ok: true, output: { requests } };
  }
}
