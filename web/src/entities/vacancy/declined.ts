import type { DeclineReason } from '@platzwart/domain/request/request-offer';

export const noReason = 'Ohne Angabe';

/** Why somebody declined, for staff. */
export const declinedTexts: Record<DeclineReason, string> = {
  time: 'Die Zeit passt doch nicht',
  notNow: 'Gerade nicht (Krankheit, Reise)',
  noLongerNeeded: 'Braucht keinen Platz mehr',
  other: 'Anderer Grund',
};
