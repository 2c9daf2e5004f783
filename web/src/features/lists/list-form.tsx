import { fitsList } from '@platzwart/domain/tags/dynamic-list';
import { searchable, searchWords } from '@platzwart/domain/text/folding';
import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWholeDraft } from '../../calls/use-draft.ts';
import type { TagsById } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import type { ListDraft } from './commands.ts';
import { formTexts as t } from './form-texts.ts';
import { contradictionsOf, type Locations, type StoredList } from './list-rule.ts';
import styles from './lists.module.css';
import { RuleDescription } from './rule-description.tsx';
import { TagChoice } from './tag-choice.tsx';
import { texts } from './texts.ts';
import type { ListedRequest } from './use-list-counts.ts';
import { isSameDraft, validateName } from './validate-list.ts';

export type ListFormProps = {
  /** Undefined for a new one. */
  list: StoredList | undefined;
  /** Deleted while it is being edited. */
  isGone?: boolean;
  lists: readonly StoredList[];
  tags: TagsById;
  locations: Locations;
  /** Undefined until all are loaded. */
  requests: readonly ListedRequest[] | undefined;
  tagsAddress: string;
  /** Resolves to an error message if it was not saved. */
  onSave: (draft: ListDraft, seen: ListDraft) => Promise<string | undefined>;
  onCancel: () => void;
};

const fresh: ListDraft = { name: '', anyOf: [], allOf: [], noneOf: [], locationId: '' };

/** From this many tags on, there is a search by name. */
const manyTags = 16;

export function ListForm({ list, isGone = false, lists, tags, locations = [], requests, tagsAddress, onSave, onCancel }: ListFormProps) {
  const draft = useWholeDraft<ListDraft>(list ?? fresh, isSameDraft);
  const { value, change } = draft;
  const [isSaving, setSaving] = useState(false);
  const [term, setTerm] = useState('');
  const problems = useProblems<'listName'>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the page has announced itself by its heading.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const validated = validateName(value.name, lists, list?.id);
    if ('problem' in validated) return problems.show(t.invalid, { listName: validated.problem });
    setSaving(true);
    const refusal = await onSave({ ...value, name: validated.name }, draft.base);
    setSaving(false);
    if (refusal) return problems.show(t.notSaved, {}, [refusal]);
    problems.forget();
  };

  const words = searchWords(term);
  const isSearched = (name: string) => words.every((word) => word.test(searchable(name)));
  const choice = (field: 'anyOf' | 'allOf' | 'noneOf') => ({
    tags,
    isSearched,
    chosen: value[field],
    onChange: (chosen: string[]) => change({ [field]: chosen }),
  });
  const isPlaceKnown = value.locationId === '' || locations.some(({ id }) => id === value.locationId);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={list ? t.editTitle(list.name) : t.newTitle}
      onSubmit={(event) => void submit(event)}
    >
      {problems.summary}
      {isGone && (
        <Note isWarm isLive>
          {t.changed.gone}
        </Note>
      )}
      {draft.theirs && !isSaving && (
        <Note isWarm isLive>
          <p className={styles.noteTitle}>{t.changed.title}</p>
          <p>{t.changed.text}</p>
          <p>
            <strong>{draft.theirs.name}</strong>: <RuleDescription rule={draft.theirs} tags={tags} locations={locations} />
          </p>
          <div className={styles.ways}>
            <Button
              onClick={() => {
                draft.takeTheirs();
                problems.forget();
              }}
            >
              {t.changed.take}
            </Button>
            <Button
              look="plain"
              onClick={() => {
                draft.keepMine();
                problems.forget();
              }}
            >
              {t.changed.keep}
            </Button>
          </div>
        </Note>
      )}
      <div className={styles.fields}>
        <TextField
          label={t.name}
          autoComplete="off"
          value={value.name}
          onChange={(event) => change({ name: event.target.value })}
          {...problems.field('listName')}
        />
        {(locations.length > 1 || value.locationId !== '') && (
          <SelectField
            label={t.location}
            name="listLocation"
            placeholder={t.everywhere}
            options={[
              ...locations.map(({ id, title }) => ({ value: id, label: title })),
              ...(isPlaceKnown ? [] : [{ value: value.locationId, label: t.deletedLocation }]),
            ]}
            value={value.locationId}
            onChange={(event) => change({ locationId: event.target.value })}
          />
        )}
      </div>
      {tags.size === 0 && (
        <p className={styles.hint}>
          {t.noTags} <Link to={tagsAddress}>{t.toTags}</Link>
        </p>
      )}
      {tags.size > manyTags && (
        <TextField label={t.searchTag} type="search" autoComplete="off" value={term} onChange={(event) => setTerm(event.target.value)} />
      )}
      {(tags.size > 0 || !isEmpty(value)) && (
        <>
          <TagChoice title={t.allOf} hint={t.allOfHint} {...choice('allOf')} />
          <TagChoice title={t.anyOf} hint={t.anyOfHint} {...choice('anyOf')} />
          <TagChoice title={t.noneOf} hint={t.noneOfHint} {...choice('noneOf')} />
        </>
      )}
      <Preview draft={value} tags={tags} locations={locations} requests={requests} />
      <div className={styles.ways}>
        <Button look="filled" type="submit" busy={isSaving}>
          {isSaving ? t.saving : !list ? t.add : isGone ? t.saveAgain : t.save}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function isEmpty({ anyOf, allOf, noneOf }: ListDraft): boolean {
  return anyOf.length + allOf.length + noneOf.length === 0;
}

type PreviewProps = { draft: ListDraft } & Pick<ListFormProps, 'tags' | 'locations' | 'requests'>;

/** What the list would contain now, before saving. */
function Preview({ draft, tags, locations, requests }: PreviewProps) {
  const rule = useDeferredValue(draft);
  const contradictions = contradictionsOf(rule).map((id) => tags.get(id)?.name ?? texts.rule.deletedTag);
  const count = requests?.filter((request) => fitsList(request, rule, tags)).length;
  return (
    <div className={styles.preview} role="status">
      <p>
        <span className={styles.hint}>{t.preview}</span> <RuleDescription rule={rule} tags={tags} locations={locations} />
      </p>
      <p className={styles.count}>{count === undefined ? texts.countUnknown : texts.count(count)}</p>
      {contradictions.length > 0 && <p className={styles.warning}>{t.contradiction(contradictions.join(', '))}</p>}
    </div>
  );
}
