/**
 * The calls between browser and functions (spec section 7; design section 4): one entry each, typed on both sides from
 * here. All answer under `/api/{name}` in the callable protocol.
 */
import * as z from 'zod/mini';
import { RequestId } from './booking-request.ts';
import { sentences } from './failure.ts';
import { ArchiveReason } from './request.ts';
import { slugPattern } from './slug.ts';

/** Anything else names no document of ours. */
const slug = z.string({ error: sentences.practiceUnknown }).check(z.regex(slugPattern, sentences.practiceUnknown));

/** What an answer of status 400 carries. */
export const Details = z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }));

export const calls = {
  /** What a booking must hold depends on the practice: `judgeBooking` reads the rest of the input. */
  addWaitingRequest: {
    input: z.looseObject({ companySlug: slug, requestId: RequestId }),
    output: z.strictObject({ requestId: RequestId }),
  },
  archiveRequest: {
    input: z.strictObject({ companySlug: slug, requestId: RequestId, reason: ArchiveReason }),
    output: z.strictObject({}),
  },
  reactivateRequest: { input: z.strictObject({ companySlug: slug, requestId: RequestId }), output: z.strictObject({}) },
  reconcileWaitingList: {
    input: z.strictObject({ companySlug: slug }),
    /** Requests read, counter cells that had drifted (expected 0), milliseconds taken. */
    output: z.strictObject({ checked: z.int(), repaired: z.int(), duration: z.int() }),
  },
} as const;

export type CallName = keyof typeof calls;
export type CallInput<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof calls)[N]['output']>;
