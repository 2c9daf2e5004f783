import { maxTags } from '@platzwart/domain/tags/tag';
import { fullName } from '../../../entities/request/format-person.ts';
import { type StoredRequest, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { ToggleChip } from '../../../ui/chip.tsx';
import { texts } from '../texts.ts';
import styles from './request-panel.module.css';

const t = texts.tagPicker;

/** A request's tags, and toggles for all of the practice's tags below; each press saves immediately. */
export function TagPicker({ request, tags }: { request: StoredRequest; tags: TagsById }) {
  const { readOnlyReason, setTags } = useRequestHandling();
  if (readOnlyReason !== undefined) return <TagChips ids={request.tags} tags={tags} />;
  // Requests keep ids of deleted tags; those do not count towards the limit.
  const known = request.tags.filter((id) => tags.has(id));
  const isFull = known.length >= maxTags;
  return (
    <details className={`stack gap-2 ${styles.tagPicker}`}>
      <summary className="row">
        <TagChips ids={request.tags} tags={tags} />
        <span className="hint">{t.change}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={t.named(fullName(request))} className="row apart">
        {[...tags].map(([id, tag]) => {
          const isOn = request.tags.includes(id);
          return (
            <ToggleChip
              key={id}
              color={tag.color}
              isOn={isOn}
              aria-disabled={!isOn && isFull}
              onClick={() => {
                if (isOn)
                  setTags(
                    request,
                    request.tags.filter((other) => other !== id),
                  );
                else if (!isFull) setTags(request, [...(request.tags.length < maxTags ? request.tags : known), id]);
              }}
            >
              {tag.name}
            </ToggleChip>
          );
        })}
      </div>
      {tags.size === 0 && <p className="hint">{t.none}</p>}
      {isFull && <p className="hint">{t.full(maxTags)}</p>}
    </details>
  );
}
