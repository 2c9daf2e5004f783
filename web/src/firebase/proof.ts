/**
 * Proofs of work for what strangers send (`functions/domain/calls/proof.ts`): one for each subject,
 * made once, however often it is sent.
 */
import type { Challenge } from '@platzwart/domain/calls/challenge';
import { type ProofSubject, provenBy } from '@platzwart/domain/calls/proof';
import type { CallResult } from './calls.ts';
import { whileProving } from './proving.ts';
import { solveChallenge } from './solve-challenge.ts';

type Asked = CallResult<'requestChallenge'>;
/** Or why there is no challenge. */
export type Proof = { kind: 'proof'; proof: string } | Exclude<Asked, { kind: 'done' }>;

const made = new Map<string, { proof: Promise<Proof>; isOver: () => boolean }>();

/** `again`: the server did not take the last one. */
export function proofFor(
  subject: ProofSubject,
  ask: () => Promise<Asked>,
  again = false,
): Promise<Proof> {
  const key = subject.join(' ');
  const before = made.get(key);
  if (before && !again && !before.isOver()) return before.proof;
  let endsAt = Number.POSITIVE_INFINITY;
  const entry = {
    isOver: () => performance.now() > endsAt,
    proof: whileProving(
      ask().then(async (asked): Promise<Proof> => {
        if (asked.kind !== 'done') {
          // Whoever asks next may have a connection again.
          made.delete(key);
          return asked;
        }
        // Some time before, by this device's own clock: it may be wrong, but it runs as fast.
        endsAt = performance.now() + asked.output.seconds * 900;
        return { kind: 'proof', proof: await proofBy(asked.output) };
      }),
    ),
  };
  made.set(key, entry);
  return entry.proof;
}

/** '' where this browser cannot: the server says what is missing. */
async function proofBy(challenge: Challenge): Promise<string> {
  try {
    const key = await inWorker(challenge).catch(() => solveChallenge(challenge));
    return provenBy(challenge, key);
  } catch {
    return '';
  }
}

/** Beside the page. Rejects where the worker does not start, or does not load. */
async function inWorker(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => (typeof data === 'string' ? resolve(data) : reject(data));
      worker.onerror = reject;
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
