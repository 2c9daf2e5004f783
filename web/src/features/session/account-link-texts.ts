/** Texts of the targets of our e-mails' links: whoever signs in does not wait for them. */
export const texts = {
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
} as const;
