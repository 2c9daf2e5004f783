/** The version of the texts beside the boxes for terms and consent: sent with a booking and kept with the request. */
export const consentVersion = '2026-12';

/** Until 2026-11 one box was for the terms and for data about health. */
const earlierVersions: readonly string[] = ['2026-11'];

/** An open page may be older than a release, but nobody agreed to a text that nobody wrote. */
export function isConsentVersion(version: string): boolean {
  return version === consentVersion || earlierVersions.includes(version);
}
