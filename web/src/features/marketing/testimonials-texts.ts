export const texts = {
  quotes: 'Das sagen Praxen',
  partners: 'Unsere Partner',
  social: 'Folge uns',
  newTab: '(öffnet in neuem Tab)',
} as const;
