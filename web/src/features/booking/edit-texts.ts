/** Texts of the form in which staff edit a request; its questions are those of the booking form. */
export const editTexts = {
  title: 'Anfrage bearbeiten',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  unchanged: 'Nichts geändert',
  count: (n: number) =>
    n === 0 ? 'Noch nichts geändert' : n === 1 ? '1 Angabe geändert' : `${n} Angaben geändert`,
  changed: 'Geändert:',
  revert: (label: string) => `Zurück zum gespeicherten Stand: ${label}`,
  notSaved: 'Deine Änderungen sind noch nicht gespeichert.',
  stillThere: 'Alles, was du eingegeben hast, steht noch hier.',
  parts: {
    person: 'Person',
    contact: 'Kontakt',
    times: 'Zeiten',
    therapy: 'Anliegen',
    closing: 'Sonstiges',
  },
  change: (part: string, line: string) => `${part} ändern${line && `: ${line}`}`,
  nothing: 'noch nichts eingetragen',
  type: { self: 'Für sich selbst', other: 'Für andere' },
  sections: { person: 'Person', contactPerson: 'Kontaktperson', contact: 'Kontakt' },
  didYouMean: (email: string) => `Vielleicht ${email}?`,
  invalid: 'Es fehlt noch etwas oder passt nicht ganz.',
  noLocations: 'In eurem Formular steht zurzeit kein Standort zur Wahl.',
  needLocation: 'Wähle zuerst einen Standort aus.',
  noLongerOfferedNote: (text: string) =>
    `Nicht mehr angeboten, bleibt aber als Wunsch erhalten: ${text}.`,
  givenUp: (location: string) =>
    `Zeiten am Standort ${location} fallen beim Speichern weg, weil er nicht mehr gewählt ist.`,
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Was du hier geändert hast, ist noch nicht gespeichert.',
    confirm: 'Verwerfen',
    cancel: 'Weiter bearbeiten',
  },
  conflict: {
    title: 'Inzwischen wurde etwas davon geändert:',
    by: (name: string) => `Von ${name} steht jetzt dort:`,
    now: 'Jetzt steht dort:',
    take: 'Neuen Stand übernehmen',
    keep: 'Meine Angabe behalten',
    takeNamed: (label: string) => `Neuen Stand übernehmen: ${label}`,
    keepNamed: (label: string) => `Meine Angabe behalten: ${label}`,
  },
} as const;
