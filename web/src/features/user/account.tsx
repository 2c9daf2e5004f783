/** One's own account: who one is here, how one signs in, the practices one works in, and the way out. */
import type { Role, UserPractice } from '@platzwart/domain/member';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './account.module.css';
import { DeletionPart } from './deletion-part.tsx';
import { EmailPart } from './email-part.tsx';
import { NamePart } from './name-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PracticesPart } from './practices-part.tsx';
import { texts } from './texts.ts';

type Props = {
  user: { uid: string; name: string; email: string; emailVerified: boolean; practices: readonly UserPractice[] };
  /** Each role in words. */
  roles: Readonly<Record<Role, string>>;
  /** What asks to confirm the address; nothing if it is confirmed. */
  verification: ReactNode;
  onDeleted: () => void;
};

export function Account({ user, roles, verification, onDeleted }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} actions={<ButtonLink to={paths.logout}>{texts.signOut}</ButtonLink>} />
      <NamePart name={user.name} />
      <EmailPart email={user.email} isVerified={user.emailVerified} verification={verification} />
      <PasswordPart email={user.email} />
      <PracticesPart uid={user.uid} practices={user.practices} roles={roles} />
      <DeletionPart onDeleted={onDeleted} />
    </div>
  );
}
