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
  button: {
    title: 'Knopf für eure Website',
    text: 'Er führt zum Formular und geht auf jeder Website, auch ohne Skripte. Er braucht nichts von uns auf eurer Seite.',
    label: 'Zeilen für den Knopf',
  },
  embed: {
    title: 'Formular auf eurer Website',
    text: 'Diese Zeilen im Quelltext eurer Website zeigen das ganze Formular dort.',
    /** BFSG § 1 Abs. 3, § 3 Abs. 3; the reading is that of the Bundesfachstelle Barrierefreiheit. */
    accessibility:
      'In Deutschland kann ein eingebautes Formular eure ganze Website unter das Barrierefreiheitsstärkungsgesetz stellen, ein Link nach Ansicht der Bundesfachstelle Barrierefreiheit nicht; ausgenommen sind Praxen mit weniger als 10 Beschäftigten und höchstens 2 Millionen Euro Jahresumsatz.',
    withoutHttps: (website: string) =>
      `${website} hat noch kein https: Dort zeigt kein Browser das Formular. Nehmt bis dahin den Knopf.`,
    label: 'Zeilen für eure Website',
    refused:
      'Zeigt eure Website an der Stelle nur ein leeres Feld, erlaubt sie keine fremden Rahmen oder Skripte. Dann hilft der Knopf.',
    /** To patients, for screen readers and on buttons. */
    frameTitle: 'Therapieplatz anfragen',
  },
  guides: {
    title: 'So kommt es auf eure Website',
    text: 'Stand November 2026. Heißt bei euch etwas anders, hilft der Baukasten mit dem Stichwort „HTML“ weiter.',
    each: [
      {
        name: 'WordPress',
        steps: [
          'Öffne die Seite im Editor und drücke auf das Plus.',
          'Wähle den Block „Individuelles HTML“ und füge die Zeilen ein, die vom Knopf oder die vom Formular.',
          'Drücke auf „Vorschau“, dann auf „Aktualisieren“.',
        ],
        note: 'Das darf, wer bei WordPress die Rolle Administrator oder Redakteur hat. WordPress.com lässt Rahmen und Skripte nur in manchen Tarifen zu; der Knopf geht in allen, auch als Block „Button“ mit eurem Link.',
      },
      {
        name: 'Jimdo',
        steps: [
          'Öffne die Seite zum Bearbeiten und drücke an der Stelle auf „Element hinzufügen“.',
          'Jimdo Creator: Wähle unter „Weitere Inhalte“ das Element „Widget / HTML“, füge die Zeilen ein und speichere.',
          'Andere Jimdo-Websites: Wähle einen Button und gib als Ziel euren Link ein.',
        ],
        note: 'Nicht jeder Jimdo-Tarif nimmt eigenes HTML an. Der Button mit eurem Link geht überall.',
      },
      {
        name: 'Wix',
        steps: [
          'Drücke im Editor auf „Elemente hinzufügen“ und wähle unter „Einbetten“ das Element „HTML iframe“.',
          'Drücke auf „Code eingeben“, füge die Zeilen ein und drücke auf „Aktualisieren“.',
          'Zieh das Element so breit wie die Seite und etwa 1000 Pixel hoch: Das Formular scrollt darin.',
        ],
        note: 'Auf dem Telefon ist der Knopf bequemer: „Elemente hinzufügen“, „Button“, Link „Webadresse“.',
      },
    ],
  },
  words: {
    title: 'Texte zum Kopieren',
    text: 'Ändert sie, wie ihr wollt.',
    answeringMachine: 'Ansage für den Anrufbeantworter',
    signature: 'Zeile für die E-Mail-Signatur',
    door: 'Zettel an der Tür',
    privacy: 'Absatz für die Datenschutzseite eurer Website',
  },
} as const;
