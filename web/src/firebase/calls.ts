/**
 * Calls to our own functions, under this origin. The SDK loads with the first call; it attaches the signed-in user's
 * token, if Auth is loaded.
 */
import { type CallInput, type CallName, type CallOutput, calls } from '@platzwart/domain/calls';
import { Details } from '@platzwart/domain/details';
import { type Detail, messages, wholeForm } from '@platzwart/domain/failure';
import * as z from 'zod/mini';
import { shownSamples } from './samples.ts';

export type CallResult<N extends CallName> =
  | { kind: 'done'; output: CallOutput<N> }
  /** Nothing changed; the details say what to do. */
  | { kind: 'refused'; details: readonly Detail[] }
  /** Signed out, or no (longer a) right in this practice. Nothing changed. */
  | { kind: 'denied' }
  /** Offline, or our fault. The outcome is unknown. `hasAnswer`: the server was reached, so it is our fault. */
  | { kind: 'failed'; hasAnswer?: boolean };

/** Preloads what calling needs. */
export const prepareCalls = () => Promise.all([import('firebase/functions'), import('./app.ts')]);

/** Asks the user to sign in again; resolves to whether they did. */
type Ask = () => Promise<boolean>;
let ask: Ask | undefined;

/** Registers the dialog for calls that need a fresh sign-in; without one such calls are refused. Returns how to unregister. */
export function askForSignIn(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

export async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
  const samples = shownSamples();
  if (samples) return { kind: 'refused', details: [{ field: wholeForm, code: 'onlySamples', message: samples.reason }] };
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
 * The SDK ends its messages with the HTTP status, 0 if there was none; a proxy answers when our functions are
 * unreachable. A message without a status never reached a server.
 */
function isAnswer(problem: unknown): boolean {
  if (problem instanceof z.core.$ZodError) return true;
  const status = /\[(\d+)\]$/.exec(problem instanceof Error ? problem.message : '')?.[1];
  return status !== undefined && !['0', '502', '503', '504'].includes(status);
}

/** App Check is required and rejected this browser; this answer carries no details. */
const notOurPage: Detail = { field: wholeForm, code: 'notOurPage', message: messages.notOurPage };

/** The sign-in is valid, but too old for this call. */
const TooOld = z.object({ code: z.literal('functions/unauthenticated'), details: z.object({ reason: z.literal('freshSignInNeeded') }) });
const signInTooOld: Detail = { field: wholeForm, code: 'freshSignInNeeded', message: messages.freshSignInNeeded };

/**
 * Rate limited, with the server's message, without the status the SDK appends. Not for calls that only show or report
 * (they are repeated), nor for bookings, for which the specification (section 8) defines its own sentence.
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

/** The SDK would send undefined as null, but absent is meant. */
function withoutGaps(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input));
}
