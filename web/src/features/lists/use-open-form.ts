import { maxTags } from '@platzwart/domain/tags/tag';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { parameters } from './list-paths.ts';
import type { ListRule, StoredList } from './list-rule.ts';

type OpenForm = {
  isNew: boolean;
  /** What the address asks of a new one. */
  start: Pick<ListRule, 'allOf' | 'locationId'>;
  /** The list whose form is open, as last seen. */
  edited: StoredList | undefined;
  /** It was deleted while its form is open. */
  isGone: boolean;
  openNew: () => void;
  openFor: (id: string) => void;
  /**
   * Closes the form of this list, or of a new one, and moves the focus to what `opener` then finds.
   * If another form has opened meanwhile, that one stays: saving may take a moment.
   */
  close: (id: string | undefined, opener?: () => HTMLElement | null) => void;
};

/**
 * The address stores which form is open, so that the navigation and a list's own page can link to
 * it.
 */
export function useOpenForm(lists: readonly StoredList[]): OpenForm {
  const [params, setParams] = useSearchParams();
  const id = params.get(parameters.edit);
  const found = lists.find((list) => list.id === id);
  const last = useRef(found);
  if (found) last.current = found;
  const isGone = !found && id !== null && last.current?.id === id;
  const isOpen = id !== null || params.has(parameters.create);
  const goesTo = useRef<(() => HTMLElement | null) | undefined>(undefined);
  useEffect(() => {
    if (isOpen) return;
    goesTo.current?.()?.focus();
    goesTo.current = undefined;
  }, [isOpen]);
  return {
    isNew: id === null && params.has(parameters.create),
    start: {
      allOf: params.getAll(parameters.tag).slice(0, maxTags),
      locationId: params.get(parameters.location) ?? '',
    },
    edited: found ?? (isGone ? last.current : undefined),
    isGone,
    openNew: () => setParams({ [parameters.create]: 'ja' }, { replace: true }),
    openFor: (listId) => setParams({ [parameters.edit]: listId }, { replace: true }),
    close: (of, opener) => {
      goesTo.current = opener;
      setParams((now) => (now.get(parameters.edit) === (of ?? null) ? {} : now), { replace: true });
    },
  };
}
