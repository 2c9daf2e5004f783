/** Version of the terms and consent texts: sent with a booking and stored with the request. */
export const consentVersion = '2026-12';

/** The text of this version that people agree to. */
export function healthDataConsentText(practice: string): string {
  return `Ich willige ausdrücklich ein, dass ${practice} die Angaben zur Gesundheit in dieser Anfrage für die Vergabe eines Therapieplatzes verarbeitet.`;
}

/** Until 2026-11 one box covered the terms and data about health. */
const earlierVersions: readonly string[] = ['2026-11'];

/** Accepts older versions, since an open page may be older than a release, but no unknown ones. */
export function isConsentVersion(version: string): boolean {
  return version === consentVersion || earlierVersions.includes(version);
}
