/**
 * From a callable's request to a handler and back: the only place that knows the callable protocol.
 */
import type { Call, Service } from '@platzwart/domain/calls/access';
import {
  type CallInput,
  type CallName,
  type CallOf,
  type CallOutput,
  calls,
} from '@platzwart/domain/calls/calls';
import { proofHeader, subjectOf } from '@platzwart/domain/calls/proof';
import {
  detailsOf,
  type Failure,
  functionsMessages,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { lockMessages } from '@platzwart/domain/sign-in/lock';
import {
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  onCall,
  type Request,
} from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { callerOf } from './accounts/caller-of.ts';
import { deviceOf } from './accounts/device-of.ts';
import { floodGuard, sendersPerHop } from './core/flood-guard.ts';
import type { Handler } from './core/handler.ts';
import { parseBounded } from './core/parse-bounded.ts';
import { isProven } from './core/proof.ts';
import { reportUnforeseen } from './core/report.ts';
import { senderOf } from './core/sender-of.ts';
import type { Caller, Capability, Tools } from './core/tools.ts';

/** A call that a deployed function answers (`serve.ts`). */
export type Callable = {
  readonly name: CallName;
  readonly answer: (request: Request, response: Response) => void | Promise<void>;
};
type Response = Parameters<HttpsFunction>[1];

type Settings = {
  /** Whether this deployment asks App Check who makes calls. */
  readonly usesAppCheck?: () => boolean;
};

/** What checks the proof of work, where one of these calls needs it. */
type ForProof<N extends CallName> = (typeof calls)[N] extends { proof: string }
  ? Pick<Tools<'keyedHash'>, 'keyedHash'>
  : unknown;

const tooLarge = 'Das ist zu viel auf einmal. Bitte kürzen und noch einmal versuchen.';

/** The calls of a service, each with its handler, which may need no more than the service has. */
export function callablesOf<S extends Service, C extends Capability>(
  service: S,
  handlers: { readonly [N in CallOf<S>]: Handler<N, NoInfer<C>> },
  tools: () => Tools<C> & ForProof<CallOf<S>>,
  settings?: Settings,
): Callable[] {
  const names = (Object.keys(calls) as CallName[]).filter(
    (name): name is CallOf<S> => calls[name].service === service,
  );
  return names.map((name) => callable<CallOf<S>, C>(handlers[name], tools, settings));
}

/**
 * The callable for a handler: refuses callers above their limit (unread, if they count by network, or
 * if their tokens open nothing), and bodies too large or nested too deep, unread; parses the input by its own schema (refusing
 * unknown arguments), and turns a failure into an HttpsError, an unforeseen error into a neutral one.
 * Hosting serves it on the product's own origin, hence no CORS.
 */
export function callable<N extends CallName, C extends Capability>(
  handler: Handler<N, C>,
  tools: () => Tools<C> & ForProof<N>,
  { usesAppCheck = () => false }: Settings = {},
) {
  const rule: Call = calls[handler.call];
  const allows = floodGuard(rule.limit);
  /** Of a network, what came with a token that opens nothing: it counts for no account. */
  const allowsUnproven = floodGuard(rule.limit);
  const proven = new WeakSet<Request>();
  // Signed-in people count by account: a team often shares one address.
  const isByAccount = rule.who !== 'anybody' && !rule.isCountedByNetwork;
  /** Whether they may go on, of those that were counted before anything was read. */
  const counted = new WeakMap<Request, boolean>();
  const oversized = new WeakSet<Request>();
  const answer = onCall<CallInput<N>>({ cors: false }, async (request) => {
    proven.add(request.rawRequest);
    const given = tools();
    const sender = senderOf(request.rawRequest);
    const account = isByAccount ? request.auth?.uid : undefined;
    if (!(counted.get(request.rawRequest) ?? allows({ ...sender, account }, given)))
      throw new HttpsError('resource-exhausted', functionsMessages.tooManyCalls);
    // A forged or expired token counts as none.
    const isTooLarge = oversized.has(request.rawRequest);
    if (!isTooLarge && rule.proof !== undefined) {
      const subject = subjectOf(handler.call, rule.proof, request.data);
      // By the type of `tools`, a call with a proof has what checks it.
      if (!isProven(request.rawRequest.headers[proofHeader], subject, given as Tools<'keyedHash'>))
        throw new HttpsError('failed-precondition', messages.notProven);
    }
    const outcome = isTooLarge
      ? refusedAt(wholeForm, 'tooLarge', tooLarge)
      : await outcomeOf(handler, request, {
          ...given,
          sender: sender.address,
          senders: sender.isUnlisted ? sendersPerHop : 1,
          device: deviceOf(request.rawRequest.headers['user-agent']),
          ...(usesAppCheck() && { isVouched: Boolean(request.app) }),
        });
    if (outcome.ok) return outcome.value;
    throw httpsErrorOf(outcome.failure);
  });
  // The SDK decodes the whole body itself, nested as deep as it may be.
  const unreadAbove = async (request: Request, response: Response) => {
    const sender = senderOf(request);
    const hasAccount = isByAccount && request.headers.authorization !== undefined;
    const isAllowed = hasAccount ? allowsUnproven(sender, tools(), 0) : allows(sender, tools());
    if (!hasAccount || !isAllowed) counted.set(request, isAllowed);
    if (!isAllowed) {
      // Nor are their tokens verified.
      for (const token of ['authorization', 'x-firebase-appcheck']) delete request.headers[token];
      request.body = { data: null };
      return answer(request, response);
    }
    request.body = bodyOf(request, rule);
    if (request.body === null) {
      oversized.add(request);
      request.body = { data: null };
    }
    await answer(request, response);
    if (hasAccount && !proven.has(request)) allowsUnproven(sender, tools());
  };
  return { name: handler.call, answer: unreadAbove, run: answer.run };
}

/** As parsed; null for more than the call reads. */
function bodyOf({ rawBody }: Request, { maxBody, maxValues }: Call): unknown {
  return (rawBody?.length ?? 0) > maxBody
    ? null
    : parseBounded(rawBody?.toString() ?? '', maxValues);
}

async function outcomeOf<N extends CallName, C extends Capability>(
  handler: Handler<N, C>,
  request: CallableRequest,
  tools: Tools<C>,
): Promise<Outcome<CallOutput<N>>> {
  const name = handler.call;
  try {
    const input = calls[name].input.safeParse(request.data);
    if (!input.success) return refused({ kind: 'invalid', details: detailsOf(input.error) });
    return await handler(
      input.data as z.output<(typeof calls)[N]['input']>,
      callerOfRequest(request, tools.now()),
      tools,
    );
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
      return new HttpsError('unauthenticated', messages.freshSignInNeeded, {
        reason: failure.kind,
        ...(failure.by && { by: failure.by }),
      });
    case 'sessionLocked':
      return new HttpsError('unauthenticated', lockMessages.sessionLocked, {
        reason: failure.kind,
      });
    case 'secondFactorNeeded':
      return new HttpsError('permission-denied', functionsMessages.secondFactorNeeded, {
        reason: failure.kind,
      });
    case 'notAllowed':
      return new HttpsError(
        'permission-denied',
        'Dafür fehlt dir die Berechtigung in dieser Praxis.',
      );
  }
}
