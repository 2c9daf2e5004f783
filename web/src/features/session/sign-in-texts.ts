/** Texts of the sign-in, a separate document. */
import { plan } from '@platzwart/domain/billing/pricing';
import { guessableMessage } from '@platzwart/domain/sign-in/password';
import { maxSessionDays } from '@platzwart/domain/sign-in/session';
import { texts as callTexts } from '../../calls/texts.ts';
import type { SignInProblem } from '../../firebase/sign-in.ts';

const problems: Record<SignInProblem | 'blocked', string> = {
  wrongCredentials: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfe beides.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  weakPassword: guessableMessage,
  codeSpent: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  tooManyAttempts:
    'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.',
  disabled: 'Dieses Konto ist gesperrt. Bitte wende dich an uns.',
  offline: callTexts.offline,
  noAnswer: callTexts.unread,
  failed: callTexts.failed,
  blocked:
    'Dein Browser merkt sich auf dieser Seite nichts, darum bleibst du nicht angemeldet. Bitte erlaube ihm Cookies und Websitedaten für diese Seite.',
};

const password = {
  label: 'Passwort',
  new: 'Neues Passwort',
  hint: (n: number) => `Mindestens ${n} Zeichen. Gut merken lassen sich drei oder vier Wörter.`,
  missing: 'Bitte gib dein Passwort ein.',
  newMissing: 'Bitte wähle ein Passwort.',
  tooShort: (n: number) => `Bitte nimm für das Passwort mindestens ${n} Zeichen.`,
  toggle: {
    show: { name: 'Passwort anzeigen', seen: 'anzeigen' },
    hide: { name: 'Passwort verbergen', seen: 'verbergen' },
  },
} as const;

