import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { PrescriptionRule } from '@platzwart/domain/booking/prescription-days';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { approvalFor } from '@platzwart/domain/request/prescription';
import { useEffect, useState } from 'react';

export type Prescriptions = {
  /** Until when a therapy must begin; null: no rule is known, or nobody asks. */
  readonly rule: PrescriptionRule | null;
  /** Whether an insurer must approve the therapy first. */
  readonly approvalOf: (insurance: string | undefined) => ReturnType<typeof approvalFor>;
};

export const noPrescriptions: Prescriptions = { rule: null, approvalOf: () => undefined };

/**
 * What holds for prescriptions, where the practice asks for their day; nothing while that is
 * unknown.
 */
export function usePrescriptions(
  practice: Practice | undefined,
  form: FormConfiguration | undefined,
): Prescriptions {
  const [known, setKnown] = useState(noPrescriptions);
  const isAsked = form?.prescriptionEnabled === true;
  useEffect(() => {
    let isCurrent = true;
    if (!practice || !isAsked) setKnown(noPrescriptions);
    else {
      // Most practices do not ask: the table is no part of every start. Without it, only warnings
      // are missing.
      import('@platzwart/domain/request/prescription').then(
        ({ prescriptionRule, approvalFor }) =>
          isCurrent &&
          setKnown({
            rule: prescriptionRule(practice),
            approvalOf: (insurance) => approvalFor(practice, insurance),
          }),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [practice, isAsked]);
  return known;
}
