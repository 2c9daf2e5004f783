const number = new Intl.NumberFormat('de-DE');

export const offerEnds = {
  unknown: 'Hat ein Angebot. Es endet.',
  offered: (time: string) => `Hat ein Angebot für ${time}. Es endet.`,
  accepted: (time: string) => `Hat für ${time} zugesagt. Der Platz wird wieder frei.`,
  next: (name: string) => `Als Nächstes wird ${name} gefragt.`,
  nobody: 'Auf der Liste steht dann niemand mehr.',
  several: (n: number) =>
    n === 1
      ? '1 davon hat ein Angebot. Es endet, und die Nächsten werden gefragt.'
      : `${number.format(n)} davon haben ein Angebot. Diese enden, und die Nächsten werden gefragt.`,
} as const;
