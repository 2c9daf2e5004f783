/**
 * When a test counts as hanging, in milliseconds: the only limits of all tests and waits, at least
 * ten times what the slowest takes on a quiet machine with two cores. A busy machine does not meet
 * them. What must be fast is measured by `npm run bench`.
 */
import { longOr } from './long-run.ts';

/** For a whole test or hook. */
export const testLimit = longOr(1_200_000, 7_200_000);

/**
 * For one wait: until something is there, gone, sent or started. An e-mail whose sender died waits
 * for the end of its lease (two minutes) and for the sweep after that.
 */
export const waitLimit = 300_000;
