/**
 * `POST /api/companies` (spec section 7): multipart in, `{slug}` out, status 400 with
 * `{"details":[…]}` for refusals. The header `Idempotency-Key` (32 hex digits) identifies the attempt:
 * a retry gets the first answer. `X-Proof` is the proof of work for it.
 */
import { proofHeader, registrationSubject } from '@platzwart/domain/calls/proof';
import {
  type Failure,
  functionsMessages,
  messages,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { Request } from 'firebase-functions/https';
import { isProven } from '../core/proof.ts';
import { proveAccountSession } from '../core/prove-session.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { readRegistration, type SentRegistration } from './read-registration.ts';
import { registerPractice } from './register-practice.ts';

type Answer = { status: number; body: object };

/** Authenticates callers. */
export type Vouchers = {
  /** The caller an ID token identifies; undefined for a missing or invalid one. */
  readonly callerOf: (idToken: string) => Promise<Caller | undefined>;
};

export async function serveRegistration(
  request: Pick<Request, 'method' | 'headers' | 'rawBody'>,
  { callerOf }: Vouchers,
  tools: Tools<'keyedHash'>,
): Promise<Answer> {
  if (request.method !== 'POST')
    return {
      status: 405,
      body: { message: 'Hier wird eine Praxis registriert: POST mit multipart/form-data.' },
    };
  const attempt = [request.headers['idempotency-key']].flat()[0] ?? '';
  if (!isProven(request.headers[proofHeader], registrationSubject(attempt), tools))
    return { status: 403, body: { message: messages.notProven } };
  const idToken = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = idToken ? await callerOf(idToken) : undefined;
  if (!caller) return answerTo({ kind: 'signInNeeded' });
  try {
    const proof = await proveAccountSession(caller, tools);
    if (!proof.ok) return answerTo(proof.failure);
    const sent = await readRegistration(request.headers, request.rawBody);
    const outcome = sent.ok ? await register(sent.value, attempt, caller, tools) : sent;
    return outcome.ok ? { status: 200, body: outcome.value } : answerTo(outcome.failure);
  } catch (error) {
    reportUnforeseen('registerCompany', error);
    return { status: 500, body: { message: messages.serverError } };
  }
}

function register(sent: SentRegistration, attempt: string, caller: Caller, tools: Tools) {
  if (/^[0-9a-f]{32}$/.test(attempt)) return registerPractice({ ...sent, attempt }, caller, tools);
  return refusedAt(wholeForm, 'invalid', messages.checkThis);
}

function answerTo(failure: Failure): Answer {
  switch (failure.kind) {
    case 'invalid':
      return { status: 400, body: { details: failure.details } };
    case 'signInNeeded':
    case 'freshSignInNeeded':
    case 'sessionLocked':
      return { status: 401, body: { message: 'Bitte melde dich an.' } };
    case 'secondFactorNeeded':
      return { status: 403, body: { message: functionsMessages.secondFactorNeeded } };
    case 'notAllowed':
      return { status: 403, body: { message: 'Dafür fehlt dir die Berechtigung.' } };
  }
}
