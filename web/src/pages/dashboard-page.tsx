/** `/dashboard`: the user's practices, each a row that leads to its requests. */

import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { DashboardCard } from '../features/administration/dashboard-card.tsx';
import { dashboardTexts as t } from '../features/administration/dashboard-texts.ts';
import { useNow } from '../features/administration/queries.ts';
import { useSession } from '../features/session/queries.ts';
import { signedInMark } from '../features/session/return-path.ts';
import type { SessionUser } from '../features/session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Empty } from '../ui/states.tsx';

/** Nothing for whoever has several practices: the bar shows none of them there. */
const BarElsewhere = lazyWhenOnline(() => import('./administration/bar-elsewhere.tsx'));
const Due = lazyWhenOnline(() => import('./dashboard-due.tsx'));

/** Rows of what is due: of one practice there is room for more. */
const rowsOfOne = 6;
const rowsOfSeveral = 3;

export default function DashboardPage() {
  const { user } = useSession();
  const now = useNow();
  const { search } = useLocation();
  if (!user) return null;
  if (search === signedInMark) return <Navigate to={startOf(user)} replace />;
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
    <div className="stack gap-3">
      <Suspense>
        <BarElsewhere user={user} />
      </Suspense>
      <PageHeader
        title={t.title}
        actions={
          <ButtonLink to={sitePaths.companyRegistration} look="plain">
            {t.register}
          </ButtonLink>
        }
      />
      <ul role="list" className="lined">
        {user.practices.map((practice) => (
          <DashboardCard
            key={practice.slug}
            practice={practice}
            uid={user.uid}
            now={now}
            due={(open, isReadOnly) => (
              <Suspense>
                <Due
                  slug={practice.slug}
                  basePath={sitePaths.administration(practice.slug)}
                  now={now}
                  open={open}
                  isReadOnly={isReadOnly}
                  rows={user.practices.length === 1 ? rowsOfOne : rowsOfSeveral}
                />
              </Suspense>
            )}
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

/**
 * Members of one practice begin with their work; an incomplete session may not know all practices.
 */
function startOf({ practices, isIncomplete }: SessionUser): string {
  const [first, ...others] = practices;
  const isOnly = first && others.length === 0 && !isIncomplete;
  return isOnly
    ? `${sitePaths.administration(first.slug)}/${screenPaths.requests}`
    : sitePaths.dashboard;
}
