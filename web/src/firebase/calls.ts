/**
 * Calls to our own functions, under this origin. The SDK comes with the first call; it attaches the token of whoever is
 * signed in, if Auth is on the page.
 */
import { type CallInput, type CallName, type CallOutput, calls } from '@platzwart/domain/calls';
import { Details } from '@platzwart/domain/details';
import { type Detail, messages, wholeForm } from '@platzwart/domain/failure';
import * as z from 'zod/mini';

export type CallResult<N extends CallName> =
  | { kind: 'done'; output: CallOutput<N> }
  /** Nothing was changed; what to do stands in the details. */
  | { kind: 'refused'; details: readonly Detail[] }
  /** Not signed in, or without the right in this practice (any more). Nothing was changed. */
  | { kind: 'denied' }
  /** No connection, or our fault. Nothing is known about whether it was done. `hasAnswer`: we were reached, it is our fault. */
  | { kind: 'failed'; hasAnswer?: boolean };

/** Fetches what calling needs, so that it is there when it is time to call. */
export const prepareCalls = () => Promise.all([import('firebase/functions'), import('./app.ts')]);

/** Asks whoever sits there to sign in once more; whether they have. */
type Ask = () => Promise<boolean>;
let ask: Ask | undefined;

/** Who asks, where a call needs a fresh sign-in; without anybody such a call is refused. Out: takes it back. */
export function askForSignIn(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  const result = await attempt(name, input);
  if (result !== 'freshSignInNeeded') return result;
  const again = (await ask?.()) ? await attempt(name, input) : result;
  return again === 'freshSignInNeeded' ? { kind: 'refused', details: [signInTooOld] } : again;
}

async function attempt<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N> | 'freshSignInNeeded'> {
  try {
    const [{ getFunctions, httpsCallableFromURL }, { app }] = await prepareCalls();
    const send = httpsCallableFromURL<unknown, unknown>(getFunctions(app), `${location.origin}/api/${name}`);
    const answer = await send(withoutGaps(input));
    return { kind: 'done', output: calls[name].output.parse(answer.data) as CallOutput<N> };
  } catch (problem) {
    const { code } = problem as { code?: string };
    if (TooOld.safeParse(problem).success) return 'freshSignInNeeded';
    if (code === 'functions/permission-denied' || code === 'functions/unauthenticated') return { kind: 'denied' };
    if (code === 'functions/failed-precondition') return { kind: 'refused', details: [notOurPage] };
    if (code === 'functions/resource-exhausted' && !failsLikeAny.test(name)) return { kind: 'refused', details: [tooOften(problem)] };
    return refusalOf(problem) ?? { kind: 'failed', hasAnswer: isAnswer(problem) };
  }
}

/**
 * The SDK ends its messages with the HTTP status, 0 if there was none; whoever stands before our functions answers for
 * them when they cannot be reached. What carries no status never came as far as a server.
 */
function isAnswer(problem: unknown): boolean {
  if (problem instanceof z.core.$ZodError) return true;
  const status = /\[(\d+)\]$/.exec(problem instanceof Error ? problem.message : '')?.[1];
  return status !== undefined && !['0', '502', '503', '504'].includes(status);
}

/** App Check is asked for and does not vouch for this browser; this answer carries no details. */
const notOurPage: Detail = { field: wholeForm, code: 'notOurPage', message: messages.notOurPage };

/** The sign-in counts, but is too long ago for this call. */
const TooOld = z.object({ code: z.literal('functions/unauthenticated'), details: z.object({ reason: z.literal('freshSignInNeeded') }) });
const signInTooOld: Detail = { field: wholeForm, code: 'freshSignInNeeded', message: messages.freshSignInNeeded };

/**
 * Asked too often, in the server's words, without the status that the SDK adds. Not what is shown or reported only, which is asked for
 * again, nor a booking, for which the specification (section 8) has its own sentence.
 */
const tooOften = (problem: unknown): Detail => ({
  field: wholeForm,
  code: 'tooManyCalls',
  message: (problem as Error).message.replace(/ \[\d+\]$/, ''),
});
const failsLikeAny = /^(?:view|addWaitingRequest|recordOpenings)/;

const Refusal = z.object({ code: z.literal('functions/invalid-argument'), details: Details });

function refusalOf(problem: unknown): { kind: 'refused'; details: Detail[] } | undefined {
  const refusal = Refusal.safeParse(problem);
  return refusal.success ? { kind: 'refused', details: refusal.data.details } : undefined;
}

/** The SDK would send what is undefined as null; absent is what is meant. */
function withoutGaps(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input));
}
