import type { StepKind } from './vacancy-steps.ts';

const number = new Intl.NumberFormat('de-DE');

export const texts = {
  sections: {
    give: 'Zusage: Platz vergeben',
    call: 'Anrufen wegen eines Platzes',
    question: 'Frage zu einem Angebot',
    emailFailed: 'Angebot kam nicht an: anrufen',
    givenBack: 'Platz zurückgegeben',
    planAtEnd: 'Alle sind gefragt',
    startPassed: 'Der Beginn eines Platzes ist vorbei',
  } satisfies Record<StepKind, string>,
  hints: {
    give: 'Der Platz ist reserviert, bis ihr ihn vergebt.',
    call: '',
    question: 'Die Frist läuft weiter; verlängern könnt ihr sie beim Platz.',
    emailFailed: 'Die Zeit steht still, bis ihr angerufen habt.',
    givenBack: 'Entscheidet, wer ihn bekommt.',
    planAtEnd:
      'Niemand mehr auf der Liste kann zusagen. Fügt Personen hinzu oder schließt den Platz.',
    startPassed: 'Tragt einen neuen ersten Tag ein.',
  } satisfies Record<StepKind, string>,
  more: (n: number) => (n === 1 ? '1 weiteren zeigen' : `${number.format(n)} weitere zeigen`),
  until: (until: string) => `bis ${until}`,
  rowActions: (name: string) => `Was kam heraus: ${name}`,
} as const;
