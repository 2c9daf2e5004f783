import { moved, nextOrder } from '@platzwart/domain/tags/sort-order';
import { useState } from 'react';
import { resultOf } from '../../calls/direct-writes.ts';
import { tellSaving } from '../../calls/tell.ts';
import {
  deleteDirectly,
  putDirectly,
  replaceUnchanged,
  writeDirectly,
} from '../../firebase/live-documents.ts';
import {
  findNextOpener,
  findViewHeading,
  focusOpenerWhenBack,
} from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import type { Kind, Named, NamedDraft } from './kind.ts';
import { type Did, recordDefinition } from './record-definition.ts';
import { texts } from './texts.ts';

/**
 * The commands with their announcements. `create` and `save` resolve to an error message on
 * failure, shown by their forms.
 */
export function useNamedCommands<D extends NamedDraft>(
  kind: Kind<D>,
  slug: string,
  things: readonly (D & Named)[],
) {
  const { show } = useToasts();
  const [announcement, announce] = useState('');
  const t = kind.texts;
  const refusalOf = async (writing: Parameters<typeof resultOf>[0]) =>
    (await resultOf(writing, { changed: texts.changed, gone: t.changed.gone })).problem?.message;
  const pathOf = ({ id }: { id: string }) => kind.path(slug, id);
  const put = (id: string, draft: D, order: number) =>
    refusalOf(putDirectly(pathOf({ id }), { ...kind.draftOf(draft), order }));

  const record = (did: Did, id: string, name: string, formerly = '') => {
    if (kind.logged) recordDefinition(slug, { kind: kind.logged, id, did, name, formerly });
  };

  /** Under a random id, so that two users who create one simultaneously get two. */
  const create = async (draft: D) => {
    const id = crypto.randomUUID();
    const refusal = await put(id, draft, nextOrder(things));
    const takeBack = async () => {
      const notTaken = await refusalOf(deleteDirectly(pathOf({ id })));
      if (!notTaken) return record('Deleted', id, draft.name);
      show({ title: t.notRemoved(draft.name), text: notTaken, isUrgent: true });
    };
    if (refusal) return refusal;
    record('Created', id, draft.name);
    show({
      title: t.created(draft.name),
      action: { label: texts.undo, run: () => void takeBack() },
    });
    return undefined;
  };
  /**
   * Never overwrites a colleague's change of what the editor saw; one deleted meanwhile returns
   * under its own id.
   */
  const save = async (thing: D & Named, draft: D, seen: D) => {
    const isGone = !things.includes(thing);
    const refusal = isGone
      ? await put(thing.id, draft, thing.order)
      : await refusalOf(replaceUnchanged(pathOf(thing), kind.draftOf(seen), kind.draftOf(draft)));
    if (!refusal) record(isGone ? 'Created' : 'Changed', thing.id, draft.name, seen.name);
    if (!refusal) show({ title: t.saved(draft.name) });
    return refusal;
  };
  /** Only the position, so that it conflicts with no edit. */
  const move = async (thing: D & Named, by: -1 | 1) => {
    announce(texts.nowAt(thing.name, things.indexOf(thing) + by + 1, things.length));
    const placed = moved(things, thing.id, by).map((each) =>
      refusalOf(writeDirectly(pathOf(each), { order: each.order })),
    );
    const refusal = (await Promise.all(placed)).find((each) => each !== undefined);
    if (refusal) show({ title: refusal, isUrgent: true });
  };
  const restore = async (thing: D & Named) => {
    focusOpenerWhenBack(thing.id);
    const refusal = await put(thing.id, thing, thing.order);
    if (refusal) show({ title: t.notRestored(thing.name), text: refusal, isUrgent: true });
    else record('Created', thing.id, thing.name);
  };
  const remove = async (thing: D & Named) => {
    // The focus moves on before the row disappears with it.
    (findNextOpener(thing.id) ?? findViewHeading())?.focus();
    const message = {
      title: t.removed(thing.name),
      ...(t.removedText && { text: t.removedText }),
      action: { label: texts.undo, run: () => void restore(thing) },
    };
    const { ok } = await tellSaving(
      show,
      resultOf(deleteDirectly(pathOf(thing))),
      message,
      t.notRemoved(thing.name),
    );
    if (ok) record('Deleted', thing.id, thing.name);
  };
  return { pathOf, create, save, move, remove, announcement };
}
