/**
 * Beside a filtered table: makes a list of its tags and location with one press, or leads to the
 * list that asks the same.
 */
import { maxLists } from '@platzwart/domain/tags/dynamic-list';
import { maxListName } from '@platzwart/domain/tags/tag';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNamedCommands } from '../../entities/named/use-named-commands.ts';
import { useTagsById } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { listKind } from './list-kind.ts';
import { listPaths } from './list-paths.ts';
import type { ListRule, StoredList } from './list-rule.ts';
import { useLists } from './queries.ts';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  /** The administration's base address. */
  basePath: string;
  /** A request needs all of them. */
  tags: readonly string[];
  locationId: string;
  locations: readonly { id: string; title: string }[];
};

const none: never[] = [];

export function SaveRuleButton({ slug, basePath, tags, locationId, locations }: Props) {
  const live = useLists(slug);
  const lists = live.status === 'loaded' ? live.value : none;
  const known = useTagsById(slug);
  const { create } = useNamedCommands(listKind, slug, lists);
  const { show } = useToasts();
  const [isSaving, setSaving] = useState(false);
  const isPlaceKnown = locationId === '' || locations.some(({ id }) => id === locationId);
  if (live.status !== 'loaded' || !known || !isPlaceKnown || tags.some((id) => !known.has(id)))
    return null;

  const order = [...known.keys()];
  const rule: ListRule = {
    anyOf: [],
    allOf: [...tags].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    noneOf: [],
    locationId,
  };
  const same = lists.find((list) => isSame(list, rule));
  if (same) return <Link to={listPaths(basePath).one(same.id)}>{texts.toList(same.name)}</Link>;
  if (lists.length >= maxLists) return null;

  const words = [
    ...rule.allOf.map((id) => known.get(id)?.name),
    locations.find(({ id }) => id === locationId)?.title,
  ].filter(Boolean);
  const save = async () => {
    setSaving(true);
    const refusal = await create({ ...rule, name: freeName(words.join(', '), lists) });
    setSaving(false);
    if (refusal) show({ title: refusal, isUrgent: true });
  };
  return (
    <Button look="plain" className="small" busy={isSaving} onClick={() => void save()}>
      <ListPlus size={16} aria-hidden="true" />
      {texts.saveRule}
    </Button>
  );
}

/** One of one means all of one. */
function isSame(list: StoredList, rule: ListRule): boolean {
  const needed =
    list.anyOf.length === 1 ? [...new Set([...list.allOf, ...list.anyOf])] : list.allOf;
  return (
    list.anyOf.length < 2 &&
    list.noneOf.length === 0 &&
    list.locationId === rule.locationId &&
    needed.length === rule.allOf.length &&
    needed.every((id) => rule.allOf.includes(id))
  );
}

/** With a number where a list has that name already. */
function freeName(wanted: string, lists: readonly StoredList[]): string {
  const names = new Set(lists.map(({ name }) => name));
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : ` ${n}`;
    const name = `${wanted.slice(0, maxListName - end.length)}${end}`;
    if (!names.has(name)) return name;
  }
}
