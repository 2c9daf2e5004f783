import { registrationSubject } from '@platzwart/domain/calls/proof';
import { Details } from '@platzwart/domain/details';
import { messages } from '@platzwart/domain/failure';
import { RegistrationAnswer } from '@platzwart/domain/practice/registration';
import type { RegistrationPayload } from '@platzwart/domain/practice/registration-payload';
import * as z from 'zod/mini';
import { prepareProof, proofHeaders } from '../../calls/prepare-proof.ts';
import { problemOf, type Result, refusal } from '../../calls/problem.ts';
import { idToken } from '../../firebase/session.ts';
import { isOnline } from '../../online.ts';

/** Milliseconds, long enough to upload a large logo over a slow line. */
const timeoutMs = 60_000;

const Refusal = z.object({ details: Details });

/** Identifies this state of the form: a retry after a lost answer creates no second practice. */
let attempt = newKey();

function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** With the first touch of the form. */
export const prepareRegistration = () => prepareProof(registrationSubject(attempt));

/**
 * `POST /api/companies` (spec section 7): the fields as one JSON part, the logo as a file. Resolves
 * to the practice's slug.
 */
export async function registerPractice(
  registration: RegistrationPayload,
  logo: File | undefined,
): Promise<Result<string>> {
  const body = new FormData();
  body.set('data', new Blob([JSON.stringify(registration)], { type: 'application/json' }));
  if (logo) body.set('logoImage', logo);
  if (!isOnline()) return { ok: false, problem: problemOf('offline') };
  const signal = AbortSignal.timeout(timeoutMs);
  const post = async (again?: boolean) => {
    const headers = {
      Authorization: `Bearer ${await idToken()}`,
      'Idempotency-Key': attempt,
      ...(await proofHeaders(registrationSubject(attempt), again)),
    };
    return fetch('/api/companies', { method: 'POST', body, headers, signal });
  };
  try {
    const first = await post();
    // The proof of work is over.
    const response = first.status === 403 ? await post(true) : first;
    if (response.ok) {
      const { slug } = RegistrationAnswer.parse(await response.json());
      attempt = newKey();
      return { ok: true, output: slug };
    }
    if (response.status === 400)
      return { ok: false, problem: refusal(Refusal.parse(await response.json()).details) };
    return { ok: false, problem: problemOf('failed', messages.serverError) };
  } catch {
    // Nobody answered, or not in our words.
  }
  return { ok: false, problem: problemOf('noAnswer') };
}
