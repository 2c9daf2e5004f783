const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });

export const texts = {
  names: (names: readonly string[]) => list.format(names),
  somebody: 'jemandem aus dem Team',
} as const;
