/** Every settings screen, by its address below 'einstellungen', with the navigation between them. Their code loads with the first one. */
import { screenPaths, settingsPaths } from '@platzwart/domain/screen-paths';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import styles from '../../features/administration/administration.module.css';
import { SettingsNavigation, settingsScreens } from '../../features/administration/settings-navigation.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';
import { Screen } from './screen.tsx';

const MembersView = lazyWhenOnline(() => import('../../features/members/members-view.tsx').then((part) => ({ default: part.MembersView })));
const LogScreen = lazyWhenOnline(() => import('./settings/log-screen.tsx'));
const WaitingListSettings = lazyWhenOnline(() => import('./settings/waiting-list-settings.tsx'));
const ProfileSettings = lazyWhenOnline(() => import('./settings/profile-settings.tsx'));
const FormSettings = lazyWhenOnline(() => import('./settings/form-settings.tsx'));
const LocationSettings = lazyWhenOnline(() => import('./settings/location-settings.tsx'));
const IntakeSettings = lazyWhenOnline(() => import('./settings/intake-settings.tsx'));
const NotificationSettings = lazyWhenOnline(() => import('./settings/notification-settings.tsx'));
const FollowUpSettings = lazyWhenOnline(() => import('./settings/follow-up-settings.tsx'));
const BillingSettings = lazyWhenOnline(() => import('./settings/billing-settings.tsx'));
const PrivacySettings = lazyWhenOnline(() => import('./settings/privacy-settings.tsx'));

export default function SettingsScreens() {
  const { basePath } = useAdministration();
  return (
    <Routes>
      {settingsScreens.map(({ screen, title }) => (
        <Route key={screen} path={settingsPaths[screen]} element={<Settings title={title} view={settingsViews[screen]} />} />
      ))}
      <Route path="*" element={<Navigate to={`${basePath}/${screenPaths.setting('profile')}`} replace />} />
    </Routes>
  );
}

function Settings({ title, view }: { title: string; view: ReactNode }) {
  const { basePath } = useAdministration();
  return (
    <div className={`stack ${styles.settingsLayout}`}>
      <SettingsNavigation basePath={basePath} />
      <div className="grow">
        <Screen title={title}>{view}</Screen>
      </div>
    </div>
  );
}

const settingsViews: Record<(typeof settingsScreens)[number]['screen'], ReactNode> = {
  profile: <ProfileSettings />,
  form: <FormSettings />,
  locations: <LocationSettings />,
  intake: <IntakeSettings />,
  notifications: <NotificationSettings />,
  followUp: <FollowUpSettings />,
  members: <Members />,
  waitingList: <WaitingListSettings />,
  billing: <BillingSettings />,
  privacy: <PrivacySettings />,
  log: <LogScreen />,
};

function Members() {
  const { slug, uid, role, isLocked, now } = useAdministration();
  return <MembersView slug={slug} uid={uid} role={role} isLocked={isLocked} now={now} />;
}
