/**
 * The first steps on the requests screen, where registration leads. Next to requests they are
 * collapsed, and stay until all are done.
 */

import { formatDay } from '@platzwart/domain/dates/german-date';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { AskRegion } from '../../entities/practice/ask-region.tsx';
import { isWhole } from '../../entities/practice/known-account.ts';
import { useKnownAccount } from '../../entities/practice/queries.ts';
import styles from '../../features/administration/administration.module.css';
import { FirstSteps } from '../../features/administration/first-steps.tsx';
import { firstStepsOf } from '../../features/administration/first-steps-state.ts';
import { firstStepsTexts as t } from '../../features/administration/first-steps-texts.ts';
import { trialDaysLeft } from '../../features/administration/format-account.ts';
import { useAdministration } from './administration-context.ts';

export default function FirstStepsContainer({ isFolded }: { isFolded: boolean }) {
  const { slug, role, practice, form, now, openCount, archivedCount, basePath } =
    useAdministration();
  const live = useKnownAccount(slug, role);
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!account || !practice) return null;
  const requests = openCount === undefined ? undefined : openCount + (archivedCount ?? 0);
  return (
    <div className={`if-any ${styles.beginning}`}>
      {form && <AskRegion {...{ slug, practice, form }} />}
      <FirstSteps
        isFolded={isFolded}
        slug={slug}
        steps={firstStepsOf({ account, practice, requests })}
        settingsPath={`${basePath}/${screenPaths.settings}`}
        bookingPath={sitePaths.booking(slug)}
        acceptsRequests={acceptsRequests(practice)}
      />
      {!isFolded && isWhole(account) && trialDaysLeft(account, now) !== undefined && (
        <p className="hint">{t.trial(formatDay(account.trialEndsAt))}</p>
      )}
    </div>
  );
}
