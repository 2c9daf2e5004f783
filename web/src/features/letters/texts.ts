const listed = new Intl.ListFormat('de-DE', { type: 'conjunction' });

export const texts = {
  undelivered: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `Eine Nachricht an ${addresses[0]} konnte nicht zugestellt werden. Stimmt die Adresse?`
      : `Nachrichten an ${listed.format(addresses)} konnten nicht zugestellt werden. Stimmen die Adressen?`,
  goesAway: 'Kommt dort wieder eine Nachricht an, verschwindet dieser Hinweis von selbst.',
  read: 'Hinweis ausblenden',
} as const;
