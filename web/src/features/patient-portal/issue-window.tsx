/** After a yes: when the prescription must be issued, so that it holds on the first day. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { advisesIssuingLater, prescriptionRule } from '@platzwart/domain/request/prescription';
import { issueWindow, lastStart } from '@platzwart/domain/request/prescription-days';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { prescriptionTexts as t } from './prescription-texts.ts';

type Props = { offer: PortalOffer; prescription: PortalView['prescription']; practice: Practice; form: FormConfiguration };

export function IssueWindow({ offer: { startsOn, isSelfPayer }, prescription, practice, form }: Props) {
  const rule = prescriptionRule(practice);
  const isAsked = form.prescriptionEnabled || advisesIssuingLater(practice, form);
  if (!rule || !isAsked || isSelfPayer) return null;
  if (prescription && prescription.issuedOn <= startsOn && startsOn <= lastStart(prescription, rule)) {
    return <p>{t.holds(formatGermanDate(prescription.issuedOn))}</p>;
  }
  const { from, to } = issueWindow(startsOn, rule);
  return <p className="strong">{t.window(formatGermanDate(from), formatGermanDate(to))}</p>;
}
