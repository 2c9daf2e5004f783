/** Above every screen: what is the matter with trial or subscription, and where that is put in order. */
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import type { AccountStatus } from './account-status.ts';
import { noticeOf, noticeTexts } from './notice-texts.ts';

type Props = {
  /** Undefined says nothing. */
  status: AccountStatus | undefined;
  billingPath: string;
  isAdministrator: boolean;
};

export function BillingNotice({ status, billingPath, isAdministrator }: Props) {
  const notice = status && noticeOf(status);
  return (
    <NoticeBar>
      {notice && (
        <>
          <CalendarClock size={20} aria-hidden="true" />
          <p>
            {notice.text} {!isAdministrator && noticeTexts.ask}
          </p>
          {isAdministrator && <Link to={billingPath}>{notice.link}</Link>}
        </>
      )}
    </NoticeBar>
  );
}
