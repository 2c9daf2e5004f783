/** Above every screen: the problem with trial or subscription, and a link to fix it. */
import { CalendarClock } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import type { AccountStatus } from './account-status.ts';
import { noticeOf, noticeTexts } from './notice-texts.ts';

type Props = {
  /** Undefined shows nothing. */
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
          {isAdministrator && (
            <ButtonLink look="filled" to={billingPath}>
              {notice.link}
            </ButtonLink>
          )}
        </>
      )}
    </NoticeBar>
  );
}
