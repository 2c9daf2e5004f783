/**
 * Texts for patients after sending; separate from the form's texts, which every phone loads first.
 */
export const successTexts = {
  nextTitle: 'So geht es weiter',
  now: 'Jetzt',
  confirm: 'E-Mail bestätigen',
  openEmail:
    'Bitte öffnen Sie die E-Mail und drücken Sie dort auf den Knopf „E-Mail-Adresse bestätigen“.',
  spam: 'Nach einigen Minuten nichts da? Bitte sehen Sie auch im Spam-Ordner nach.',
  stopped:
    'Auch dort nichts? Bitte rufen Sie die Praxis an. Haben Sie in einer E-Mail von uns einmal „Das war ich nicht“ gedrückt, nehmen Sie das dort zurück.',
  waitingSince: 'Seit heute',
  wait: 'Auf der Warteliste',
  waiting: 'Ihre Anfrage wartet auf einen Platz zu den Zeiten, die Sie gewählt haben.',
  portalLink:
    'Über denselben Knopf sehen Sie später nach, wie es steht. Bitte heben Sie die E-Mail auf.',
  free: 'Wird ein Platz frei',
  offered: 'Die Praxis meldet sich',
  answer:
    'Sind Sie an der Reihe, bietet sie Ihnen den Platz an: per E-Mail oder am Telefon. Die E-Mail sagt, bis wann Sie antworten können.',
  sentTitle: 'Das haben Sie angefragt',
  forWhom: 'Für',
  email: 'E-Mail an',
  wrongEmail: 'Stimmt die Adresse nicht?',
  changeEmail: 'Adresse ändern',
  newEmail: 'Richtige E-Mail-Adresse',
  sendAgain: 'E-Mail dorthin senden',
  sendingAgain: 'Wird gesendet …',
  noEmail: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  sameEmail: 'An diese Adresse ist die E-Mail schon gegangen. Bitte geben Sie die richtige ein.',
  wouldBeLost: 'Die neue Adresse ist noch nicht gesendet.',
  sentAgain: (email: string) =>
    `Die E-Mail geht jetzt an ${email}. Der Link in der ersten gilt nicht mehr.`,
  tellPractice:
    'Stimmt die Adresse noch immer nicht? Bitte sagen Sie der Praxis, welche richtig ist',
  times: 'Zeiten',
  print: 'Drucken oder als PDF sichern',
  nothingSent: 'Hier wurde keine Anfrage abgeschickt',
  onlyOnce: 'Die Bestätigung steht hier nur gleich nach dem Absenden.',
  notYet: 'Einen Therapieplatz anfragen',
  howLong: (practice: string) =>
    `Sie senden Ihre Wunschzeiten an ${practice}, ohne Konto und ohne Anruf.`,
  toForm: 'Zum Formular',
  already: 'Stand Ihrer Anfrage ansehen',
  sentBefore:
    'Das geht über den Link in der E-Mail, die Sie dazu bekommen haben. Keine da? Vielleicht im Spam-Ordner, sonst fragen Sie die Praxis.',
  call: (phone: string) => `${phone} anrufen`,
  elsewhere: 'Eine andere Praxis',
  search: 'Suchen Sie nach Ort, Postleitzahl oder Fach.',
  toSearch: 'Praxis suchen',
  ways: 'Weiter zu',
} as const;
