/** Texts of the frame of signed-in work. */
export const texts = {
  menu: 'Menü',
  more: 'Mehr',
  search: 'Suche',
  searchFor: 'Suchen',
  searchKeys: 'Strg K',
  searchKeysMac: '⌘ K',
  website: 'Platzwart',
  practice: 'Diese Praxis',
} as const;
