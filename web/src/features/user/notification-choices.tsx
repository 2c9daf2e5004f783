/**
 * E-mails about new requests to the user's own address, and push notices in this browser, by
 * practice.
 */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import {
  type Account,
  confirmedEmailOf,
  NewRequestEmails,
} from '@platzwart/domain/practice/account';
import type { UserPractice } from '@platzwart/domain/team/member';
import type { ReactNode } from 'react';
import { run } from '../../calls/run.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { useOptimisticValue } from '../../calls/use-optimistic-value.ts';
import { useAccount, usePractice } from '../../entities/practice/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './account.module.css';
import { PushSwitch } from './push-switch.tsx';
import { texts } from './texts.ts';

const t = texts.notifications;

type Props = {
  user: { uid: string; email: string; emailVerified: boolean; practices: readonly UserPractice[] };
  /** What this browser does about new requests of any practice. */
  sound: ReactNode;
  /** Links to the section on this page where the address is confirmed. */
  onConfirmAddress: () => void;
};

export function NotificationChoices({ user, sound, onConfirmAddress }: Props) {
  return (
    <>
      {!user.emailVerified && (
        <Note isWarm>
          <p>{t.unverified}</p>
          <div>
            <Button onClick={onConfirmAddress}>{t.toAddress}</Button>
          </div>
        </Note>
      )}
      <ul role="list" className="stack gap-4">
        {user.practices.map(({ slug, title }) => (
          <li key={slug} className="stack gap-2">
            {user.practices.length > 1 && <h4 className="same-size">{title}</h4>}
            <OfPractice
              slug={slug}
              title={title}
              uid={user.uid}
              email={user.email}
              sound={user.practices.length === 1 && sound}
            />
          </li>
        ))}
      </ul>
      {user.practices.length > 1 && sound}
    </>
  );
}

const options = NewRequestEmails.options.map((value) => ({ value, label: t.frequency[value] }));

type OfPracticeProps = {
  slug: string;
  title: string;
  uid: string;
  email: string;
  sound: ReactNode;
};

function OfPractice({ slug, title, uid, email, sound }: OfPracticeProps) {
  const account = useAccount(slug);
  const practice = usePractice(slug);
  const isLocked = practice.status === 'loaded' && practice.value?.locked === true;
  const own =
    account.status === 'loaded'
      ? account.value?.notifiedMembers.find((member) => member.uid === uid)
      : undefined;
  const { value, problem, change } = useOptimisticValue<NewRequestEmails>(
    own?.frequency ?? 'never',
    (newRequests) => run('updateOwnNotifications', { companySlug: slug, newRequests }),
  );

  if (account.status === 'loading') return <Loading text={t.loading} />;
  if (account.status !== 'loaded' || !account.value) {
    return (
      <div role="alert" className="row">
        <p>{t.loadFailed}</p>
        {'retry' in account && <Button onClick={account.retry}>{callTexts.retry}</Button>}
      </div>
    );
  }
  return (
    <div className="stack gap-2">
      <div className={`stack gap-0 ${styles.choice}`}>
        <RadioGroup
          name={`benachrichtigung-${slug}`}
          label={
            <>
              {t.label(readableEmail(email))}
              <span className="visually-hidden">: {title}</span>
            </>
          }
          hint={isLocked ? t.locked : practiceEmails(account.value, email)}
          error={problem?.message}
          options={options}
          value={value}
          onChange={(event) => change(NewRequestEmails.parse(event.target.value))}
        />
        <p role="alert" className="visually-hidden">
          {problem?.message}
        </p>
      </div>
      <div className="stack gap-2">
        <PushSwitch slug={slug} title={title} uid={uid} />
        {sound}
      </div>
    </div>
  );
}

/**
 * The practice's own address gets e-mails too, whatever its members choose: the confirmed one,
 * otherwise its administrators.
 */
function practiceEmails(
  account: Pick<Account, 'email' | 'confirmedEmail' | 'newRequestEmails'>,
  own: string,
): string {
  const { newRequestEmails } = account;
  const email = confirmedEmailOf(account);
  if (email === '') return t.toAdministrators[newRequestEmails];
  return isSameEmail(email, own)
    ? t.practiceIsOwn[newRequestEmails]
    : t.practice[newRequestEmails](readableEmail(email));
}
