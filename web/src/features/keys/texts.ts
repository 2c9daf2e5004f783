export const texts = {
  title: 'Tasten',
  groups: {
    everywhere: 'Überall',
    row: 'Zeile oder geöffnete Anfrage',
    go: 'Springen: erst G, dann',
  },
  or: 'oder',
  arrows:
    'In der geöffneten Anfrage blättern auch Alt ↑ und Alt ↓. Esc schließt. Strg ↵ speichert oder sendet, auch aus mehreren Zeilen. In der Anrufrunde sind 1 bis 5 die Ergebnisse, Z und A Zusage und Absage, S überspringt, U nimmt zurück.',
  off: 'Die Tasten sind in diesem Browser ausgeschaltet.',
  toAccount: 'In deinem Konto ein- oder ausschalten',
  close: 'Schließen',
} as const;
