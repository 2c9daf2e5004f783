/** Letters about new requests to one's own address, practice by practice. */
import { type Account, confirmedEmailOf, NewRequestLetters } from '@platzwart/domain/account';
import { isSameEmail } from '@platzwart/domain/email-address';
import type { UserPractice } from '@platzwart/domain/member';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './account.module.css';
import { notifyMe, problemOf } from './commands.ts';
import { useAccount, usePractice } from './queries.ts';
import { texts } from './texts.ts';

const t = texts.notifications;

type Props = {
  user: { uid: string; email: string; emailVerified: boolean; practices: readonly UserPractice[] };
  /** To the place on this page where the address is confirmed. */
  onConfirmAddress: () => void;
};

export function NotificationChoices({ user, onConfirmAddress }: Props) {
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={styles.notifications}>
        {user.practices.map(({ slug, title }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <OfPractice slug={slug} title={title} uid={user.uid} email={user.email} />
          </li>
        ))}
      </ul>
    </>
  );
}

const options = NewRequestLetters.options.map((value) => ({ value, label: t.letters[value] }));

type OfPracticeProps = { slug: string; title: string; uid: string; email: string };

function OfPractice({ slug, title, uid, email }: OfPracticeProps) {
  const account = useAccount(slug);
  const practice = usePractice(slug);
  const isLocked = practice.status === 'loaded' && practice.value?.locked === true;
  const own = account.status === 'loaded' ? account.value?.notifiedMembers.find((member) => member.uid === uid) : undefined;
  const { letters, problem, change } = useWish(slug, own?.letters ?? 'never');

  if (account.status === 'loading') return <Loading text={t.loading} />;
  if (account.status !== 'loaded' || !account.value) {
    return (
      <div role="alert" className={styles.actions}>
        <p>{t.loadFailed}</p>
        {'retry' in account && <Button onClick={account.retry}>{t.retry}</Button>}
      </div>
    );
  }
  return (
    <div className={styles.choice}>
      <RadioGroup
        name={`benachrichtigung-${slug}`}
        label={
          <>
            {t.label(email)}
            <span className="visually-hidden">: {title}</span>
          </>
        }
        hint={isLocked ? t.locked : practiceLetters(account.value, email)}
        error={problem}
        options={options}
        value={letters}
        onChange={(event) => change(NewRequestLetters.parse(event.target.value))}
      />
      <p role="alert" className="visually-hidden">
        {problem}
      </p>
    </div>
  );
}

/** What was chosen is shown at once, and taken back with the reason if it was not done. The last of several wishes counts. */
function useWish(slug: string, stored: NewRequestLetters) {
  const [wished, setWished] = useState<NewRequestLetters | undefined>(undefined);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const latest = useRef(stored);

  // It was done and has arrived.
  if (wished === stored && !isSending) setWished(undefined);

  const send = async () => {
    setSending(true);
    let sent: NewRequestLetters;
    let result: Awaited<ReturnType<typeof notifyMe>>;
    do {
      sent = latest.current;
      result = await notifyMe(slug, sent);
    } while (result.kind === 'done' && sent !== latest.current);
    setSending(false);
    if (result.kind === 'done') return;
    setWished(undefined);
    setProblem(problemOf(result));
  };

  const change = (letters: NewRequestLetters) => {
    latest.current = letters;
    setWished(letters);
    setProblem(undefined);
    if (!isSending) void send();
  };

  return { letters: wished ?? stored, problem, change };
}

/** The practice's own address gets letters too, whatever its people choose: the confirmed one, or its administrators in its place. */
function practiceLetters(account: Pick<Account, 'email' | 'confirmedEmail' | 'newRequestLetters'>, own: string): string {
  const { newRequestLetters } = account;
  const email = confirmedEmailOf(account);
  if (email === '') return t.toAdministrators[newRequestLetters];
  return isSameEmail(email, own) ? t.practiceIsOwn[newRequestLetters] : t.practice[newRequestLetters](email);
}
