import { accepted, type Outcome } from '@platzwart/domain/failure';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { Tools } from '../core/tools.ts';

/** A patient answers the offer they see, behind their link. */
export function answerOffer(
  _answer: OfferAnswer,
  _of: { slug: string; requestId: string },
  _tools: Tools,
): Promise<Outcome<Record<string, never>>> {
  return Promise.resolve(accepted({}));
}
