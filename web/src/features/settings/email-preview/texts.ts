/** Texts of the e-mail preview and of test e-mails. */
export const texts = {
  rows: { subject: 'Betreff', from: 'Von', repliesTo: 'Antworten an' },
  email: (subject: string) => `Vorschau der E-Mail „${subject}“`,
  plain: 'Nur Text',
  plainHint: 'So zeigen es E-Mail-Programme, die keine gestalteten Nachrichten darstellen.',
  inert: 'Mit erfundenen Angaben. Die Knöpfe führen in dieser Vorschau nirgendwohin.',
  loading: 'Die Vorschau wird geladen …',
  renewing: 'Die Vorschau wird erneuert …',
  /** Previews of several e-mails with a practice's own texts. */
  samples: {
    title: 'So sehen es Patientinnen und Patienten',
    choice: 'Welche E-Mail?',
    tooLong: 'Die Vorschau erscheint wieder, sobald dein Text kurz genug ist.',
  },
  test: {
    send: 'Testnachricht an mich',
    sending: 'Wird gesendet …',
    sent: (to: string) =>
      `Gesendet an ${to}. Kommt nichts an, sieh bitte auch im Spam-Ordner nach.`,
  },
} as const;
