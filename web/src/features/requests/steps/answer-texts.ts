import type { ContactAnswer } from '@platzwart/domain/request/contact-answers';

/** Of the answers to a contact. Apart from the other texts, which the table needs at its start. */
export const answerTexts = {
  answers: {
    reached: 'Erreicht',
    notReached: 'Nicht erreicht',
    callBack: 'Rückruf …',
    waitsOn: 'Wartet weiter',
    noInterest: 'Kein Interesse mehr',
  } satisfies Record<ContactAnswer, string>,
  effects: {
    reached: 'nichts weiter zu tun',
    callBack: 'an einem Tag',
    waitsOn: 'bleibt auf der Liste',
    noInterest: 'ins Archiv',
  } satisfies Record<Exclude<ContactAnswer, 'notReached'>, string>,
  again: (day: string) => `${day} noch einmal`,
  withAnOffer: 'Bei „Kein Interesse mehr“:',
} as const;
