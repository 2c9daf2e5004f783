/** Why a free place was closed, in words for staff. */
import type { CloseReason } from '@platzwart/domain/vacancies/vacancy';

export const closedTexts: Record<CloseReason, string> = {
  notFree: 'doch nicht frei',
  filledElsewhere: 'anders vergeben',
  mistake: 'irrtümlich eingetragen',
  noneFits: 'niemand passt',
};
