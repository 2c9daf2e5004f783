/**
 * What follows from a prescription or an insurance: until when the therapy must begin, and whether
 * the insurer must approve it first.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { PrescriptionMark } from '../../../entities/request/prescription-mark.tsx';
import { type StoredRequest, useRowHandling } from '../../../entities/request/request-handling.tsx';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = texts.prescription;

export function PrescriptionDetails({
  request,
  today,
}: {
  request: StoredRequest;
  today: IsoDate;
}) {
  const { rule, approvalOf } = useRowHandling();
  const approval = approvalOf(request.insurance);
  return (
    <>
      {rule && request.prescription && (
        <dl className={`facts ${styles.list}`}>
          <div>
            <dt>{t.deadline}</dt>
            <dd>
              <PrescriptionMark request={request} today={today} />
            </dd>
          </div>
        </dl>
      )}
      {approval && (
        <p className="hint">
          {approval.isNeeded ? t.approval(approval.insurer) : t.noApproval(approval.insurer)}
        </p>
      )}
    </>
  );
}
