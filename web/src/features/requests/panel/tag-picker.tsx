import { maxTagName, maxTags } from '@platzwart/domain/tags/tag';
import { folded } from '@platzwart/domain/text/folding';
import { cleanLine } from '@platzwart/domain/text/text';
import { visibleLine } from '@platzwart/domain/text/visible-line';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import { createTag } from '../../../entities/tag/create-tag.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts as shared } from '../texts.ts';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = texts.tagPicker;

type Props = { request: StoredRequest; tags: TagsById };

/**
 * A request's tags, and behind a button all of the practice's, to find, give, take away and make.
 */
export function TagPicker({ request, tags }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (readOnlyReason !== undefined) return <TagChips ids={request.tags} tags={tags} />;
  return (
    <section>
      <h3>{shared.panel.tags}</h3>
      <div className="row gap-1 across-2">
        <TagChips ids={request.tags} tags={tags} />
        <Button
          ref={button}
          look="plain"
          className={styles.addTag ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Plus size={16} aria-hidden="true" />
          {t.open}
        </Button>
      </div>
      {isOpen && (
        <TagChoice
          request={request}
          tags={tags}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** Each press saves immediately. */
function TagChoice({ request, tags, onClose }: Props & { onClose: () => void }) {
  const { slug, setTags } = useRequestHandling();
  const { show } = useToasts();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  // Requests keep ids of deleted tags; those do not count towards the limit.
  const known = request.tags.filter((id) => tags.has(id));
  const isFull = known.length >= maxTags;
  const name = cleanLine(typed);
  const found = [...tags].filter(([, tag]) => folded(tag.name).includes(folded(name)));
  const same = found.find(([, tag]) => folded(tag.name) === folded(name));
  const isNew = visibleLine.test(name) && !same;
  const isTooLong = name.length > maxTagName;

  const give = (id: string) =>
    setTags(request, [...(request.tags.length < maxTags ? request.tags : known), id]);
  const toggle = (id: string) => {
    if (!request.tags.includes(id)) {
      if (!isFull) give(id);
      return;
    }
    setTags(
      request,
      request.tags.filter((other) => other !== id),
    );
  };
  const create = async () => {
    if (isFull || isTooLong) return;
    const { id, saving } = createTag(slug, tags, name);
    give(id);
    setTyped('');
    box.current?.querySelector('input')?.focus();
    const { problem } = await saving;
    if (problem) show({ title: t.notCreated(name), text: problem.message, isUrgent: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const only = same ?? (found.length === 1 ? found[0] : undefined);
    if (name === '') return;
    if (only) {
      if (!request.tags.includes(only[0])) toggle(only[0]);
      setTyped('');
    } else if (isNew) void create();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div
      ref={box}
      role="group"
      aria-label={t.named(fullName(request))}
      className={`stack soft ${styles.tagChoice}`}
      onKeyDown={onKeyDown}
    >
      <TextField
        label={t.find}
        autoComplete="off"
        value={typed}
        error={isTooLong ? t.tooLong(maxTagName) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {(found.length > 0 || isNew) && (
        <div className="row gap-2">
          {found.map(([id, tag]) => {
            const isOn = request.tags.includes(id);
            return (
              <ToggleChip
                key={id}
                color={tag.color}
                isOn={isOn}
                aria-disabled={!isOn && isFull}
                onClick={() => toggle(id)}
              >
                {tag.name}
              </ToggleChip>
            );
          })}
          {isNew && !isTooLong && (
            <Button className="small" aria-disabled={isFull} onClick={() => void create()}>
              <Plus size={16} aria-hidden="true" />
              {t.create(name)}
            </Button>
          )}
        </div>
      )}
      {tags.size === 0 && !isNew && <p className="hint">{t.none}</p>}
      {isFull && <p className="hint">{t.full(maxTags)}</p>}
    </div>
  );
}
