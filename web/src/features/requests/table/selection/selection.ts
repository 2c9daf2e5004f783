/** The requests selected for bulk actions. Pure. */

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** Start of a range: the last checkbox pressed. */
  readonly anchor: string | undefined;
};

export const nothingChosen: Selection = { ids: new Set(), anchor: undefined };

export function withChosen({ ids }: Selection, id: string, isOn: boolean): Selection {
  const after = new Set(ids);
  if (isOn) after.add(id);
  else after.delete(id);
  return { ids: after, anchor: id };
}

/** Selects from the anchor to this row in display order; only this row if no anchor is visible. */
export function withRange(
  selection: Selection,
  order: readonly { id: string }[],
  id: string,
  isOn: boolean,
): Selection {
  const from = order.findIndex((each) => each.id === selection.anchor);
  const to = order.findIndex((each) => each.id === id);
  if (from < 0 || to < 0) return withChosen(selection, id, isOn);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  // Keep the anchor: a second range starts at the same row.
  return { ...withAll(selection, range, isOn), anchor: selection.anchor };
}

export function withAll(
  { ids, anchor }: Selection,
  requests: readonly { id: string }[],
  isOn: boolean,
): Selection {
  const after = new Set(ids);
  for (const { id } of requests) {
    if (isOn) after.add(id);
    else after.delete(id);
  }
  return { ids: after, anchor };
}

/** Whether all, some or none of these are selected. */
export function shareChosen(
  ids: ReadonlySet<string>,
  requests: readonly { id: string }[],
): 'all' | 'some' | 'none' {
  const count = requests.filter(({ id }) => ids.has(id)).length;
  return count === 0 ? 'none' : count === requests.length ? 'all' : 'some';
}
