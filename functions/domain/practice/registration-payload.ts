/**
 * What `POST /api/companies` takes (spec section 3, registration payload), apart from the form,
 * which loads no list of regions.
 */
import * as z from 'zod/mini';
import { Country } from './country.ts';
import { Registration } from './registration.ts';

export const RegistrationPayload = z.strictObject({
  ...Registration.shape,
  /**
   * Chosen by hand; absent: read from the lines, where they leave no doubt (`read-region.ts`). Not
   * in the spec's payload.
   */
  region: z.optional(Country),
});
export type RegistrationPayload = z.infer<typeof RegistrationPayload>;
