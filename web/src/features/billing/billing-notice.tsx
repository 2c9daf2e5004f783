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
  /** Undefined shows nothing. */
  status: AccountStatus | undefined;
  billingPath: string;
  isAdministrator: boolean;
};

export function BillingNotice({ status, billingPath, isAdministrator }: Props) {
  const known = status && noticeOf(status);
  const notice = isAdministrator || known?.keeps ? known : undefined;
  return (
    <NoticeBar>
      {notice && (
        <>
          <CalendarClock size={20} aria-hidden="true" />
          <div className={`stack gap-0 ${styles.words}`}>
            <p className={notice.keeps && 'strong'}>
              {isAdministrator ? notice.text : noticeTexts.readOnly}
            </p>
            {isAdministrator && notice.keeps && (
              // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
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
