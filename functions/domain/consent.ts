/** The version of the consent text beside the terms checkbox: sent with a booking and kept with the request. */
export const consentVersion = '2026-11';

const earlierVersions: readonly string[] = [];

/** An open page may be older than a release, but nobody agreed to a text that nobody wrote. */
export function isConsentVersion(version: string): boolean {
  return version === consentVersion || earlierVersions.includes(version);
}
