const listed = new Intl.ListFormat('de-DE', { type: 'conjunction' });

export const texts = {
  undelivered: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `Eine Nachricht an ${addresses[0]} konnte nicht zugestellt werden. Stimmt die Adresse?`
      : `Nachrichten an ${listed.format(addresses)} konnten nicht zugestellt werden. Stimmen die Adressen?`,
  held: (max: number, day: string) =>
    `Eure Praxis ist neu bei uns und verschickt deshalb höchstens ${max} E-Mails dieser Art am Tag. Was darüber hinausgeht, kommt am ${day} morgens von selbst an; keine geht verloren.`,
  heldNext: 'Die Grenze entfällt mit der ersten Zahlung oder nach unserer Prüfung. Wenn es eilt, schreibt uns.',
  goesAway: 'Kommt dort wieder eine Nachricht an, verschwindet dieser Hinweis von selbst.',
  read: 'Hinweis ausblenden',
} as const;
