/**
 * Texts about the session on ordinary pages. Those of the sign-in, a separate document, are in
 * sign-in-texts.ts.
 */
import { freshSignIn } from '@platzwart/domain/sign-in/session';

/** For so long after the end of a session what was typed can be had back. */
export const draftMinutes = 30;

export const texts = {
  titled: (title: string) => `${title} – Platzwart`,
  loading: 'Einen Moment …',
  signOut: {
    running: 'Abmeldung wird durchgeführt...',
    done: { title: 'Du bist abgemeldet.', text: 'Auch in allen anderen Tabs dieses Browsers.' },
    deleted: {
      title: 'Dein Konto ist gelöscht.',
      text: 'Du bist abgemeldet, und deine Anmeldung gibt es nicht mehr. Danke, dass du da warst.',
    },
    ended: {
      title: 'Diese Sitzung wurde beendet.',
      text: 'Das geschah in deinem Konto, unter „Sitzungen“. Warst du das nicht, lege bitte ein neues Passwort fest.',
    },
    again: 'Wieder anmelden',
    home: 'Zur Startseite',
  },
  noAccess: {
    practice: {
      title: 'Kein Zugang',
      text: 'Mit diesem Konto hast du keinen Zugang zur Administration dieser Praxis, oder er wurde beendet. Wenn du hier arbeitest, lass dich von jemandem mit der Rolle Administration einladen.',
    },
    ended: {
      title: 'Du gehörst nicht mehr zu dieser Praxis',
      text: 'Dein Zugang ist beendet, ihre Daten siehst du nicht mehr. Wenn das ein Versehen ist, sprich bitte mit der Administration der Praxis.',
    },
    role: {
      title: 'Kein Zugang',
      text: 'Diese Seite ist für eine andere Rolle gedacht. Wenn du sie brauchst, wende dich an jemanden mit der Rolle Administration in deiner Praxis.',
    },
    toDashboard: 'Zu meinen Praxen',
  },
  signedOutElsewhere: {
    title: 'Du bist abgemeldet',
    text: `Was du hier eingetragen und noch nicht gespeichert hast, ist nicht verloren: Melde dich in den nächsten ${draftMinutes} Minuten wieder an, dann steht es wieder da. Andere sehen es nicht.`,
    wouldBeLost: 'Was du eingetragen hast, ist noch nicht gespeichert.',
    signIn: 'Anmelden',
    newWindow: '(in einem eigenen Fenster)',
    discard: 'Eingaben verwerfen',
  },
  signInAgain: {
    title: 'Bitte melde dich noch einmal an',
    why: `Das schützt die Daten der Praxis, falls jemand anders an deinem Gerät sitzt. Es gilt dann für ${freshSignIn} Minuten.`,
    withPasskey: 'Mit Passkey bestätigen',
    password: 'Dein Passwort',
    wrong: 'Das ist nicht dein Passwort.',
    elsewhere:
      'Die Anmeldung führt dich kurz von dieser Seite weg. Drücke danach hier noch einmal.',
    submit: 'Weiter',
    toSignIn: 'Noch einmal anmelden',
    cancel: 'Abbrechen',
  },
  notReadable: {
    title: 'Es kam noch keine Antwort',
    text: 'Wir sehen gerade nach, zu welchen Praxen du gehörst. Sobald wir es wissen, geht es von selbst weiter.',
    retry: 'Seite neu laden',
  },
  verifyEmail: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: (email: string) =>
      `Wir müssen wissen, dass ${email} dir gehört. Öffne den Link in unserer E-Mail und komm hierher zurück; die Seite merkt es von selbst. Sieh auch im Spam-Ordner nach.`,
    sendAgain: 'Link noch einmal senden',
    sending: 'Wird gesendet …',
    sent: (email: string) => `Der Link ist unterwegs an ${email}.`,
    recheck: 'Ich habe sie bestätigt',
    notYet: 'Die Adresse ist noch nicht bestätigt. Öffne zuerst den Link in unserer E-Mail.',
  },
} as const;
