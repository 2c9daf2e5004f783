import { calls } from '@platzwart/domain/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { messageAt, problemOf, requestEmailChange } from './commands.ts';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

const t = texts.email;
export const emailSectionId = 'e-mail';

type Props = {
  email: string;
  isVerified: boolean;
  /** Prompts to confirm the address; nothing if it is confirmed. */
  verification: ReactNode;
};

export function EmailSection({ email, isVerified, verification }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const opener = useFocusReturn(isOpen);

  const close = (sent = '') => {
    setSentTo(sent);
    setOpen(false);
  };

  return (
    <AccountSection id={emailSectionId} title={t.title}>
      <p className="row across-3">
        <span className="strong anywhere">{email || t.unknown}</span>
        {email && <Chip color={isVerified ? 'green' : 'warm'}>{isVerified ? t.verified : t.unverified}</Chip>}
      </p>
      {verification}
      <div role="status">{sentTo && <Note>{<p>{t.sent(sentTo)}</p>}</Note>}</div>
      {isOpen ? (
        <ChangeForm onSent={close} onCancel={() => close()} />
      ) : (
        <div>
          <Button ref={opener} onClick={() => setOpen(true)}>
            {t.change}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function ChangeForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const [isSending, setSending] = useState(false);
  const problems = useProblems<'email'>();
  useErrorTitle(problems.areShown);

  const send = async (next: string) => {
    setSending(true);
    const result = await requestEmailChange(next);
    if (result.kind === 'done') return onSent(next);
    setSending(false);
    const atField = messageAt('email', result);
    if (atField) problems.show(texts.invalid, { email: atField });
    else problems.show(problemOf(result));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const input = calls.requestEmailChange.input.safeParse({ email: new FormData(event.currentTarget).get('email') });
    if (!input.success) return problems.show(texts.invalid, { email: detailsOf(input.error)[0]?.message });
    problems.forget();
    void send(input.data.email);
  };

  return (
    <>
      {problems.summary}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          {...problems.field('email')}
          autoFocus
          type="email"
          label={t.label}
          hint={t.hint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="row">
          <Button type="submit" busy={isSending}>
            {isSending ? t.sending : t.send}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
