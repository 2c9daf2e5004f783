/** Texts of the frame of signed-in work. */
export const texts = {
  menu: 'Menü',
  more: 'Mehr',
  search: 'Suche',
  searchFor: 'Suchen',
  searchOrJump: 'Suchen und springen',
  searchKeys: 'Strg K',
  searchKeysMac: '⌘ K',
  website: 'Platzwart',
  practice: 'Diese Praxis',
  toPractice: 'Zur Praxisseite',
  newTab: '(öffnet in neuem Tab)',
  settings: 'Einstellungen der Praxis',
  keys: 'Tastenkürzel',
  help: 'Hilfe',
  colours: 'Farben',
  schemes: { '': 'Gerät', light: 'Hell', dark: 'Dunkel' },
} as const;
