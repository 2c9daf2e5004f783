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
  confirmLater: 'Später bestätigen',
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
    ended: 'Du wurdest abgemeldet. Nach dem Anmelden kommst du dorthin zurück, wo du warst.',
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
} as const;
