/**
 * Texts of the page behind 'Das war ich nicht'; their readers know nothing of Platzwart but the
 * e-mail.
 */
export const texts = {
  title: 'Das war ich nicht',
  lead: 'Jemand hat Ihre E-Mail-Adresse in ein Formular eingetragen, wohl aus Versehen.',
  what: 'Mit einem Druck sorgen Sie dafür, dass Sie keine solche E-Mail mehr bekommen, von keiner Praxis auf Platzwart.',
  request:
    'Eine Anfrage unter Ihrer Adresse löschen Sie damit nicht. Die Praxis sieht nur, dass E-Mails dort nicht ankommen, nicht warum.',
  still:
    'Was Sie selbst bestätigt haben, kommt weiter. Auch eine Praxis, die mit Ihnen gesprochen hat, kann Ihnen schreiben.',
  stored: (months: number) =>
    `Ihre Adresse speichern wir dafür nicht, nur einen Prüfwert. Nach ${months} Monaten löschen wir ihn.`,
  stop: 'Keine solchen E-Mails mehr',
  stopping: 'Wird gespeichert …',
  stopped: 'Erledigt. Solche E-Mails kommen nicht mehr.',
  back: 'War das ein Versehen? Mit diesem Knopf, auch später hinter dem Link in derselben E-Mail, bekommen Sie sie wieder.',
  resume: 'Doch wieder E-Mails bekommen',
  resuming: 'Wird gespeichert …',
  resumed: 'Erledigt. Sie bekommen wieder E-Mails.',
  again:
    'Warten Sie auf eine Bestätigung? Dann senden Sie Ihre Anfrage bitte noch einmal; Ihre Stelle behalten Sie.',
} as const;
