/** The practice's address is unconfirmed: the consequences, and a new link. */
import { type Account, confirmedEmailOf, isEmailConfirmed } from '@platzwart/domain/practice/account';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { requestPracticeEmail } from './commands.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';

const t = texts.unconfirmed;

type State = { kind: 'idle' | 'busy' | 'sent' } | { kind: 'failed'; problem: string };

type Props = { slug: string; account: Pick<Account, 'email' | 'confirmedEmail'>; maySend: boolean };

/** Always rendered, because live regions announce only later changes. */
export function EmailNote({ slug, account, maySend }: Props) {
  const { email } = account;
  return (
    <div role="status">
      {!isEmailConfirmed(account) && (
        <Unconfirmed key={email} slug={slug} email={email} before={confirmedEmailOf(account)} maySend={maySend} />
      )}
    </div>
  );
}

function Unconfirmed({ slug, email, before, maySend }: { slug: string; email: string; before: string; maySend: boolean }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const send = async () => {
    // Offline, the first call's dynamic import would fail, and browsers cache that failure.
    if (!navigator.onLine) return setState({ kind: 'failed', problem: t.offline });
    setState({ kind: 'busy' });
    const answer = await requestPracticeEmail(slug);
    if (answer.kind === 'done') return setState({ kind: 'sent' });
    setState({
      kind: 'failed',
      problem: answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : t[answer.kind],
    });
  };
  return (
    <Note isWarm>
      <div className={styles.note}>
        <p>
          <strong>{t.title}</strong> {t.text(email)} {before === '' ? t.toAdministrators : t.toBefore(before)}
        </p>
        {maySend && (
          <Button busy={state.kind === 'busy'} onClick={() => void send()}>
            {state.kind === 'busy' ? t.sending : t.again}
          </Button>
        )}
        {state.kind === 'sent' && <p>{t.sent}</p>}
        <FieldError id="adresse-unbestaetigt" error={state.kind === 'failed' ? state.problem : undefined} />
      </div>
    </Note>
  );
}
