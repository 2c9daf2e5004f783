/** Texts of the account page, for people who work in a practice. */
import { plan } from '@platzwart/domain/billing/pricing';
import { pushPause } from '@platzwart/domain/team/push-pause';

export const texts = {
  title: 'Dein Konto',
  errorTitle: (title: string) => `Fehler: ${title}`,
  signOut: 'Abmelden',
  loading: 'Einen Moment …',
  parts: {
    person: 'Du',
    practices: 'Praxen',
    browser: 'Dieser Browser',
    security: 'Anmeldung und Sicherheit',
  },
  /** Beside its value; the name says what of. */
  change: 'Ändern',
  save: 'Speichern',
  invalid: 'Formularfehler: Bitte prüfe deine Eingaben.',
  wouldBeLost: 'Was du hier eingetragen hast, ist noch nicht gespeichert.',
  saving: 'Wird gespeichert …',
  name: {
    title: 'Name',
    label: 'Dein Name',
    hint: 'So sehen dich die anderen in deinen Praxen.',
    change: 'Name ändern',
    save: 'Name speichern',
    saved: 'Dein Name ist gespeichert.',
  },
  email: {
    title: 'E-Mail-Adresse',
    lead: 'Damit meldest du dich an, hierhin schreiben wir dir.',
    unknown: 'nicht angegeben',
    verified: 'bestätigt',
    unverified: 'noch nicht bestätigt',
    change: 'E-Mail-Adresse ändern',
    label: 'Neue E-Mail-Adresse',
    hint: 'Wir schicken einen Link dorthin. Erst wenn du ihn bestätigst, gilt die neue Adresse.',
    send: 'Link senden',
    sending: 'Wird gesendet …',
    sent: (next: string) =>
      `Wir haben eine E-Mail an ${next} geschickt. Öffne sie und bestätige dort; bis dahin bleibt alles, wie es ist. Danach kann es sein, dass du dich neu anmelden musst.`,
  },
  password: {
    title: 'Passwort',
    change: 'Passwort ändern',
    current: 'Jetziges Passwort',
    currentMissing: 'Bitte gib dein jetziges Passwort ein.',
    currentWrong: 'Das ist nicht dein jetziges Passwort.',
    new: 'Neues Passwort',
    hint: (n: number) => `Mindestens ${n} Zeichen. Gut merken lassen sich drei oder vier Wörter.`,
    newMissing: 'Bitte wähle ein neues Passwort.',
    tooShort: (n: number) => `Bitte nimm für das Passwort mindestens ${n} Zeichen.`,
    tooWeak: 'Dieses Passwort lässt sich zu leicht erraten. Bitte nimm ein anderes.',
    tooManyAttempts:
      'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.',
    save: 'Passwort speichern',
    saved: 'Dein neues Passwort gilt. In anderen Browsern meldest du dich damit neu an.',
    elsewhere: 'Du meldest dich mit Google an. Dein Passwort änderst du in deinem Google-Konto.',
    toGoogle: 'Zum Google-Konto',
    newTab: '(öffnet in neuem Tab)',
    toggles: {
      current: {
        show: { name: 'Jetziges Passwort anzeigen', seen: 'anzeigen' },
        hide: { name: 'Jetziges Passwort verbergen', seen: 'verbergen' },
      },
      new: {
        show: { name: 'Neues Passwort anzeigen', seen: 'anzeigen' },
        hide: { name: 'Neues Passwort verbergen', seen: 'verbergen' },
      },
    },
  },
  sessions: {
    title: 'Sitzungen',
    lead: 'Eine beendete Sitzung sieht und ändert sofort nichts mehr.',
    loading: 'Deine Sitzungen werden geladen …',
    loadFailed: 'Deine Sitzungen lassen sich gerade nicht laden.',
    unknown: 'Unbekanntes Gerät',
    this: 'dieses Gerät',
    times: (since: string, last: string) => `seit ${since}, zuletzt benutzt ${last}`,
    end: 'Beenden',
    endOf: (device: string, since: string) => `Sitzung beenden: ${device}, seit ${since}`,
    ended: 'Die Sitzung ist beendet.',
    othersHint: 'Auch Anmeldungen, die hier nicht stehen.',
    endOthers: 'Alle anderen beenden',
    allEnded: 'Alle anderen Sitzungen sind beendet.',
    working: 'Wird beendet …',
  },
  everywhere: {
    title: 'Überall abmelden',
    text: 'Gerät verloren oder an einem fremden Computer angemeldet geblieben? Damit endet jede Anmeldung, auch diese hier.',
    start: 'Überall abmelden',
    working: 'Wird abgemeldet …',
  },
  practices: {
    title: 'Meine Praxen',
    role: (role: string) => `Deine Rolle: ${role}`,
    toAdministration: 'Zur Administration',
    toAdministrationOf: (title: string) => `Zur Administration: ${title}`,
    toPractice: 'Praxisseite',
    toPracticeOf: (title: string) => `Praxisseite: ${title}`,
    register: 'Praxis registrieren',
    none: 'Noch keine Praxis',
    noneText: `Registriere deine Praxis und probiere alles ${plan.trialDays} Tage kostenlos aus, ohne Kreditkarte. Wenn deine Praxis schon dabei ist, lass dich von jemandem mit der Rolle Administration einladen.`,
    leave: 'Praxis verlassen',
    leaveOf: (title: string) => `Praxis verlassen: ${title}`,
    leaveQuestion: (title: string) => `„${title}“ verlassen?`,
    leaveText:
      'Du siehst dann ihre Anfragen nicht mehr. Zurück kommst du nur mit einer neuen Einladung.',
    leaveYes: 'Ja, verlassen',
    leaving: 'Wird verlassen …',
    left: (title: string) => `Du hast „${title}“ verlassen.`,
  },
  notifications: {
    title: 'Neue Anfragen',
    loading: 'Deine Einstellung wird geladen …',
    loadFailed: 'Das lässt sich gerade nicht laden.',
    none: 'Sobald du zu einer Praxis gehörst, kannst du dir hier E-Mails über neue Anfragen bestellen.',
    unverified: 'Bevor wir dir über Anfragen schreiben, bestätige bitte deine E-Mail-Adresse.',
    toAddress: 'Zur E-Mail-Adresse',
    label: (email: string) => `Über neue Anfragen schreiben wir an ${email}`,
    frequency: { immediately: 'bei jeder Anfrage', daily: 'einmal am Tag', never: 'gar nicht' },
    locked:
      'Diese Praxis lässt sich gerade nur ansehen: Es kommen keine Anfragen an, also auch keine E-Mails.',
    push: {
      label: 'Benachrichtigung auf diesem Gerät',
      hint: `Auch wenn Platzwart zu ist. Ohne Namen, höchstens eine in ${pushPause} Minuten, bis du dich hier abmeldest.`,
    },
    /** What the practice's own address gets, by frequency. */
    practice: {
      immediately: (email: string) =>
        `Die Praxis, ${email}, bekommt ohnehin zu jeder Anfrage eine E-Mail.`,
      daily: (email: string) => `Die Praxis, ${email}, bekommt alle einmal am Tag in einer E-Mail.`,
      never: (email: string) =>
        `Die Praxis, ${email}, bekommt zurzeit keine E-Mails über Anfragen.`,
    },
    /** The same, while no address of the practice is confirmed. */
    toAdministrators: {
      immediately:
        'Die Adresse der Praxis ist noch nicht bestätigt: Bis dahin bekommen alle mit der Rolle Administration ohnehin zu jeder Anfrage eine E-Mail.',
      daily:
        'Die Adresse der Praxis ist noch nicht bestätigt: Bis dahin bekommen alle mit der Rolle Administration einmal am Tag alle neuen Anfragen in einer E-Mail.',
      never: 'An die Adresse der Praxis gehen zurzeit keine E-Mails über Anfragen.',
    },
    /** The same, where the practice's address is also the reader's. */
    practiceIsOwn: {
      immediately:
        'Das ist auch die Adresse der Praxis: Zu jeder Anfrage kommt dort ohnehin eine E-Mail an.',
      daily:
        'Das ist auch die Adresse der Praxis: Dort kommen einmal am Tag alle neuen Anfragen in einer E-Mail an.',
      never:
        'Das ist auch die Adresse der Praxis: Für die Praxis selbst sind E-Mails über Anfragen abgeschaltet.',
    },
  },
  colours: {
    title: 'Darstellung',
    label: 'Farben',
    hint: 'Gedruckt wird immer hell.',
    schemes: { '': 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  },
  keys: {
    title: 'Tastatur',
    switch: 'Einzelne Tasten benutzen',
    hint: 'In der Administration springt J zur nächsten Anfrage, ? zeigt alle Tasten. Schalte sie aus, wenn du diktierst oder dich öfter vertippst.',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Dein Name, deine E-Mail-Adresse und deine Anmeldung werden gelöscht, und du verlässt deine Praxen. Die Praxen selbst und ihre Anfragen bleiben.',
    start: 'Konto löschen',
    startInShort: 'Löschen',
    question: 'Dein Konto endgültig löschen?',
    questionText: 'Das lässt sich nicht rückgängig machen.',
    yes: 'Endgültig löschen',
    working: 'Wird gelöscht …',
  },
} as const;
