import { type ProofSubject, proofHeader } from '@platzwart/domain/calls/proof';
import { isOnline } from '../online.ts';

/**
 * With the first touch of a form: the proof of work for what it will send is made meanwhile. What
 * fails here is tried again as it is sent.
 */
export async function prepareProof(subject: ProofSubject): Promise<void> {
  if (isOnline()) await proofHeaders(subject).catch(() => undefined);
}

/**
 * The proof as a request's header, for what is no call; without it the server says what is missing.
 * `again`: the server did not take the last one.
 */
export async function proofHeaders(
  subject: ProofSubject,
  again?: boolean,
): Promise<Record<string, string>> {
  const { proofOf } = await import('../firebase/calls.ts');
  const made = await proofOf(subject, again);
  return made.kind === 'proof' ? { [proofHeader]: made.proof } : {};
}
