export const texts = {
  title: (name: string) => `Die Anfrage von ${name} reaktivieren?`,
  text: 'Sie wurde mit einer anderen Anfrage derselben Person zusammengeführt und lebt dort weiter. Reaktiviert steht sie wieder für sich auf der Warteliste.',
  confirm: 'Reaktivieren',
  cancel: 'Im Archiv lassen',
  busy: 'Wird reaktiviert …',
} as const;
