/** What a search found, in a row. */
export const matchTexts = {
  contactPerson: (name: string) => `Kontaktperson: ${name}`,
  email: (address: string) => `E-Mail: ${address}`,
  phone: (number: string) => `Telefon: ${number}`,
  adminNote: (excerpt: string) => `Notiz: ${excerpt}`,
  note: (excerpt: string) => `Anmerkung: ${excerpt}`,
  reason: (excerpt: string) => `Grund: ${excerpt}`,
  soundsLike: (word: string) => `klingt wie ${word}`,
} as const;
