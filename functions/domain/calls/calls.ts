/**
 * The calls between browser and functions (spec section 7), each declared once: who may make it,
 * what goes in and out, and which service answers it at `callPath(name)`, in the callable protocol.
 * Handlers, routes, limits, refusals and tests follow from these entries.
 */
import type * as z from 'zod/mini';
import type { Service } from './access.ts';
import { accountCalls } from './account-calls.ts';
import { billingCalls } from './billing-calls.ts';
import { factorCalls } from './factor-calls.ts';
import { patientCalls } from './patient-calls.ts';
import { requestCalls } from './request-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { teamCalls } from './team-calls.ts';
import { vacancyCalls } from './vacancy-calls.ts';

export const calls = {
  ...patientCalls,
  ...requestCalls,
  ...vacancyCalls,
  ...settingsCalls,
  ...billingCalls,
  ...teamCalls,
  ...accountCalls,
  ...factorCalls,
} as const;

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
/** The names of the calls that a service answers. */
export type CallOf<S extends Service> = {
  [N in CallName]: (typeof calls)[N]['service'] extends S ? N : never;
}[CallName];

/** Where the call answers; Hosting routes by the first part after `/api/`. */
export function callPath(name: CallName): string {
  const { service } = calls[name];
  return service === 'api' ? `/api/${name}` : `/api/${service}/${name}`;
}
