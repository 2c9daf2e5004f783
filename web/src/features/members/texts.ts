/** Texts of the team page. */
import { factorNoticeDays, resetDelayHours } from '@platzwart/domain/sign-in/session';
import type { Role } from '@platzwart/domain/team/member';

export const texts = {
  title: 'Team',
  lead: 'Wer mit Platzwart arbeitet und wer was darf.',
  loading: 'Das Team wird geladen …',
  loadFailed: 'Das Team lässt sich gerade nicht laden.',
  administratorsOnly:
    'Du siehst das Team. Einladen, Rollen ändern und Personen entfernen kann, wer die Rolle Administration hat.',
  locked:
    'Diese Praxis lässt sich gerade nur ansehen. Einladen kannst du deshalb niemanden; Rollen ändern, Personen entfernen und Einladungen zurückziehen geht weiterhin.',
  you: 'du',
  nameless: 'Ohne Namen',
  role: 'Rolle',
  inShort: {
    administrator: 'darf alles',
    therapist: 'bearbeitet Anfragen',
    viewer: 'sieht nur',
  } satisfies Record<Role, string>,
  of: (name: string) => `von ${name}`,
  visitedToday: 'Zuletzt da: heute',
  visitedYesterday: 'Zuletzt da: gestern',
  visited: (day: string) => `Zuletzt da: ${day}`,
  neverVisited: 'Noch nie da',
  change: {
    title: (role: string) => `Rolle „${role}“ geben`,
    announced: 'Noch nicht geändert. Bestätige die neue Rolle mit dem nächsten Knopf.',
    own: 'Danach kannst du das Team nicht mehr ändern, auch nicht deine eigene Rolle.',
    confirm: 'Rolle ändern',
    busy: 'Wird geändert …',
    done: (name: string, role: string) => `${name} hat jetzt die Rolle „${role}“.`,
  },
  remove: {
    press: 'Entfernen',
    title: (name: string) => `${name} entfernen?`,
    text: (name: string) =>
      `${name} verliert sofort den Zugang zu allen Anfragen eurer Praxis, auch auf gerade offenen Bildschirmen. Notizen und Verlauf bleiben erhalten. Rückgängig machen lässt sich das nicht; eine neue Einladung ist jederzeit möglich.`,
    confirm: 'Endgültig entfernen',
    busy: 'Wird entfernt …',
    done: (name: string) => `${name} gehört nicht mehr zur Praxis.`,
  },
  leave: {
    press: 'Praxis verlassen',
    title: 'Praxis verlassen?',
    text: 'Du verlierst sofort den Zugang zu allen Anfragen dieser Praxis. Deine Notizen und der Verlauf bleiben der Praxis erhalten. Rückgängig machen kannst du das nicht; jemand mit der Rolle Administration kann dich neu einladen.',
    confirm: 'Jetzt verlassen',
    busy: 'Einen Moment …',
  },
  rights: {
    title: 'Was welche Rolle darf',
    /** Where it breaks in a narrow column. */
    narrow: (role: string) => role.replace('nistr', 'ni\u00ADstr'),
    people: (n: number) => (n === 0 ? 'niemand' : n === 1 ? '1 Person' : `${n} Personen`),
    look: 'Anfragen ansehen',
    change: 'Anfragen bearbeiten',
    availability: 'Aufnahme pausieren, Schließtage',
    save: 'Drucken und speichern',
    viewersSave: (viewer: string) =>
      `Auch die Rolle „${viewer}“ darf Anfragen drucken und als Datei speichern`,
    settings: 'Übrige Einstellungen und Abo',
    team: 'Team verwalten',
    yes: 'ja',
    no: 'nein',
    recorded: 'Jeder Druck und jede gespeicherte Datei steht im Protokoll.',
  },
  factor: {
    title: 'Zweiter Schritt bei der Anmeldung',
    off: 'Wer sich anmeldet, braucht heute nur ein Passwort. Ihr könnt verlangen, dass alle im Team einen Passkey oder Codes aus einer App dazu nehmen.',
    on: (day: string, isComing: boolean) =>
      isComing
        ? `Ab dem ${day} braucht jede Person im Team einen Passkey oder Codes aus einer App. Alle haben eine E-Mail bekommen.`
        : `Seit dem ${day} braucht jede Person im Team einen Passkey oder Codes aus einer App.`,
    withGoogle: 'Wer sich mit Google anmeldet, braucht nichts weiter.',
    withoutGoogle: 'Das gilt auch für die Anmeldung mit Google.',
    ask: 'Zweiten Schritt verlangen',
    question: 'Von allen einen zweiten Schritt verlangen?',
    text: `Alle bekommen eine E-Mail und haben ${factorNoticeDays} Tage Zeit. Wer danach keinen hat, sieht in dieser Praxis nichts mehr, bis er eingerichtet ist; das dauert wenige Minuten. Andere Praxen derselben Person betrifft es nicht. Wer später ins Team kommt, braucht ihn ab demselben Tag.`,
    google: 'Die Anmeldung mit Google zählt auch',
    googleHint: 'Nur, wenn alle ihr Google-Konto selbst mit einem zweiten Schritt schützen.',
    yes: 'Ja, verlangen',
    toAccount: 'Zu meinem Konto',
    end: 'Nicht mehr verlangen',
    endQuestion: 'Keinen zweiten Schritt mehr verlangen?',
    endText:
      'Dann genügt ab sofort wieder das Passwort. Alle bekommen eine E-Mail. Was jemand eingerichtet hat, bleibt.',
    endYes: 'Ja, nicht mehr verlangen',
    working: 'Einen Moment …',
  },
  reset: {
    title: 'Handy oder Schlüssel verloren',
    text: 'Kommt jemand nicht mehr in sein Konto, weil Passkey, Handy und Ersatzcodes fehlen? Dann setze den zweiten Schritt zurück. Wer nur das Passwort vergessen hat, braucht das nicht.',
    who: 'Wer?',
    press: 'Zweiten Schritt zurücksetzen',
    question: (name: string) => `Zweiten Schritt von ${name} zurücksetzen?`,
    questionText: `Sprich vorher mit der Person, am besten persönlich: So käme auch jemand herein, der sich nur für sie ausgibt. Wir schreiben an alle ihre Adressen und warten ${resetDelayHours} Stunden, in denen sie abbrechen kann. Dann fallen Passkeys, Codes und Ersatzcodes weg, überall wird abgemeldet, und Passwort oder Google genügen, bis sie etwas Neues einrichtet.`,
    yes: 'Ja, zurücksetzen',
    working: 'Einen Moment …',
    done: (name: string, moment: string) =>
      `Der zweite Schritt von ${name} fällt am ${moment} Uhr weg.`,
  },
  invitations: {
    title: 'Offene Einladungen',
    loadFailed: 'Die offenen Einladungen lassen sich gerade nicht laden.',
    validUntil: (day: string) => `Gültig bis ${day}`,
    expiredOn: (day: string) => `Abgelaufen am ${day}`,
    by: (name: string, ago: string) => `von ${name}, ${ago} eingeladen`,
    again: 'Erneut senden',
    sending: 'Wird geschickt …',
    sentAgain: (email: string) => `Neue Einladung an ${email} ist unterwegs`,
    oldLink: 'Der frühere Link gilt nicht mehr.',
    revoke: 'Zurückziehen',
    revoking: 'Wird zurückgezogen …',
    revoked: (email: string) => `Einladung an ${email} zurückgezogen`,
    deadLink: 'Ihr Link öffnet nichts mehr.',
  },
  invite: {
    wouldBeLost: 'Die Einladung ist noch nicht verschickt.',
    title: 'Person einladen',
    close: 'Schließen',
    text: (days: number) =>
      `Die Person bekommt eine E-Mail mit einem Link, der ${days} Tage gilt. Ein Konto braucht sie vorher nicht.`,
    email: 'E-Mail-Adresse',
    emailHint: 'Die Einladung gilt nur für diese Adresse.',
    role: 'Was darf die Person?',
    submit: 'Einladung schicken',
    sending: 'Wird geschickt …',
    sent: (email: string) => `Einladung an ${email} ist unterwegs`,
    failed: 'Die Einladung wurde noch nicht geschickt.',
  },
} as const;
