/** Above every screen: what is the matter with trial or subscription, and where that is put in order. */
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { noticeOf, noticeTexts } from './notice-texts.ts';
import type { Standing } from './standing.ts';

type Props = {
  /** Undefined says nothing. */
  standing: Standing | undefined;
  billingPath: string;
  isAdministrator: boolean;
};

export function BillingNotice({ standing, billingPath, isAdministrator }: Props) {
  const notice = standing && noticeOf(standing);
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
