/** Texts of the second step, where somebody signs in or proves again who is there. */
export const texts = {
  title: 'Noch ein Schritt',
  why: 'Dein Konto ist doppelt geschützt: Nach dem Passwort fragt es noch einmal, wer da ist.',
  code: 'Code aus deiner App',
  codeHint: 'Sechs Ziffern, alle halbe Minute andere.',
  recovery: 'Ersatzcode',
  recoveryHint: 'Einer von den zehn, die du dir aufgehoben hast. Jeder gilt einmal.',
  missing: 'Bitte gib einen Code ein.',
  unanswered: 'Vielleicht ist der Code schon verbraucht. Melde dich noch einmal an.',
  submit: 'Weiter',
  withPasskey: 'Mit Passkey bestätigen',
  toRecovery: 'Ich habe die App nicht bei mir',
  toCode: 'Doch mit einem Code aus der App',
  invalid: 'Formularfehler: Bitte prüfe deine Eingaben.',
} as const;
