/** Texts for patients after sending; separate from the form's texts, which every phone loads first. */
export const successTexts = {
  nextTitle: 'So geht es weiter',
  openEmail:
    'Bitte öffnen Sie die E-Mail, die wir Ihnen schicken (meist ist sie in wenigen Minuten da), und drücken Sie dort auf den Knopf „E-Mail-Adresse bestätigen“.',
  whyConfirm: 'So weiß die Praxis, dass sie Sie unter dieser Adresse erreicht.',
  spam: 'Ist nach einigen Minuten nichts da? Bitte sehen Sie auch im Spam-Ordner nach.',
  waiting: 'Ihre Anfrage steht auf der Warteliste für die Zeiten, die Sie gewählt haben.',
  answer:
    'Wird dort ein Platz frei und sind Sie an der Reihe, bietet ihn die Praxis Ihnen an: per E-Mail oder am Telefon. Die E-Mail sagt, bis wann Sie antworten können.',
  portalLink: 'Über denselben Knopf sehen Sie später nach, wie es um Ihre Anfrage steht. Bitte heben Sie die E-Mail auf.',
  nothingSent: 'Hier wurde keine Anfrage abgeschickt',
  sentBefore: 'Haben Sie schon eine Anfrage gestellt? Dann finden Sie sie über den Link in der E-Mail, die Sie dazu bekommen haben.',
  toForm: 'Zum Formular',
  ways: 'Weiter zu',
} as const;
