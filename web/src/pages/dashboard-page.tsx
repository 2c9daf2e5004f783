/** `/dashboard`: the user's practices, each at a glance. */

import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import styles from '../features/administration/administration.module.css';
import { DashboardCard } from '../features/administration/dashboard-card.tsx';
import { dashboardTexts as t } from '../features/administration/dashboard-texts.ts';
import { useNow } from '../features/administration/queries.ts';
import { useSession } from '../features/session/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Empty } from '../ui/states.tsx';

export default function DashboardPage() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  if (user.practices.length === 0) {
    return (
      <Empty
        level={1}
        title={t.empty.title}
        action={
          <ButtonLink to={sitePaths.companyRegistration} look="filled">
            {t.register}
          </ButtonLink>
        }
      >
        <p>{t.empty.text}</p>
      </Empty>
    );
  }
  return (
    <div className="stack gap-5">
      <PageHeader title={t.title} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`columns filled gap-4 ${styles.practices}`}>
        {user.practices.map((practice) => (
          <DashboardCard
            key={practice.slug}
            practice={practice}
            uid={user.uid}
            now={now}
            requestsPath={`${sitePaths.administration(practice.slug)}/${screenPaths.requests}`}
            weekPath={`${sitePaths.administration(practice.slug)}/${screenPaths.week}`}
            publicPath={sitePaths.practice(practice.slug)}
            bookingPath={sitePaths.booking(practice.slug)}
            settingsPath={`${sitePaths.administration(practice.slug)}/${screenPaths.settings}`}
          />
        ))}
      </ul>
    </div>
  );
}
