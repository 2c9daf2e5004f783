/** What a request's history says of each outcome of an offer that the statistics count. */
export const lineOfOutcome = {
  offered: 'offered',
  pledged: 'offerPledged',
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  expired: 'offerExpired',
  lost: 'offerLost',
  withdrawn: 'offerWithdrawn',
} as const;
