/** Texts of the page that confirms a practice's own address. Its reader may have no account. */
export const texts = {
  title: 'E-Mail-Adresse bestätigen',
  lead: (practice: string) => `${practice} möchte unter deiner E-Mail-Adresse erreichbar sein.`,
  text: 'Bestätige das nur, wenn du zu dieser Praxis gehörst.',
  afterwards:
    'Danach kommen Nachrichten über neue Anfragen bei euch an, und Patientinnen und Patienten können euch antworten.',
  press: 'Adresse bestätigen',
  busy: 'Wird bestätigt …',
  done: 'Danke, die Adresse ist bestätigt. Ihr müsst nichts weiter tun.',
} as const;
