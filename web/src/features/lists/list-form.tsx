import { screenPaths } from '@platzwart/domain/screen-paths';
import { fitsList } from '@platzwart/domain/tags/dynamic-list';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { NamedForm } from '../../entities/named/named-form.tsx';
import type { TagsById } from '../../entities/tag/queries.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formTexts as t } from './form-texts.ts';
import { type ListDraft, listKind } from './list-kind.ts';
import { contradictionsOf, type Locations, type StoredList } from './list-rule.ts';
import styles from './lists.module.css';
import { RuleDescription } from './rule-description.tsx';
import { TagChoice } from './tag-choice.tsx';
import { texts } from './texts.ts';
import type { ListedRequest } from './use-list-counts.ts';

type ListFormProps = {
  /** Undefined for a new one. */
  list: StoredList | undefined;
  /** Conditions of a new one. */
  start?: Partial<ListDraft>;
  lists: readonly StoredList[];
  tags: TagsById;
  locations: Locations;
  /** Undefined until all are loaded. */
  requests: readonly ListedRequest[] | undefined;
  basePath: string;
  /** Resolves to an error message if it was not saved. */
  onSave: (draft: ListDraft, seen: ListDraft) => Promise<string | undefined>;
  onCancel: () => void;
};

const fresh: ListDraft = { name: '', anyOf: [], allOf: [], noneOf: [], locationId: '' };

/** From this many tags on, there is a search by name. */
const manyTags = 16;

export function ListForm({
  list,
  start,
  lists,
  tags,
  locations = [],
  requests,
  basePath,
  onSave,
  onCancel,
}: ListFormProps) {
  const [term, setTerm] = useState('');
  const words = searchWords(term);
  const isSearched = (name: string) => words.every((word) => word.test(searchable(name)));
  return (
    <NamedForm
      kind={listKind}
      thing={list}
      things={lists}
      fresh={{ ...fresh, ...start }}
      label={list ? t.editTitle(list.name) : t.newTitle}
      className="stack gap-4"
      theirs={(stored) => (
        <>
          <p>{t.changedTo}</p>
          <p>
            <strong>{stored.name}</strong>:{' '}
            <RuleDescription rule={stored} tags={tags} locations={locations} />
          </p>
        </>
      )}
      onSave={onSave}
      onCancel={onCancel}
    >
      {({ value, change }, name) => {
        const choice = (field: 'anyOf' | 'allOf' | 'noneOf') => ({
          tags,
          isSearched,
          chosen: value[field],
          onChange: (chosen: string[]) => change({ [field]: chosen }),
        });
        const isPlaceKnown =
          value.locationId === '' || locations.some(({ id }) => id === value.locationId);
        return (
          <>
            <div className="columns gap-4 top">
              {name}
              {(locations.length > 1 || value.locationId !== '') && (
                <SelectField
                  label={t.location}
                  name="listLocation"
                  placeholder={t.everywhere}
                  options={[
                    ...locations.map(({ id, title }) => ({ value: id, label: title })),
                    ...(isPlaceKnown
                      ? []
                      : [{ value: value.locationId, label: t.deletedLocation }]),
                  ]}
                  value={value.locationId}
                  onChange={(event) => change({ locationId: event.target.value })}
                />
              )}
            </div>
            {tags.size === 0 && (
              <p className="hint">
                {t.noTags} <Link to={`${basePath}/${screenPaths.tags}`}>{t.toTags}</Link>
              </p>
            )}
            {tags.size > manyTags && (
              <TextField
                label={t.searchTag}
                type="search"
                autoComplete="off"
                value={term}
                onChange={(event) => setTerm(event.target.value)}
              />
            )}
            {(tags.size > 0 || !isEmpty(value)) && (
              <>
                <TagChoice title={t.allOf} hint={t.allOfHint} {...choice('allOf')} />
                <TagChoice title={t.anyOf} hint={t.anyOfHint} {...choice('anyOf')} />
                <TagChoice title={t.noneOf} hint={t.noneOfHint} {...choice('noneOf')} />
              </>
            )}
            <Preview draft={value} tags={tags} locations={locations} requests={requests} />
          </>
        );
      }}
    </NamedForm>
  );
}

function isEmpty({ anyOf, allOf, noneOf }: ListDraft): boolean {
  return anyOf.length + allOf.length + noneOf.length === 0;
}

type PreviewProps = { draft: ListDraft } & Pick<ListFormProps, 'tags' | 'locations' | 'requests'>;

/** What the list would contain now, before saving. */
function Preview({ draft, tags, locations, requests }: PreviewProps) {
  const rule = useDeferredValue(draft);
  const contradictions = contradictionsOf(rule).map(
    (id) => tags.get(id)?.name ?? texts.rule.deletedTag,
  );
  const count = requests?.filter((request) => fitsList(request, rule, tags)).length;
  return (
    <div className="stack gap-1 soft" role="status">
      <p className="unlimited">
        <span className="hint">{t.preview}</span>{' '}
        <RuleDescription rule={rule} tags={tags} locations={locations} />
      </p>
      <p className="hint digits">{count === undefined ? texts.countUnknown : texts.count(count)}</p>
      {contradictions.length > 0 && (
        <p className={`row gap-0 across-2 unlimited small medium ${styles.warning}`}>
          {t.contradiction(contradictions.join(', '))}
        </p>
      )}
    </div>
  );
}
