/**
 * Every key of the administration: what is pressed, what it does, where. Handlers, tooltips and the
 * sheet of keys read from here. The bar's search (Ctrl or Cmd with K) works everywhere and stands
 * here for the sheet alone. Keys that lead to a screen are the screen's (`staff-screens.ts`).
 */
type Key = {
  /** As it stands on the keyboard; of two in a row, with a space between. */
  readonly key: string;
  readonly does: string;
  readonly where: 'everywhere' | 'row';
  /** Another key for the same. */
  readonly or?: string;
  /** Held down, it repeats. */
  readonly repeats?: true;
};

const all = {
  palette: { key: 'Strg K', or: '⌘ K', does: 'suchen, fragen, springen', where: 'everywhere' },
  sheet: { key: '?', does: 'diese Übersicht', where: 'everywhere' },
  lock: { key: 'L', does: 'dieses Gerät sperren', where: 'everywhere' },
  create: { key: 'Q', or: '+', does: 'neue Anfrage', where: 'everywhere' },
  next: {
    key: 'J',
    does: 'nächste Zeile; die erste, solange keine gewählt ist',
    where: 'row',
    repeats: true,
  },
  previous: { key: 'K', does: 'vorige Zeile', where: 'row', repeats: true },
  open: { key: '↵', does: 'öffnen', where: 'row' },
  star: { key: 'S', does: 'priorisieren', where: 'row' },
  archive: { key: 'E', does: 'archivieren, dann 1 bis 4 für den Grund', where: 'row' },
  note: { key: 'N', does: 'Notiz schreiben', where: 'row' },
  call: { key: 'C', does: 'anrufen und festhalten', where: 'row' },
  search: { key: '/', does: 'in der Liste suchen', where: 'everywhere' },
  filter: { key: 'F', does: 'Filter', where: 'everywhere' },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof all;

export const keys: Readonly<Record<KeyName, Key>> = all;

/** The props of what a key presses or enters; its tooltip shows the key. */
export function keyed(name: KeyName): { 'data-key': string } {
  return { 'data-key': keys[name].key };
}

/**
 * What was pressed, after an earlier key or not: a key of these, or one of `screens`; undefined:
 * nothing. 'waiting': the first of two.
 */
export function pressedKey<S extends { readonly key: string }>(
  pressed: string,
  earlier: string | undefined,
  screens: readonly S[],
): KeyName | S | 'waiting' | undefined {
  const wanted = [earlier, pressed].filter(Boolean).join(' ').toUpperCase();
  const names = Object.keys(all) as KeyName[];
  return (
    names.find((name) => keys[name].key === wanted || keys[name].or === wanted) ??
    screens.find(({ key }) => key === wanted) ??
    (screens.some(({ key }) => key.startsWith(`${wanted} `)) ? 'waiting' : undefined)
  );
}
