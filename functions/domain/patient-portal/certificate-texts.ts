/**
 * The words of a certificate of waiting: on paper, and in the settings that show it. No schemas.
 */
import { formatGermanDate, type IsoDate } from '../dates/german-date.ts';
import type { CertifiedWait } from './certificate.ts';

export const certificateTexts = {
  title: 'Bestätigung der Wartezeit auf einen Therapieplatz',
  born: (birthdate: IsoDate) => `geboren am ${formatGermanDate(birthdate)}`,
  waits: ({ waitsSince }: CertifiedWait) =>
    `steht seit ${formatGermanDate(waitsSince)} auf unserer Warteliste.`,
  noOffer: ({ issuedOn }: CertifiedWait) =>
    `Bis ${formatGermanDate(issuedOn)} konnte kein Platz angeboten werden.`,
  /** Nothing here shows that this person asked that day. */
  entered:
    'Den Tag der Anfrage hat die Praxis selbst eingetragen, oder Name oder Geburtsdatum wurden danach geändert.',
  paused: 'Auf Wunsch der wartenden Person hat die Anfrage in dieser Zeit zeitweise pausiert.',
  notBefore: (day: IsoDate) =>
    `Nach heutigem Stand ist ein Platz nicht vor ${formatGermanDate(day)} zu erwarten.`,
  about:
    'Diese Bestätigung wurde auf Wunsch der wartenden Person automatisch ausgestellt und trägt deshalb keine Unterschrift. Name und Geburtsdatum stehen so in der Anfrage. Eine Diagnose enthält sie nicht.',
  day: 'Ausgestellt am',
  check: 'Ist diese Bestätigung von dieser Praxis?',
  checkHow: (until: IsoDate) =>
    `Diese Seite zeigt zur Nummer, ohne Namen: welche Praxis die Bestätigung wann ausgestellt hat und seit wann die Person wartet. Auf Wunsch vergleicht sie auch das Geburtsdatum. Das geht bis zum ${formatGermanDate(until)}, wenn die Anfrage nicht vorher gelöscht wird.`,
  code: 'QR-Code zu dieser Seite, mit der Nummer',
  number: 'Nummer',
} as const;

/** What it says of somebody, sentence by sentence. */
export function certificateLines(facts: CertifiedWait): readonly string[] {
  return [
    certificateTexts.waits(facts),
    certificateTexts.noOffer(facts),
    ...(facts.entered ? [certificateTexts.entered] : []),
    ...(facts.paused ? [certificateTexts.paused] : []),
    ...(facts.notBefore === null ? [] : [certificateTexts.notBefore(facts.notBefore)]),
  ];
}
