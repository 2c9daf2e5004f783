export const texts = {
  /** Instead of the switch, or why it went back. */
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen zeigen, die auch ohne offene Seite kommen.',
  installFirst:
    'Auf iPhone und iPad geht das, wenn Platzwart auf dem Home-Bildschirm liegt: Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne Platzwart danach von dort und schalte die Benachrichtigung hier ein.',
  blocked:
    'In diesem Browser sind Benachrichtigungen von Platzwart gesperrt. Erlaube sie in seinen Einstellungen für diese Website, meist über das Zeichen neben der Adresse, und lade die Seite neu.',
  notAllowed:
    'Ohne deine Erlaubnis zeigt der Browser nichts an. Schalte es noch einmal ein und wähle „Zulassen“, wenn er fragt.',
  noService:
    'Der Browser erreicht seinen Dienst für Benachrichtigungen gerade nicht. Versuche es später noch einmal oder mit einem anderen Browser.',
} as const;
