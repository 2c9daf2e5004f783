/**
 * Version of the terms and consent texts: sent with a booking and stored with the request. A changed
 * text gets a new one; `consent-wordings.ts` has those before.
 */
export const consentVersion = '2027-01';

/** Of its text in a form with questions of the practice's own, which it names. */
export const ownConsentVersion = '2027-01-eigene';

export const earlierVersions = ['2026-11', '2026-12', '2026-12-eigene'] as const;

/** Accepts older versions, since an open page may be older than a release, but no unknown ones. */
export function isConsentVersion(version: string): boolean {
  return [consentVersion, ownConsentVersion, ...earlierVersions].includes(version);
}
