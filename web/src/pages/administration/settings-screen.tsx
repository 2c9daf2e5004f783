/**
 * Every settings screen, by its address below 'einstellungen', with the navigation between them.
 * Their code loads with the first one.
 */
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { IntakeNumbers } from '@platzwart/domain/practice/intake-now';
import { intakeOf } from '@platzwart/domain/practice/intake-settings';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useMembers } from '../../entities/member/queries.ts';
import { useKnownAccount } from '../../entities/practice/queries.ts';
import { useAllOpen } from '../../entities/request/request-handling.tsx';
import styles from '../../features/administration/settings-navigation.module.css';
import {
  SettingsNavigation,
  SettingsOverview,
} from '../../features/administration/settings-navigation.tsx';
import { settingsTexts } from '../../features/administration/settings-texts.ts';
import type { NumbersOfTeam } from '../../features/settings/intake/limits-today.tsx';
import { readOnlyReasonFor } from '../../features/settings/read-only-reason.ts';
import { PlanProgress } from '../../features/waiting-list/plan-progress.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { type Administration, useAdministration } from './administration-context.ts';
import { NeedsForm, Screen } from './screen.tsx';
import { useLeadToSetting } from './settings/lead-to-setting.ts';
import { NeedsAccount } from './settings/needs-account.tsx';
import { PlanNotes } from './settings/plan-notes.tsx';
import { type SettingsPageName, settingsPagesInOrder } from './settings/settings-pages.ts';

/** A view whose code loads with its screen. */
function view<N extends string, P>(name: N, read: () => Promise<Record<N, ComponentType<P>>>) {
  return lazyWhenOnline(async () => ({ default: (await read())[name] }));
}

const BillingView = view('BillingView', () => import('../../features/billing/billing-view.tsx'));
const FollowUpView = view(
  'FollowUpView',
  () => import('../../features/settings/follow-up/follow-up-view.tsx'),
);
const FormSettings = view('FormSettings', () => import('./settings/form-settings.tsx'));
const IntakeView = view(
  'IntakeView',
  () => import('../../features/settings/intake/intake-view.tsx'),
);
const NoticeCount = view(
  'NoticeCount',
  () => import('../../features/settings/intake/notice-count.tsx'),
);
const LocationView = view(
  'LocationView',
  () => import('../../features/settings/locations/location-view.tsx'),
);
const LogScreen = view('LogScreen', () => import('./settings/log-screen.tsx'));
const MembersView = view('MembersView', () => import('../../features/members/members-view.tsx'));
const NotificationsView = view(
  'NotificationsView',
  () => import('../../features/settings/notifications/notifications-view.tsx'),
);
const OfferingView = view(
  'OfferingView',
  () => import('../../features/settings/offering/offering-view.tsx'),
);
const PrivacyView = view(
  'PrivacyView',
  () => import('../../features/settings/privacy/privacy-view.tsx'),
);
const ProfileSettings = view('ProfileSettings', () => import('./settings/profile-settings.tsx'));
const WaitingListView = view(
  'SettingsView',
  () => import('../../features/settings/waiting-list/settings-view.tsx'),
);

export default function SettingsScreens() {
  const { basePath } = useAdministration();
  return (
    <Routes>
      <Route index element={<Overview />} />
      {settingsPagesInOrder.map(({ name, path, title }) => (
        <Route
          key={name}
          path={path}
          element={<Settings title={title} view={settingsViews[name]} />}
        />
      ))}
      <Route path="*" element={<Navigate to={`${basePath}/${screenPaths.settings}`} replace />} />
    </Routes>
  );
}

function Overview() {
  const { basePath, slug, role, practice, form, now } = useAdministration();
  const [account, members] = [useKnownAccount(slug, role), useMembers(slug)];
  const known = {
    practice,
    form,
    now,
    account: account.status === 'loaded' ? account.value : undefined,
    team: members.status === 'loaded' ? members.value.length : undefined,
  };
  return (
    <Screen title={settingsTexts.title}>
      <SettingsOverview
        basePath={basePath}
        load={seesBilling(role) ? loadFindable : loadUnpaid}
        pages={pagesFor(role).map((page) => ({ ...page, state: page.stateOf(known) }))}
      />
    </Screen>
  );
}

function Settings({ title, view }: { title: string; view: (given: Given) => ReactNode }) {
  const administration = useAdministration();
  const { basePath, role } = administration;
  const open = useAllOpen();
  useLeadToSetting();
  return (
    <div className={`stack gap-0 top ${styles.layout}`}>
      <SettingsNavigation
        basePath={basePath}
        load={seesBilling(role) ? loadFindable : loadUnpaid}
        pages={pagesFor(role)}
      />
      <div data-settings="">
        <Screen title={title}>{view({ ...administration, open })}</Screen>
      </div>
    </div>
  );
}

const pagesFor = (role: Role | undefined) =>
  settingsPagesInOrder.filter(({ isPaid }) => !isPaid || seesBilling(role));

const loader = (seesAll: boolean) => () =>
  import('./settings/findable-settings.ts').then((part) => part.findableSettings(seesAll));
const [loadFindable, loadUnpaid] = [loader(true), loader(false)];

