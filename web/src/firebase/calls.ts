/**
 * Calls to our own functions, under this origin, in the callable protocol; refusals are read where
 * the specification puts them (section 8).
 */
import type { Call } from '@platzwart/domain/calls/access';
import {
  type CallInput,
  type CallName,
  type CallOutput,
  callPath,
  calls,
} from '@platzwart/domain/calls/calls';
import { type ProofSubject, proofHeader, subjectOf } from '@platzwart/domain/calls/proof';
import { Details } from '@platzwart/domain/details';
import { type Detail, messages, wholeForm } from '@platzwart/domain/failure';
import * as z from 'zod/mini';
import { credentials } from './credentials.ts';
import type { Proof } from './proof.ts';
import { shownSamples } from './samples.ts';

export type CallResult<N extends CallName> =
  | { kind: 'done'; output: CallOutput<N> }
  /** Nothing changed; the details say what to do. */
  | { kind: 'refused'; details: readonly Detail[] }
  /** Signed out, or no (longer a) right in this practice, or too little proven. Nothing changed. */
  | { kind: 'denied'; isFactorNeeded?: true }
  /**
   * Offline, or our fault. The outcome is unknown. `hasAnswer`: the server was reached, so it is
   * our fault.
   */
  | { kind: 'failed'; hasAnswer?: boolean };

/** Asks the user to sign in again, or for more than a password; resolves to whether they did. */
type Ask = (needed: Needed) => Promise<boolean>;
type Needed = 'freshSignInNeeded' | 'secondFactorNeeded';
let ask: Ask | undefined;
let onAsking: (() => void) | undefined;

/** Milliseconds; the dialog's code comes after the page, on a slow phone after the first press. */
const dialogMs = 10_000;

/**
 * Registers the dialog for calls that need a fresh sign-in; where none comes such calls are refused.
 * Returns how to unregister.
 */
export function askForSignIn(asking: Ask): () => void {
  ask = asking;
  onAsking?.();
  return () => {
    if (ask === asking) ask = undefined;
  };
}

export async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<CallResult<N>> {
  const samples = shownSamples();
  if (samples)
    return {
      kind: 'refused',
      details: [{ field: wholeForm, code: 'onlySamples', message: samples.reason }],
    };
  const first = await attempt(name, input);
  // The proof is over, or the key behind it was changed meanwhile: another one is made.
  const result = first === 'notProven' ? await attempt(name, input, true) : first;
  if (result === 'notProven') return { kind: 'refused', details: [notProven] };
  return typeof result === 'string' ? askFor(result, name, input) : result;
}

/** A fresh sign-in may lack the second factor: each is asked for once. */
async function askFor<N extends CallName>(
  needed: Needed,
  name: N,
  input: CallInput<N>,
): Promise<CallResult<N>> {
  if (!ask)
    await new Promise<void>((resolve) => {
      onAsking = resolve;
      setTimeout(resolve, dialogMs);
    });
  const again = (await ask?.(needed)) ? await attempt(name, input) : needed;
  if (typeof again !== 'string') return again;
  if (again !== 'secondFactorNeeded') return { kind: 'refused', details: [signInTooOld] };
  return needed !== again ? askFor(again, name, input) : { kind: 'denied', isFactorNeeded: true };
}

/**
 * The proof of work for what will be sent, or why there is none yet. Made once; `again`: the server
 * did not take it.
 */
export async function proofOf(subject: ProofSubject, again?: boolean): Promise<Proof> {
  const [proven, companySlug, id] = subject;
  const { proofFor } = await import('./proof.ts');
  const ask = () => call('requestChallenge', { call: proven, companySlug, id });
  return proofFor(subject, ask, again);
}

/** Milliseconds; longer than Hosting waits for a function. */
const timeoutMs = 70_000;

async function attempt<N extends CallName>(
  name: N,
  input: CallInput<N>,
  again?: boolean,
): Promise<CallResult<N> | Needed | 'notProven'> {
  const { proof: field }: Call = calls[name];
  try {
    const made =
      field === undefined ? undefined : await proofOf(subjectOf(name, field, input), again);
    if (made && made.kind !== 'proof') return made;
    const answer = await fetch(callPath(name), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(made && { [proofHeader]: made.proof }),
        ...(await credentials()),
      },
      body: JSON.stringify({ data: input }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A proxy answers when our functions are unreachable.
    if ([502, 503, 504].includes(answer.status)) return { kind: 'failed', hasAnswer: false };
    return read(name, answer.status, await answer.json().catch(() => undefined));
  } catch {
    return { kind: 'failed', hasAnswer: false };
  }
}

const Done = z.object({ result: z.unknown() });
/** Its `details` are a refusal's, by field; those inside `error` are the callable protocol's. */
const Failed = z.object({
  details: z.catch(Details, []),
  error: z.object({
    status: z.string(),
    message: z.catch(z.string(), ''),
    details: z.optional(z.unknown()),
  }),
});

function read<N extends CallName>(
  name: N,
  status: number,
  body: unknown,
): CallResult<N> | Needed | 'notProven' {
  const done = Done.safeParse(body);
  if (done.success) {
    const output = calls[name].output.safeParse(done.data.result);
    return output.success
      ? { kind: 'done', output: output.data as CallOutput<N> }
      : { kind: 'failed', hasAnswer: true };
  }
  const failed = Failed.safeParse(body);
  // A page in between, of a network that asks to sign in first, is no answer of ours.
  if (!failed.success) return { kind: 'failed', hasAnswer: status >= 500 };
  const { details, error } = failed.data;
  const needed = Asked.safeParse(error.details);
  if (needed.success) return needed.data.reason;
  if (error.status === 'PERMISSION_DENIED' || error.status === 'UNAUTHENTICATED')
    return { kind: 'denied' };
  if (error.status === 'FAILED_PRECONDITION') return 'notProven';
  if (error.status === 'RESOURCE_EXHAUSTED' && error.message && !failsLikeAny.test(name))
    return { kind: 'refused', details: [tooOften(error.message)] };
  return details.length > 0 ? { kind: 'refused', details } : { kind: 'failed', hasAnswer: true };
}

/** This browser cannot make a proof of work. */
const notProven: Detail = { field: wholeForm, code: 'notProven', message: messages.notProven };

/** The sign-in is valid, but too old for this call, or has proven too little. */
const Asked = z.object({ reason: z.enum(['freshSignInNeeded', 'secondFactorNeeded']) });
const signInTooOld: Detail = {
  field: wholeForm,
  code: 'freshSignInNeeded',
  message: messages.freshSignInNeeded,
};

/**
 * Rate limited, with the server's message. Not for calls that only show or report (they are
 * repeated), nor for bookings, for which the specification (section 8) defines its own sentence.
 */
const tooOften = (message: string): Detail => ({ field: wholeForm, code: 'tooManyCalls', message });
const failsLikeAny = /^(?:view|addWaitingRequest|recordOpenings)/;
