/**
 * Every key of the administration: what is pressed, what it does, where. Handlers, tooltips and the
 * sheet of keys read from here. The bar's search (Ctrl or Cmd with K) works everywhere and stands
 * here for the sheet alone.
 */
type Key = {
  /** As it stands on the keyboard; of two in a row, with a space between. */
  readonly key: string;
  readonly does: string;
  readonly where: 'everywhere' | 'row' | 'go';
  /** Another key for the same. */
  readonly or?: string;
  /** Held down, it repeats. */
  readonly repeats?: true;
};

const all = {
  palette: { key: 'Strg K', or: '⌘ K', does: 'suchen, fragen, springen', where: 'everywhere' },
  sheet: { key: '?', does: 'diese Übersicht', where: 'everywhere' },
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
  toRequests: { key: 'G A', does: 'Anfragen', where: 'go' },
  toWeek: { key: 'G W', does: 'Woche', where: 'go' },
  toSteps: { key: 'G S', does: 'Zu tun', where: 'go' },
  toVacancies: { key: 'G F', does: 'freie Plätze', where: 'go' },
  toSettings: { key: 'G E', does: 'Einstellungen', where: 'go' },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof all;

export const keys: Readonly<Record<KeyName, Key>> = all;

/** The props of what a key presses or enters; its tooltip shows the key. */
export function keyed(name: KeyName): { 'data-key': string } {
  return { 'data-key': keys[name].key };
}

/**
 * What was pressed, after an earlier key or not; undefined: nothing. 'waiting': the first of two.
 */
export function keyNameOf(
  pressed: string,
  earlier: string | undefined,
): KeyName | 'waiting' | undefined {
  const wanted = [earlier, pressed].filter(Boolean).join(' ').toUpperCase();
  const names = Object.keys(all) as KeyName[];
  const isIt = (name: KeyName) => keys[name].key === wanted || keys[name].or === wanted;
  return (
    names.find(isIt) ??
    (names.some((name) => keys[name].where === 'go' && keys[name].key.startsWith(`${wanted} `))
      ? 'waiting'
      : undefined)
  );
}
