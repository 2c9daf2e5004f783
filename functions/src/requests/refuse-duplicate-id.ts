import { type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';

/** gRPC's word for a document that must not exist yet. */
const alreadyExists = 6;

/**
 * A request is gone for good, and its sender's page sends it once more: the e-mails of the first time stand in the outbox
 * still, so that nothing is written. What was deleted does not come back by itself; the sentence says what one can do.
 */
export async function refuseDuplicateId<T>(change: Promise<Outcome<T>>, message: string): Promise<Outcome<T>> {
  try {
    return await change;
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyExists) throw error;
    return refusedAt(wholeForm, 'requestIdTaken', message);
  }
}
