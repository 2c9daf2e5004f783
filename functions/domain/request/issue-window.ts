/**
 * When a prescription must be issued so that it holds on the first day: what patients read who have
 * accepted a place.
 */

import { issueWindow, lastStart } from '../booking/prescription-days.ts';
import type { Prescription } from '../booking/questions.ts';
import { formatGermanDate, type IsoDate } from '../dates/german-date.ts';
import type { Slot } from '../waiting-list/slot.ts';
import { advisesIssuingLater, prescriptionRule } from './prescription.ts';

type Place = {
  readonly startsOn: IsoDate;
  readonly isSelfPayer: boolean;
  readonly today: IsoDate;
  readonly slot: Pick<Slot, 'locationId'>;
};
type Advice = { readonly prescriptionEnabled: boolean } & Parameters<typeof advisesIssuingLater>[1];
type Known = {
  readonly prescription: Prescription | null | undefined;
  readonly practice: Parameters<typeof prescriptionRule>[0];
  readonly form: Advice;
};

/**
 * The first and the last day from today on, or that theirs holds. Null: no rule is known, the
 * practice does not speak of prescriptions, or it began before today. Nobody is asked for a date
 * that has passed: that would invite to backdate.
 */
export function prescriptionFor(
  { startsOn, isSelfPayer, today, slot }: Place,
  { prescription, practice, form }: Known,
): 'holds' | { from: IsoDate; to: IsoDate } | null {
  const rule = prescriptionRule(practice, slot.locationId);
  if (!rule || isSelfPayer || !(form.prescriptionEnabled || advisesIssuingLater(practice, form)))
    return null;
  const holds =
    prescription && prescription.issuedOn <= startsOn && startsOn <= lastStart(prescription, rule);
  if (holds) return 'holds';
  const { from, to } = issueWindow(startsOn, rule);
  return to < today ? null : { from: from > today ? from : today, to };
}

/** On the patient's page, and in e-mails after a yes. */
export const issueWithin = ({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }) =>
  `Bitte lassen Sie die Verordnung so ausstellen, dass sie ein Datum vom ${formatGermanDate(from)} bis ${formatGermanDate(to)} trägt.`;
