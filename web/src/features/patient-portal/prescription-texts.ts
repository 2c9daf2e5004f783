export const prescriptionTexts = {
  holds: (issuedOn: string) =>
    `Ihre Verordnung vom ${issuedOn} gilt noch, wenn die Behandlung beginnt.`,
  title: 'Verordnung',
  none: 'Sie haben noch keine Verordnung angegeben.',
  issuedOn: (day: string, isUrgent: boolean) =>
    isUrgent
      ? `Ausgestellt am ${day}, dringlicher Behandlungsbedarf angekreuzt.`
      : `Ausgestellt am ${day}.`,
  last: (day: string) => `Damit muss die Behandlung spätestens am ${day} beginnen.`,
  over: 'Ihre Verordnung gilt nicht mehr. Sie brauchen jetzt keine neue, erst wenn Ihnen die Praxis einen Platz zusagt.',
  enter: 'Verordnung angeben',
  change: 'Verordnung ändern',
  label: 'Ausgestellt am',
  hint: 'TT.MM.JJJJ, wie oben auf der Verordnung. Haben Sie keine mehr, lassen Sie das Feld leer.',
  urgent: '„Dringlicher Behandlungsbedarf“ ist angekreuzt',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihre Verordnung ist gespeichert.',
} as const;
