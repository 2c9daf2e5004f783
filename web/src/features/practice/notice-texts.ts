/**
 * Texts about the e-mail that a practice takes requests again; their readers know no more of
 * Platzwart.
 */
export const noticeTexts = {
  ask: 'Benachrichtigt werden',
  lead: 'Wir schreiben Ihnen einmal, sobald die Praxis wieder Anfragen annimmt. Danach löschen wir Ihre Adresse.',
  email: 'E-Mail',
  asking: 'Wird gesendet …',
  missing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  asked: (email: string) =>
    `Fast fertig: Bitte bestätigen Sie Ihre Adresse. Den Link dazu haben wir an ${email} geschickt.`,
  askedBefore: 'Schon früher hier bestätigt? Dann müssen Sie nichts weiter tun.',
  nothingCame:
    'Nichts da? Bitte sehen Sie auch im Spam-Ordner nach. Wir schicken den Link höchstens dreimal am Tag. Haben Sie in einer E-Mail von uns einmal „Das war ich nicht“ gedrückt, nehmen Sie das dort zurück.',
  confirmLead: (practice: string) =>
    `${practice} nimmt zurzeit keine Anfragen an. Sollen wir Ihnen schreiben, sobald es wieder geht?`,
  openLead: (practice: string) => `${practice} nimmt wieder Anfragen an.`,
  openText:
    'Sie können gleich anfragen. Bestätigen müssen Sie dann nichts mehr; löschen Sie Ihre Adresse, wenn Sie keine E-Mail dazu möchten.',
  toForm: 'Anfrage erstellen',
  once: (months: number) =>
    `Es kommt genau eine E-Mail. Danach löschen wir Ihre Adresse, spätestens nach ${months} Monaten. Die Praxis sieht nur, wie viele warten, nicht wer.`,
  noPlace: 'Auf der Warteliste stehen Sie damit noch nicht.',
  confirmedBefore: 'Haben Sie schon bestätigt, müssen Sie nichts weiter tun.',
  confirm: 'Ja, schreiben Sie mir',
  confirming: 'Wird bestätigt …',
  confirmed: 'Danke. Wir schreiben Ihnen, sobald die Praxis wieder Anfragen annimmt.',
  forget: 'Doch nicht, Adresse löschen',
  forgetting: 'Wird gelöscht …',
  forgotten: 'Ihre Adresse ist gelöscht. Es kommt keine E-Mail.',
} as const;
