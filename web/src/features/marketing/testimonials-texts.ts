export const texts = {
  numbers: 'Platzwart in Zahlen',
  counted: (month: string) => `Stand ${month}`,
  quotes: 'Das sagen Praxen',
  partners: 'Unsere Partner',
  newTab: '(öffnet in neuem Tab)',
} as const;
