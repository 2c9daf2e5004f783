/** Of a part that loads when it is unfolded. */
export const questionsByEmailTexts = {
  title: 'Fragen per E-Mail',
  on: 'Die Praxis fragt Sie ab und zu per E-Mail, ob Sie noch einen Platz suchen.',
  off: 'Die Praxis fragt Sie nicht per E-Mail, ob Sie noch einen Platz suchen. Ihre Anfrage steht trotzdem auf der Warteliste.',
  optOut: 'Keine Fragen mehr per E-Mail',
  optIn: 'Die Praxis darf mich per E-Mail fragen',
  sending: 'Wird gespeichert …',
  optedOut:
    'Sie bekommen keine solchen Fragen mehr per E-Mail. Ihre Anfrage bleibt auf der Warteliste.',
  optedIn: 'Die Praxis darf Sie jetzt ab und zu per E-Mail fragen, ob Sie noch einen Platz suchen.',
} as const;
