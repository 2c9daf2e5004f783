/** The user's account: name, sign-in, practices, and deletion. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection, emailSectionId } from './email-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PracticesSection } from './practices-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignOutEverywhereSection } from './sign-out-everywhere-section.tsx';
import { texts } from './texts.ts';

/** Imports the live database, three times the page's size: nothing above waits for it. */
const NotificationChoices = lazy(() =>
  import('./notification-choices.tsx').then((part) => ({ default: part.NotificationChoices })),
);

/** Whoever never looks there loads none of it. */
const FactorsSection = lazyWhenOnline(() => import('./factors-section.tsx'));

type Props = {
  user: {
    uid: string;
    name: string;
    email: string;
    emailVerified: boolean;
    practices: readonly UserPractice[];
  };
  /** The name of each role. */
  /** Prompts to confirm the address; nothing if it is confirmed. */
  verification: ReactNode;
  /** What this browser does about new requests. */
  sound: ReactNode;
  /** When this browser locks. */
  lock?: ReactNode;
  onDeleted: () => void;
  /** Every sign-in has ended, including this one. */
  onSignedOut: () => void;
};

export function Account({ user, verification, sound, lock, onDeleted, onSignedOut }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        actions={
          <ButtonLink look="plain" className={styles.end} to={sitePaths.logout}>
            {texts.signOut}
          </ButtonLink>
        }
      />
      <Part part="person">
        <NameSection name={user.name} />
        <EmailSection
          email={user.email}
          isVerified={user.emailVerified}
          verification={verification}
        />
        {user.emailVerified && <PasswordSection email={user.email} />}
      </Part>
      <Part part="practices">
        <PracticesSection uid={user.uid} practices={user.practices} />
        <AccountSection id="benachrichtigungen" title={texts.notifications.title}>
          {user.practices.length === 0 ? (
            <p>{texts.notifications.none}</p>
          ) : (
            <Suspense fallback={<Loading text={texts.notifications.loading} />}>
              <NotificationChoices user={user} sound={sound} onConfirmAddress={toEmailSection} />
            </Suspense>
          )}
        </AccountSection>
      </Part>
      <Part part="browser">
        <ColoursSection />
        {user.practices.length > 0 && <KeysSection />}
      </Part>
      <Part part="security">
        <Suspense fallback={<Loading text={texts.loading} />}>
          <FactorsSection />
        </Suspense>
        {lock}
        <SessionsSection />
        <SignOutEverywhereSection onEnded={onSignedOut} />
        <DeletionSection onDeleted={onDeleted} />
      </Part>
    </div>
  );
}

type PartProps = { part: keyof typeof texts.parts; children: ReactNode };

/** Rows that belong together, beside their name. */
function Part({ part, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h2 className="h3">{texts.parts[part]}</h2>
      <div>{children}</div>
    </div>
  );
}

function toEmailSection() {
  const heading = document.getElementById(emailSectionId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'start' });
}
