/** The first steps above the empty table: a new practice comes here from its registration. */
import styles from '../../features/administration/administration.module.css';
import { FirstSteps } from '../../features/administration/first-steps.tsx';
import { firstStepsOf } from '../../features/administration/first-steps-state.ts';
import { useAccount } from '../../features/administration/queries.ts';
import { paths } from '../../paths.ts';
import { useAdministration } from './administration-context.ts';

export default function FirstStepsHere() {
  const { slug, practice, openCount, archivedCount, basePath } = useAdministration();
  const live = useAccount(slug);
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!account || !practice) return null;
  const requests = openCount === undefined ? undefined : openCount + (archivedCount ?? 0);
  return (
    <div className={styles.beginning}>
      <FirstSteps
        slug={slug}
        steps={firstStepsOf({ account, practice, requests })}
        settingsPath={`${basePath}/einstellungen`}
        bookingPath={paths.booking(slug)}
      />
    </div>
  );
}
