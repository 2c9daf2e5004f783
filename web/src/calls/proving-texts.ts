/** Whoever waits: a patient or somebody from a practice. */
export const provingTexts = {
  proving:
    'Einen Moment noch: Das Gerät löst eine kurze Rechenaufgabe. So bleiben Programme fern, die Erfundenes senden. Das dauert nur ein paar Sekunden.',
} as const;
