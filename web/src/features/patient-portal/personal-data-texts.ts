/** Texts around the patient's personal data behind their portal link. */
export const personalDataTexts = {
  title: 'Ihre Angaben',
  loading: 'Wird geladen …',
  lead: 'Name, Kontaktdaten und alles, was Sie der Praxis geschrieben haben, zeigen wir erst nach einer kurzen Frage. So bleibt es bei Ihnen, auch wenn der Link in falsche Hände kommt.',
  leadWithCertificate:
    'Name, Kontaktdaten, alles, was Sie der Praxis geschrieben haben, und die Wartebestätigung gibt es erst nach einer kurzen Frage. So bleibt es bei Ihnen, auch wenn der Link in falsche Hände kommt.',
  none: 'Zu dieser Anfrage können wir hier nichts Persönliches zeigen. Bitte wenden Sie sich an die Praxis.',
  proof: {
    birthdate: 'Geburtsdatum',
    birthdateHint: 'Das Geburtsdatum der Person, die den Platz braucht (TT.MM.JJJJ).',
    phone: 'Letzte vier Ziffern der Telefonnummer',
    phoneHint: 'Von der Nummer, die Sie bei der Anfrage angegeben haben.',
    missing: {
      birthdate: 'Bitte geben Sie das Geburtsdatum ein.',
      phone: 'Bitte geben Sie die letzten vier Ziffern ein.',
    },
    whyPause:
      'Für eine so lange Pause brauchen wir noch eine Angabe. So kann niemand Ihre Anfrage stilllegen, der nur den Link gefunden hat.',
    whyTimes:
      'Sie nehmen Zeiten weg. Dafür brauchen wir noch eine Angabe. So kann niemand Ihre Aussicht auf einen Platz verringern, der nur den Link gefunden hat.',
    press: 'Angaben zeigen',
    pressing: 'Wird geprüft …',
  },
  name: 'Name',
  issuedOn: (day: string, isUrgent: boolean) => (isUrgent ? `${day}, dringend` : day),
  yesNo: (value: boolean) => (value ? 'ja' : 'nein'),
  othersByPractice: 'Stimmt davon etwas nicht? Bitte sagen Sie es der Praxis.',
  contact: 'Kontaktdaten',
  optional: '(optional)',
  newAddress:
    'Wir schicken an die neue Adresse eine Nachricht. Die neue Adresse gilt, sobald Sie das dort bestätigen; bis dahin bleibt es bei der bisherigen.',
  save: 'Kontaktdaten speichern',
  saving: 'Wird gespeichert …',
  notSaved: 'Ihre Kontaktdaten sind noch nicht gespeichert.',
  pending: (email: string) =>
    `${email} ist noch nicht bestätigt. Bis dahin gilt die bisherige Adresse.`,
  notPending: 'Doch bei der bisherigen bleiben',
  saved: (pendingEmail: string | null) =>
    pendingEmail === null
      ? 'Ihre Kontaktdaten sind gespeichert.'
      : `Gespeichert. An ${pendingEmail} haben wir eine Nachricht geschickt: Die neue Adresse gilt, sobald Sie das dort bestätigen.`,
  unchanged: 'Sie haben nichts geändert.',
  download: 'Meine Daten herunterladen',
  downloading: 'Wird vorbereitet …',
  downloadLead:
    'Ihre Angaben, der Stand Ihrer Anfrage und was bisher damit geschehen ist, als Datei. Nicht dabei sind die E-Mails an Sie und was das Team für sich festhält: Notizen, Schlagwörter, Vorrang und nächste Schritte. Danach können Sie die Praxis fragen.',
  downloaded: 'Die Datei liegt bei Ihren Downloads.',
  fileName: (practice: string) => `anfrage-${practice}.json`,
} as const;
