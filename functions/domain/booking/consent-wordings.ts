/** Every text that somebody may have agreed to, by version, for the practice's papers. */
import { consentVersion, type earlierVersions, ownConsentVersion } from './consent.ts';
import { healthDataConsentText } from './consent-text.ts';

export type Wording = {
  readonly version: string;
  readonly text: string;
  /** Where the person asked for is somebody else. */
  readonly forOther?: string;
};

/** Latest first. */
export function consentWordings(practice: string): Wording[] {
  const now = [consentVersion, ownConsentVersion].map((version) => ({
    version,
    text: healthDataConsentText(practice, { version }),
    forOther: healthDataConsentText(practice, { version, isForOther: true }),
  }));
  const before = Object.entries(earlierTexts(practice)).map(([version, text]) => ({
    version,
    text,
  }));
  return [...now, ...before.reverse()];
}

function earlierTexts(practice: string): Record<(typeof earlierVersions)[number], string> {
  const of2026 = (own: string) =>
    `Ich willige ausdrücklich ein, dass ${practice} die Angaben zur Gesundheit in dieser Anfrage${own} für die Vergabe eines Therapieplatzes verarbeitet.`;
  return {
    // One box for the terms and for data about health.
    '2026-11': `Ich habe den Datenschutzhinweis gelesen, stimme den Nutzungsbedingungen zu und bin einverstanden, dass ${practice} meine Angaben, auch die zur Gesundheit, für die Vergabe eines Therapieplatzes verarbeitet.`,
    '2026-12': of2026(''),
    '2026-12-eigene': of2026(', auch in Antworten auf ihre eigenen Fragen,'),
  };
}
