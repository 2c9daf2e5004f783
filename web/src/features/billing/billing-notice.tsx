/**
 * Above every screen: the problem with trial or subscription, and a link to fix it. Others than
 * administrators read only that nothing can be changed.
 */
import { CalendarClock, Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import type { AccountStatus } from './account-status.ts';
import styles from './billing.module.css';
import { noticeOf, noticeTexts } from './notice-texts.ts';

type Props = {
  /** Undefined shows administrators nothing; others have none. */
  status: AccountStatus | undefined;
  isLocked: boolean;
  /** By whoever runs the platform. */
  isClosed?: boolean;
  billingPath: string;
  isAdministrator: boolean;
};

export function BillingNotice({
  status,
  isLocked,
  isClosed = false,
  billingPath,
  isAdministrator,
}: Props) {
  const notice = isAdministrator && status ? noticeOf(status) : undefined;
  return (
    <NoticeBar>
      {(isClosed || (!isAdministrator && isLocked)) && (
        <>
          <CalendarClock size={20} aria-hidden="true" />
          <p className="strong">{isClosed ? noticeTexts.closed : noticeTexts.readOnly}</p>
        </>
      )}
      {notice && (
        <>
          <CalendarClock size={20} aria-hidden="true" className="off-phone" />
          <div className={`stack gap-0 ${styles.words}`}>
            <p className={notice.keeps && 'strong'}>{notice.text}</p>
            {notice.keeps && (
              <ul role="list" className="row gap-0 across-4">
                {notice.keeps.map((each) => (
                  <li key={each} className="line gap-1">
                    <Check size={16} aria-hidden="true" />
                    {each}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <ButtonLink look="filled" to={billingPath}>
            {notice.link}
          </ButtonLink>
        </>
      )}
    </NoticeBar>
  );
}
