export const texts = {
  title: 'Link, QR-Code und Plakat',
  lead: 'So finden Patientinnen und Patienten zu eurer Seite.',
  link: {
    title: 'Öffentlicher Link',
    text: 'Für Website, E-Mail-Signatur, Anrufbeantworter oder Visitenkarte.',
    label: 'Link zu eurer Seite',
    open: 'Seite ansehen',
    newTab: '(öffnet in neuem Tab)',
  },
  copy: 'Kopieren',
  copyNamed: (label: string) => `Kopieren: ${label}`,
  copied: 'Kopiert',
  copyByHand:
    'Der Text ist markiert. Bitte kopiere ihn mit Strg+C oder über das Menü deines Geräts.',
  qr: {
    title: 'QR-Code',
    text: 'Er führt auf eure Seite. Für Aushang, Flyer und Rechnung.',
    picture: 'QR-Code, der auf eure Seite führt',
    svg: 'Als SVG herunterladen',
    svgHint: 'SVG bleibt in jeder Größe scharf, PNG passt in jedes Textprogramm.',
    png: 'Als PNG herunterladen',
    fileName: (slug: string, type: 'svg' | 'png') => `qr-code-${slug}.${type}`,
    saved: 'Die Datei liegt bei deinen Downloads.',
    loading: 'Einen Moment …',
    failed: 'Der QR-Code lässt sich gerade nicht laden.',
    saveFailed: 'Das ließ sich gerade nicht herunterladen. Bitte versuche es noch einmal.',
  },
  poster: {
    title: 'Plakat zum Aushängen',
    text: 'Eine A4-Seite mit eurem Namen, Logo, QR-Code und Link, zum Drucken oder als PDF.',
    print: 'Plakat drucken',
    preparing: 'Wird vorbereitet …',
    failed: 'Der Druck lässt sich gerade nicht vorbereiten. Bitte versuche es noch einmal.',
    closed: 'Zurzeit nehmt ihr keine Anfragen an: Wer das Plakat liest, erfährt das erst dort.',
    /** To patients. */
    phone: (phone: string) => `Telefon ${phone}`,
    heading: 'Sie suchen einen Therapieplatz?',
    instruction:
      'Scannen Sie den Code mit der Kamera Ihres Telefons und sagen Sie uns, welche Zeiten Ihnen passen.',
  },
  embed: {
    title: 'Formular auf eurer Website',
    text: 'Diese Zeilen in den Quelltext eurer Website eingefügt, steht das Anfrageformular dort. Wer eure Website betreut, weiß, wohin sie gehören.',
    label: 'Zeilen für eure Website',
    /** To patients, for screen readers. */
    frameTitle: 'Therapieplatz anfragen',
  },
} as const;