/** While the role is unknown, nothing is taken out of sight that may come back. */
const seesBilling = (role: Role | undefined) => role === undefined || may(role, 'changeSettings');

type Given = Administration & { open: ReturnType<typeof useAllOpen> };

/**
 * As far as the team's screens know; the server leaves out who has not confirmed their address for
 * days.
 */
function intakeNumbers(
  open: NonNullable<Given['open']>,
  placesAMonth: IntakeNumbers['placesAMonth'],
): NumbersOfTeam {
  const waiting = new Map<string, number>();
  for (const key of open.flatMap(({ slotKeys }) => slotKeys))
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
  return {
    open: open.length,
    openAt: (id) => open.filter(({ locationIds }) => locationIds.includes(id)).length,
    waitingAt: (key) => waiting.get(key) ?? 0,
    placesAMonth,
    unconfirmed: open.filter(
      ({ source, emailConfirmedAt }) => source === 'online' && emailConfirmedAt === null,
    ).length,
  };
}

const availableReason = (role: Role | undefined, { locked }: Pick<Practice, 'locked'>) =>
  readOnlyReasonFor(role, locked, 'changeAvailability');

/** What each shows; the middle ones need the practice, its account and form. */
const settingsViews: Record<SettingsPageName, (given: Given) => ReactNode> = {
  profile: () => <NeedsAccount>{(known) => <ProfileSettings {...known} />}</NeedsAccount>,
  form: () => <NeedsAccount>{(known) => <FormSettings {...known} />}</NeedsAccount>,
  locations: ({ slug, basePath, open }) => (
    <NeedsAccount>
      {(known) => (
        <LocationView
          {...known}
          account={{ subscription: null, ...known.account }}
          slug={slug}
          billingPath={`${basePath}/${screenPaths.setting('billing')}`}
          requests={open}
          progress={<PlanNotes slug={slug} basePath={basePath} />}
        />
      )}
    </NeedsAccount>
  ),
  intake: ({ slug, role, today, open }) => (
    <NeedsAccount>
      {({ practice, account, form, readOnlyReason }) => (
        <IntakeView
          {...{ slug, today, form }}
          // Opening for the first time is the administration's.
          readOnlyReason={practice.notYetOpened ? readOnlyReason : availableReason(role, practice)}
          mayLimit={may(role, 'changeSettings')}
          stored={intakeOf(practice, account)}
          isLocked={practice.locked}
          hasNoTimes={practice.hasNoTimes ?? false}
          notYetOpened={practice.notYetOpened ?? false}
          intakeFull={practice.intakeFull ?? ''}
          locations={practice.locations}
          numbers={open && intakeNumbers(open, account.placesAMonth)}
          notices={readOnlyReason === undefined && <NoticeCount slug={slug} />}
        />
      )}
    </NeedsAccount>
  ),
  notifications: ({ slug, uid, role, basePath }) => (
    <NeedsAccount>
      {({ account, readOnlyReason }) => (
        <NotificationsView
          {...{ slug, uid, role, account, readOnlyReason }}
          profilePath={`${basePath}/${screenPaths.setting('profile')}`}
        />
      )}
    </NeedsAccount>
  ),
  followUp: ({ slug }) => (
    <NeedsAccount>
      {({ practice: { title }, account, readOnlyReason }) => (
        <FollowUpView
          {...{ slug, readOnlyReason }}
          stored={account.followUp}
          practice={{ title, email: confirmedEmailOf(account) }}
        />
      )}
    </NeedsAccount>
  ),
  offering: ({ slug, role, basePath }) => (
    <NeedsAccount>
      {({ practice, account }) => (
        <OfferingView
          slug={slug}
          readOnlyReason={availableReason(role, practice)}
          mayChangeAll={may(role, 'changeSettings')}
          stored={account.offering}
          practice={{
            title: practice.title,
            email: confirmedEmailOf(account),
            locations: practice.locations,
          }}
          locationsPath={`${basePath}/${screenPaths.setting('locations')}`}
          identity={account}
        />
      )}
    </NeedsAccount>
  ),
  members: ({ slug, uid, role, isLocked, now }) => (
    <MembersView {...{ slug, uid, role, isLocked, now }} />
  ),
  waitingList: ({ slug, role, isLocked, openCount }) => (
    <NeedsForm>
      {(form) => (
        <WaitingListView
          {...{ slug, role, isLocked, form, openCount }}
          progress={<PlanProgress slug={slug} />}
        />
      )}
    </NeedsForm>
  ),
  billing: ({ role, now, basePath }) => (
    <NeedsAccount>
      {({ practice, account }) => (
        <BillingView
          {...{ practice, account, role, now }}
          settingsPath={`${basePath}/${screenPaths.settings}`}
        />
      )}
    </NeedsAccount>
  ),
  privacy: ({ role, now, open }) => (
    <NeedsAccount>
      {({ practice, account }) => (
        <PrivacyView {...{ practice, account, role, now, open }} loadTable={loadTable} />
      )}
    </NeedsAccount>
  ),
  log: () => <LogScreen />,
};

const loadTable = () =>
  import('./settings/exported-table.ts').then(({ exportedTable }) => exportedTable);
