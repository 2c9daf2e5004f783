import { type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';

/** gRPC's code for a document that must not exist yet. */
const alreadyExists = 6;

/**
 * Handles a retry of an erased request from its sender's page: the first e-mails are still in the
 * outbox, so that nothing is written. Deleted requests do not come back on their own; the message
 * says what one can do.
 */
export async function refuseDuplicateId<T>(
  change: Promise<Outcome<T>>,
  message: string,
): Promise<Outcome<T>> {
  try {
    return await change;
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
    return refusedAt(wholeForm, 'requestIdTaken', message);
  }
}
