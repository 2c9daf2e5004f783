export const texts = {
  documentTitle: 'Gesperrt – Platzwart',
  title: 'Dieses Gerät ist gesperrt',
  lead: 'Nach dem Entsperren geht es an derselben Stelle weiter.',
  offline:
    'Ohne Internet lässt sich nichts entsperren. Sobald es wieder da ist, geht es hier von selbst weiter.',
  locking: 'Wird gesperrt …',
  invalid: 'Das Gerät ist noch gesperrt.',
  pin: 'Deine PIN',
  pinMissing: 'Gib deine PIN ein.',
  submit: 'Entsperren',
  withPasskey: 'Mit Passkey entsperren',
  signIn: 'Mit Anmeldung entsperren',
  others:
    'Auch jemand anderes aus dem Team kann sich hier anmelden. Was du in Anfragen, Notizen und Einstellungen gerade eingetragen hast, steht nur bei dir wieder da.',
  signOut: 'Abmelden',
} as const;
