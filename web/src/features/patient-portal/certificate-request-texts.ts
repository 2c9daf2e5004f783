/** Texts around the certificate of waiting behind a patient's link. */
export const certificateRequestTexts = {
  title: 'Wartebestätigung',
  text: 'Ein Blatt als PDF: seit wann Ihre Anfrage auf der Warteliste steht, und dass bisher kein Platz angeboten werden konnte. Krankenkassen fragen manchmal danach, zum Beispiel wenn es um Kostenerstattung geht (in Deutschland §\u00a013 Abs.\u00a03 SGB\u00a0V).',
  caution:
    'Ob Ihre Krankenkasse etwas bezahlt, entscheidet sie selbst; fragen Sie dort, bevor Sie anderswo beginnen. Auf dem Blatt stehen Name und Geburtsdatum, keine Diagnose.',
  press: 'Wartebestätigung herunterladen',
  pressing: 'Wird ausgestellt …',
  done: 'Heruntergeladen. Die Datei liegt bei Ihren Downloads.',
} as const;
