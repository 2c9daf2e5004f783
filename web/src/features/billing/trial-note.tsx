/** Below the practice's name, quietly: until when it is free of charge (spec section 4). Its last days have a notice of their own. */
import { berlinDate, formatGermanDate } from '@platzwart/domain/german-date';
import { Link } from 'react-router';
import styles from './billing.module.css';
import { noticeOf, noticeTexts } from './notice-texts.ts';
import type { Standing } from './standing.ts';

export function TrialNote({ standing, billingPath }: { standing: Standing; billingPath: string }) {
  if (standing.kind !== 'trial' || noticeOf(standing)) return null;
  return (
    <Link to={billingPath} className={styles.trialNote}>
      {noticeTexts.trialUntil(formatGermanDate(berlinDate(standing.endsAt)))}
    </Link>
  );
}
