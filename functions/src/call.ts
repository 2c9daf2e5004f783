/** From a callable's request to a handler and back: the only place that knows the callable protocol. */
import { access, limitOf } from '@platzwart/domain/access';
import { type CallInput, type CallName, type CallOutput, calls } from '@platzwart/domain/calls';
import { detailsOf, type Failure, messages, type Outcome, refused } from '@platzwart/domain/failure';
import { type CallableRequest, HttpsError, type HttpsFunction, onCall } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { callerOf } from './accounts/caller-of.ts';
import { floodGuard } from './core/flood-guard.ts';
import type { Handler } from './core/handler.ts';
import { reportUnforeseen } from './core/report.ts';
import { senderOf } from './core/sender-of.ts';
import type { Caller, Tools } from './core/tools.ts';

/** A call that a deployed function answers (`serve.ts`). */
export type Callable = { readonly name: CallName; readonly answer: HttpsFunction };

type Settings = {
  /** Whether to refuse calls that App Check does not vouch for. */
  readonly needsAppCheck?: () => boolean;
};

/** Pages show this text unchanged (`web/src/firebase/calls.ts`). */
const tooManyCalls = 'Das war gerade sehr oft hintereinander. Bitte in ein paar Minuten noch einmal versuchen.';

/**
 * The callable for a handler: refuses callers above their limit in `access` unread, parses the input by its own schema (refusing unknown
 * arguments), and turns a failure into an HttpsError, an unforeseen error into a neutral one. Hosting serves it on the product's own
 * origin, hence no CORS.
 */
export function callable<N extends CallName>(handler: Handler<N>, tools: () => Tools, { needsAppCheck = () => false }: Settings = {}) {
  const rule = access[handler.call];
  const allows = floodGuard(limitOf(rule));
  const answer = onCall<CallInput<N>>({ cors: false }, async (request) => {
    const given = tools();
    const sender = senderOf(request.rawRequest);
    // Signed-in people count by account: a team often shares one address.
    const account = rule.who === 'anybody' ? undefined : request.auth?.uid;
    if (!allows(account === undefined ? sender : { account }, given)) throw new HttpsError('resource-exhausted', tooManyCalls);
    // A forged or expired token counts as none.
    if (needsAppCheck() && !request.app) throw new HttpsError('failed-precondition', messages.notOurPage);
    const outcome = await outcomeOf(handler, request, { ...given, sender: sender.address });
    if (outcome.ok) return outcome.value;
    throw httpsErrorOf(outcome.failure);
  });
  return { name: handler.call, answer };
}

async function outcomeOf<N extends CallName>(handler: Handler<N>, request: CallableRequest, tools: Tools): Promise<Outcome<CallOutput<N>>> {
  const name = handler.call;
  const input = calls[name].input.safeParse(request.data);
  if (!input.success) return refused({ kind: 'invalid', details: detailsOf(input.error) });
  try {
    return await handler(input.data as z.output<(typeof calls)[N]['input']>, callerOfRequest(request, tools.now()), tools);
  } catch (error) {
    reportUnforeseen(name, error);
    throw new HttpsError('internal', messages.serverError);
  }
}

function callerOfRequest({ auth }: CallableRequest, now: Date): Caller | undefined {
  return auth && callerOf(auth.token, now);
}

function httpsErrorOf(failure: Failure): HttpsError {
  switch (failure.kind) {
    case 'invalid':
      return new HttpsError('invalid-argument', messages.formInvalid, failure.details);
    case 'signInNeeded':
      return new HttpsError('unauthenticated', 'Bitte melde dich an.');
    case 'freshSignInNeeded':
      return new HttpsError('unauthenticated', messages.freshSignInNeeded, { reason: failure.kind });
    case 'notAllowed':
      return new HttpsError('permission-denied', 'Dafür fehlt dir die Berechtigung in dieser Praxis.');
  }
}
