/** Version of the terms and consent texts: sent with a booking and stored with the request. */
export const consentVersion = '2026-12';

/** Of its text in a form with questions of the practice's own, which it names. */
export const ownConsentVersion = '2026-12-eigene';

/** The text of the version that people agree to. */
export function healthDataConsentText(practice: string, version = consentVersion): string {
  const own = version === ownConsentVersion ? ', auch in Antworten auf ihre eigenen Fragen,' : '';
  return `Ich willige ausdrücklich ein, dass ${practice} die Angaben zur Gesundheit in dieser Anfrage${own} für die Vergabe eines Therapieplatzes verarbeitet.`;
}

/** Until 2026-11 one box covered the terms and data about health. */
const earlierVersions: readonly string[] = ['2026-11'];

/** Accepts older versions, since an open page may be older than a release, but no unknown ones. */
export function isConsentVersion(version: string): boolean {
  return [consentVersion, ownConsentVersion, ...earlierVersions].includes(version);
}