export const texts = {
  titled: (title: string) => `${title} – Platzwart`,
  failedTitle: (title: string) => `Fehler: ${title}`,
  home: 'Platzwart, zur Startseite',
  invalid: 'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
  problems,
  password,
  email: 'E-Mail-Adresse',
  goOn: 'Weiter',
  loading: 'Einen Moment …',
  retry: 'Noch einmal versuchen',
  toSignIn: 'Zur Anmeldung',
  again: {
    text: 'Bitte melde dich noch einmal an. Danach kommst du dorthin zurück, wo du warst.',
  },
  behind: {
    again: {
      title: 'Gleich siehst du, was sich getan hat',
      all: [
        'Wer neu angefragt hat',
        'Was heute zu tun ist',
        'Wer an der Reihe ist, wenn ein Platz frei wird',
      ],
    },
    first: {
      title: 'In drei Schritten zur eigenen Warteliste',
      all: [
        'Konto erstellen und die E-Mail-Adresse bestätigen',
        'Praxis und Arbeitszeiten eintragen',
        `Den Link zum Formular weitergeben: ${plan.trialDays} Tage kostenlos, ohne Kreditkarte`,
      ],
    },
  },
  signIn: {
    title: 'Anmelden',
    running: 'Anmeldung wird durchgeführt...',
    stuck: 'Weiter zur Anmeldung',
    withPasskey: 'Mit Passkey anmelden',
    withGoogle: 'Mit Google anmelden',
    or: 'oder mit E-Mail-Adresse und Passwort',
    emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
    submit: 'Anmelden',
    stay: 'Angemeldet bleiben',
    stayHint: `${maxSessionDays} Tage lang. Auf gemeinsam benutzten Computern besser nicht.`,
    forgotten: 'Passwort vergessen?',
    forRegistration: 'Um eine Praxis zu registrieren, brauchst du ein Konto. Es kostet nichts.',
    forInvitation:
      'Um die Einladung anzunehmen, melde dich mit der E-Mail-Adresse an, an die sie geschickt wurde.',
    new: 'Noch kein Konto?',
    toSignUp: 'Konto erstellen',
    newByGoogle: 'Noch kein Konto? Beim ersten Anmelden entsteht eines.',
  },
  signUp: {
    title: 'Konto erstellen',
    name: 'Dein Name',
    nameHint: 'So sehen dich die anderen in deiner Praxis.',
    emailHint: 'Wir schicken dir einen Link, mit dem du sie bestätigst.',
    submit: 'Konto erstellen',
    sending: 'Konto wird erstellt …',
    privacy: 'Was wir mit deinen Angaben tun, steht in der',
    privacyPolicy: 'Datenschutzerklärung',
    known: 'Schon ein Konto?',
    toSignIn: 'Anmelden',
  },
  join: {
    submit: 'Beitreten',
    joining: 'Einen Moment …',
    known: (email: string) => `Hast du mit ${email} schon ein Konto?`,
  },
  emailSent: {
    title: 'Wir haben dir einen Link geschickt',
    unsentTitle: 'Bestätige deine E-Mail-Adresse',
    text: (email: string) =>
      `Öffne die E-Mail an ${email} und bestätige darin deine Adresse. Danach geht es hier weiter.`,
    spam: 'Nichts angekommen? Sieh bitte auch im Spam-Ordner nach.',
    wrong: 'Falsche Adresse?',
    toAccount: 'In deinem Konto ändern',
    later: 'Später bestätigen',
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    text: 'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, über den du ein neues Passwort festlegst.',
    submit: 'Link senden',
    sending: 'Wird gesendet …',
    sentTitle: 'Sieh in dein Postfach',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, kommt gleich eine E-Mail.',
    spam: 'Der Link darin gilt eine Stunde. Nichts angekommen? Sieh bitte auch im Spam-Ordner nach.',
    again: 'Andere Adresse eingeben',
  },
  links: {
    spentTitle: 'Dieser Link gilt nicht mehr',
    failedTitle: 'Das hat nicht geklappt',
    verifyEmail: {
      title: 'E-Mail-Adresse bestätigen',
      text: (email: string) => `Gehört ${email} dir? Dann bestätige das mit einem Klick.`,
      submit: 'E-Mail-Adresse bestätigen',
      doneTitle: 'Deine Adresse ist bestätigt.',
      done: '',
      /** For users who opened the e-mail where they are not signed in. */
      elsewhere: 'Mach dort weiter, wo du das Konto erstellt hast. Oder melde dich hier an.',
      spent:
        'Er wurde schon benutzt oder ist abgelaufen. Vielleicht ist deine Adresse schon bestätigt; sonst schicken wir dir in deinem Konto einen neuen Link.',
      toNew: 'Zu deinem Konto',
    },
    changeEmail: {
      title: 'Neue Adresse bestätigen',
      text: (email: string) =>
        `Ab jetzt soll dein Konto zu ${email} gehören? Dann bestätige das mit einem Klick.`,
      submit: 'Neue Adresse übernehmen',
      doneTitle: 'Deine neue Adresse gilt.',
      done: (email: string) =>
        `Wenn du dich mit einem Passwort anmeldest, dann ab jetzt mit ${email}.`,
      spent:
        'Er wurde schon benutzt oder ist abgelaufen. In deinem Konto siehst du, welche Adresse gilt, und kannst einen neuen anfordern.',
      taken: 'Diese Adresse hat inzwischen ein anderes Konto. Wähle in deinem Konto eine andere.',
      toNew: 'Zu deinem Konto',
    },
    keepEmail: {
      title: 'Alles beim Alten lassen',
      text: (email: string) =>
        `Das warst nicht du? Dann gehört dein Konto weiter zu ${email}. Passkeys und Codes, die seither dazukamen, fallen weg, es wird überall abgemeldet, und du legst gleich ein neues Passwort fest.`,
      submit: 'Das war ich nicht',
      doneTitle: 'Deine Adresse bleibt.',
      done: '',
      spent:
        'Er wurde schon benutzt oder ist abgelaufen. Lege zur Sicherheit ein neues Passwort fest.',
      taken:
        'Diese Adresse hat inzwischen ein anderes Konto. Bitte schreib uns, damit wir dir helfen.',
      toNew: 'Neues Passwort anfordern',
    },
    keepFactors: {
      title: 'Nicht zurücksetzen',
      text: (email: string) =>
        `Passkeys und Codes des Kontos ${email} bleiben, wie sie sind. Niemand entfernt sie.`,
      submit: 'Nicht zurücksetzen',
      doneTitle: 'Es bleibt alles, wie es ist.',
      done: 'Hast du nichts verloren, frag bitte in deiner Praxis nach, warum das beauftragt wurde.',
      spent: 'Er wurde schon benutzt oder ist abgelaufen. Was gilt, steht in deinem Konto.',
      toNew: 'Zu deinem Konto',
    },
    resetPassword: {
      title: 'Neues Passwort festlegen',
      text: (email: string) => `Für das Konto ${email}.`,
      submit: 'Passwort festlegen',
      sending: 'Wird gespeichert …',
      doneTitle: 'Dein neues Passwort gilt.',
      done: 'Melde dich bitte damit an.',
      spent: 'Er wurde schon benutzt oder ist abgelaufen. Fordere einfach einen neuen an.',
      toNew: 'Neuen Link anfordern',
    },
    working: 'Wird bestätigt …',
    toSignIn: 'Weiter zur Anmeldung',
  },
} as const;
