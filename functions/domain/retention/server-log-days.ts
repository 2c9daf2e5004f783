/**
 * Days after which Google Cloud deletes the servers' logs, which name network addresses: `npm run
 * backup -- setup` sets it.
 */
export const serverLogDays = 30;
