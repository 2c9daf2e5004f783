export const texts = {
  toolbar: (label: string) => `Text gestalten: ${label}`,
  tools: {
    heading: 'Überschrift',
    bold: 'Fett',
    italic: 'Kursiv',
    bullets: 'Liste',
    numbers: 'Nummerierte Liste',
    link: 'Link',
  },
  /** Inserted if nothing is selected, to be typed over. */
  sample: { bold: 'fetter Text', italic: 'kursiver Text', link: 'Text des Links' },
  placeholders: 'Platzhalter',
  placeholdersTitle: 'Wird durch eure Angaben ersetzt',
  placeholder: {
    titel: 'Name der Praxis',
    untertitel: 'Untertitel',
    kontaktperson: 'Kontaktperson',
    telefon: 'Telefonnummer',
    webseite: 'Website',
    adresse: 'Adresse des ersten Standorts',
    anfragelink: 'Link zum Anfrageformular',
  },
  /** Link texts for inserted URL placeholders. */
  linkTexts: { webseite: 'unsere Website', anfragelink: 'Anfrage erstellen' },
  notShown:
    'Bilder, HTML und Skripte werden nicht gezeigt; Links dürfen zu Websites, E-Mail-Adressen und Telefonnummern führen.',
  preview: 'Vorschau',
  empty: 'Hier siehst du deinen Text so, wie ihn Patientinnen und Patienten lesen.',
} as const;
