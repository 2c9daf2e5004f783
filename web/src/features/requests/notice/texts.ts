const number = new Intl.NumberFormat('de-DE');

export const texts = {
  arrived: (n: number) => (n === 1 ? '1 neue Anfrage' : `${number.format(n)} neue Anfragen`),
  latest: (name: string) => `Zuletzt: ${name}`,
  show: 'Ansehen',
  sound: 'Ton bei neuen Anfragen',
  soundHint: 'Wenn du in einem anderen Tab oder Programm bist. Nur in diesem Browser.',
  soundImpossible: 'Dieser Browser kann keinen Ton abspielen.',
} as const;
