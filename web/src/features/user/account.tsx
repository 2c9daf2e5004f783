/** The user's account: name, sign-in, practices, and deletion. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
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
import { SignOutEverywhereSection } from './sign-out-everywhere-section.tsx';
import { texts } from './texts.ts';

/** Imports the live database, three times the page's size: nothing above waits for it. */
const NotificationChoices = lazy(() => import('./notification-choices.tsx').then((part) => ({ default: part.NotificationChoices })));

type Props = {
  user: { uid: string; name: string; email: string; emailVerified: boolean; practices: readonly UserPractice[] };
  /** The name of each role. */
  /** Prompts to confirm the address; nothing if it is confirmed. */
  verification: ReactNode;
  /** What this browser does about new requests. */
  sound: ReactNode;
  onDeleted: () => void;
  /** Every sign-in has ended, including this one. */
  onSignedOut: () => void;
};

export function Account({ user, verification, sound, onDeleted, onSignedOut }: Props) {
  const current = usePartInSight();
  return (
    <div className={`stack gap-5 ${styles.page}`}>
      <PageHeader
        title={texts.title}
        actions={
          <ButtonLink look="plain" to={sitePaths.logout}>
            {texts.signOut}
          </ButtonLink>
        }
      />
      <div className={styles.parts}>
        <nav aria-label={texts.partsLabel} className={styles.navigation}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`} aria-current={part === current ? 'location' : undefined}>
              {texts.parts[part]}
            </a>
          ))}
        </nav>
        <div className="stack gap-6">
          <Part id="person">
            <NameSection name={user.name} />
            <EmailSection email={user.email} isVerified={user.emailVerified} verification={verification} />
            <PasswordSection email={user.email} />
          </Part>
          <Part id="mitgliedschaften">
            <PracticesSection uid={user.uid} practices={user.practices} />
            <AccountSection id="benachrichtigungen" title={texts.notifications.title} lead={texts.notifications.lead}>
              {user.practices.length === 0 ? (
                <p>{texts.notifications.none}</p>
              ) : (
                <>
                  <Suspense fallback={<Loading text={texts.notifications.loading} />}>
                    <NotificationChoices user={user} onConfirmAddress={toEmailSection} />
                  </Suspense>
                  {sound}
                </>
              )}
            </AccountSection>
          </Part>
          <Part id="browser">
            <ColoursSection />
            {user.practices.length > 0 && <KeysSection />}
          </Part>
          <Part id="sicherheit">
            <SignOutEverywhereSection onEnded={onSignedOut} />
            <DeletionSection onDeleted={onDeleted} />
          </Part>
        </div>
      </div>
    </div>
  );
}

const parts = ['person', 'mitgliedschaften', 'browser', 'sicherheit'] as const;

/** The last part whose beginning has been reached; at the page's end the last one, however short. */
function usePartInSight() {
  const [current, setCurrent] = useState<(typeof parts)[number]>(parts[0]);
  useEffect(() => {
    const look = () => {
      const isEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const reached = parts.filter((part) => (document.getElementById(part)?.getBoundingClientRect().top ?? 0) < innerHeight / 3);
      setCurrent((isEnd ? parts : reached).at(-1) ?? parts[0]);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return current;
}

/** Sections that belong together, under their name; the list at the side leads here. */
function Part({ id, children }: { id: (typeof parts)[number]; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.part}>
      <p className="h2 strong">{texts.parts[id]}</p>
      {children}
    </div>
  );
}

function toEmailSection() {
  const heading = document.getElementById(emailSectionId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'start' });
}
