const hits = (n: number) => (n === 1 ? '1 Treffer' : `${n} Treffer`);

/** What a search found, in a row and in the archive. */
export const matchTexts = {
  contactPerson: (name: string) => `Kontaktperson: ${name}`,
  email: (address: string) => `E-Mail: ${address}`,
  phone: (number: string) => `Telefon: ${number}`,
  adminNote: (excerpt: string) => `Notiz: ${excerpt}`,
  note: (excerpt: string) => `Anmerkung: ${excerpt}`,
  reason: (excerpt: string) => `Grund: ${excerpt}`,
  soundsLike: (word: string) => `klingt wie ${word}`,
  archive: {
    none: 'Im Archiv: kein Treffer',
    count: (n: number) => `Im Archiv: ${hits(n)}`,
    moreThan: (n: number) =>
      n === 0 ? 'Im Archiv weitersuchen' : `Im Archiv: mehr als ${hits(n)}`,
  },
} as const;
