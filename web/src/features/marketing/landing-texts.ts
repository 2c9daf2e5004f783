/** Texts of the landing page's hero. */
export const texts = {
  forWhom: 'Für Logopädie, Ergotherapie, Physiotherapie und Psychotherapie',
  title: 'Die Warteliste für deine Praxis',
  lead: 'Platzwart nimmt Anfragen nach Therapieplätzen entgegen und ordnet sie nach Zeitfenstern. Wird ein Platz frei, siehst du auf einen Blick, wem er passt und wer am längsten wartet.',
  toProduct: 'Zum Produkt',
  patients: 'Für Patientinnen und Patienten:',
  toBooking: 'Therapieplatz anfragen',
  numbers: 'Platzwart in Zahlen',
  story: {
    label:
      'Ein Wochenplan: Je mehr Personen auf ein Zeitfenster warten, desto kräftiger ist es gefärbt. Der Mittwoch um 15 Uhr ist frei; daneben steht die Warteliste dafür, die erste Person ist an der Reihe.',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    free: 'frei',
    slot: 'Mittwoch, 15 Uhr',
    next: 'ist an der Reihe',
  },
} as const;
