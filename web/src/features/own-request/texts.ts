/** What somebody's own request says to them. */
export const texts = {
  title: 'Ihre Anfrage',
  loading: 'Ihre Anfrage wird geladen …',
  status: { open: 'Ihre Anfrage steht auf der Warteliste', archived: 'Ihre Anfrage ist abgeschlossen' },
  statusText: {
    open: 'Die Praxis meldet sich bei Ihnen, sobald ein Platz frei wird, der zu Ihren Zeiten passt.',
    archived: 'Sie steht nicht mehr auf der Warteliste. Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an die Praxis.',
  },
  facts: { requestedAt: 'Angefragt am', email: 'E-Mail-Adresse', times: 'Ihre Zeiten' },
  confirmed: 'bestätigt',
  unconfirmed: 'noch nicht bestätigt',
  formerLocation: 'Früherer Standort',
  noLongerOffered: 'nicht mehr angeboten',
  noTimesHere: 'keine Zeiten gewählt',
  noneOffered: 'Die Praxis bietet keine Ihrer Zeiten mehr an. Bitte wenden Sie sich an die Praxis, um andere zu wählen.',
  confirm: {
    // The first hyphen does not break, so that no line ends with 'E-'.
    title: 'Stimmt Ihre E\u2011Mail-Adresse?',
    text: 'Bitte bestätigen Sie, dass die Praxis Sie unter dieser Adresse erreicht:',
    press: 'E-Mail-Adresse bestätigen',
    busy: 'Wird bestätigt …',
    done: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
    failed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  refused: 'Dieser Link führt zu keiner Anfrage',
  failed: {
    title: 'Ihre Anfrage lässt sich gerade nicht laden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  reach: {
    title: 'So erreichen Sie die Praxis',
    contactPerson: (name: string) => `Ansprechperson: ${name}`,
    newTab: '(öffnet in neuem Tab)',
    toPractice: 'Zur Seite der Praxis',
  },
} as const;
