/** After a yes: when the prescription must be issued, so that it holds on the first day. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { issueWithin, prescriptionFor } from '@platzwart/domain/request/issue-window';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { prescriptionTexts as t } from './prescription-texts.ts';

type Props = {
  offer: PortalOffer;
  prescription: PortalView['prescription'];
  practice: Practice;
  form: FormConfiguration;
  today: IsoDate;
};

export function IssueWindow({ offer, prescription, practice, form, today }: Props) {
  const needed = prescriptionFor({ ...offer, today }, { prescription, practice, form });
  if (needed === null) return null;
  if (needed === 'holds')
    return prescription && <p>{t.holds(formatGermanDate(prescription.issuedOn))}</p>;
  return <p className="strong">{issueWithin(needed)}</p>;
}
