export const texts = {
  quotes: 'Das sagen Praxen',
  partners: 'Unsere Partner',
  social: 'Folge uns',
  newTab: '(neuer Tab)',
} as const;
