import { moved, nextOrder } from '@platzwart/domain/tags/sort-order';
import { useState } from 'react';
import { findNextOpener, findViewHeading, focusOpenerWhenBack } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { deleteList, type ListDraft, newListId, placeLists, putList, saveList } from './commands.ts';
import { formTexts } from './form-texts.ts';
import type { StoredList } from './list-rule.ts';
import { texts } from './texts.ts';

/** The commands with their announcements. `create` and `save` resolve to an error message on failure, shown by their forms. */
export function useListCommands(slug: string, lists: readonly StoredList[]) {
  const { show } = useToasts();
  const [announcement, announce] = useState('');
  const tell = (refusal: string | undefined) => refusal && show({ title: refusal, isUrgent: true });

  const create = async (draft: ListDraft) => {
    const refusal = await putList(slug, newListId(), draft, nextOrder(lists));
    if (!refusal) show({ title: formTexts.created(draft.name) });
    return refusal;
  };
  const save = async (list: StoredList, draft: ListDraft, seen: ListDraft, isGone: boolean) => {
    const refusal = await (isGone ? putList(slug, list.id, draft, list.order) : saveList(slug, list.id, seen, draft));
    if (!refusal) show({ title: formTexts.saved(draft.name) });
    return refusal;
  };
  const move = async (list: StoredList, by: -1 | 1) => {
    announce(texts.nowAt(list.name, lists.indexOf(list) + by + 1, lists.length));
    tell(await placeLists(slug, moved(lists, list.id, by)));
  };
  const restore = async (list: StoredList) => {
    focusOpenerWhenBack(list.id);
    const refusal = await putList(slug, list.id, list, list.order);
    if (refusal) show({ title: texts.notRestored(list.name), text: refusal, isUrgent: true });
  };
  const remove = async (list: StoredList) => {
    // The focus moves on before the row disappears with it.
    (findNextOpener(list.id) ?? findViewHeading())?.focus();
    const toast = show({
      title: texts.removed(list.name),
      text: texts.removedText,
      action: { label: texts.undo, run: () => void restore(list) },
    });
    const refusal = await deleteList(slug, list.id);
    if (!refusal) return;
    toast.close();
    show({ title: texts.notRemoved(list.name), text: refusal, isUrgent: true });
  };
  return { create, save, move, remove, announcement };
}
