/** The version of the consent text beside the terms checkbox: sent with a booking and kept with the request. */
export const consentVersion = '2026-11';
