/**
 * The messages of the log lines that alerts look for, `jsonPayload.message` in Cloud Logging;
 * `report.ts` writes them, `scripts/deployment/alert-plans.ts` makes the alerts.
 */
export const logLines = {
  unforeseen: 'unforeseen',
  late: 'late',
  drift: 'drift',
  secondSubscription: 'secondSubscription',
  accountsLost: 'accountsLost',
  outboxOld: 'outboxOld',
  smtpSignInRefused: 'smtpSignInRefused',
  smtpUnreachable: 'smtpUnreachable',
  smtpRefused: 'smtpRefused',
  flood: 'flood',
  proofRefused: 'proofRefused',
  unlistedHop: 'unlistedHop',
} as const;
