/** Of the question that only an operator with App Check asks. */
export const appCheckTexts = {
  agree:
    'Freiwillig: Google darf prüfen, ob ein Mensch sendet (reCAPTCHA). Dafür lädt diese Seite ein Programm von Google. Google erfährt Ihre IP-Adresse und Angaben über Ihren Browser, auch in den USA, und kann Cookies setzen. Ohne Zustimmung rechnet Ihr Gerät stattdessen ein paar Sekunden.',
  failed: 'Google ist gerade nicht erreichbar. Sie können trotzdem absenden.',
} as const;
