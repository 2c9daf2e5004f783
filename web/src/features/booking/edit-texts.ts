/** Texts of the form in which staff edit a request; its questions are those of the booking form. */
export const editTexts = {
  title: 'Anfrage bearbeiten',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  notSaved: 'Deine Änderungen sind noch nicht gespeichert.',
  stillThere: 'Alles, was du eingegeben hast, steht noch hier.',
  type: { self: 'Für die anfragende Person selbst', other: 'Für eine andere Person' },
  contactPerson: 'Kontaktperson',
  noLocations: 'In eurem Formular steht zurzeit kein Standort zur Wahl.',
  needLocation: 'Wähle zuerst einen Standort aus.',
  noLongerOfferedNote: (text: string) => `Nicht mehr angeboten, bleibt aber als Wunsch erhalten: ${text}.`,
  givenUp: (location: string) => `Zeiten am Standort ${location} fallen beim Speichern weg, weil er nicht mehr gewählt ist.`,
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Was du hier geändert hast, ist noch nicht gespeichert.',
    confirm: 'Verwerfen',
    cancel: 'Weiter bearbeiten',
  },
  conflict: {
    title: 'Inzwischen hat jemand aus dem Team etwas davon geändert:',
    now: 'Jetzt steht dort:',
    take: 'Neuen Stand übernehmen',
    keep: 'Meine Angabe behalten',
    takeNamed: (label: string) => `Neuen Stand übernehmen: ${label}`,
    keepNamed: (label: string) => `Meine Angabe behalten: ${label}`,
  },
} as const;
