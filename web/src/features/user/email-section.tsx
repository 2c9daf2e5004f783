import { type FormEvent, type ReactNode, useState } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
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
  const problems = useProblems<'email'>();
  useErrorTitle(problems.areShown);
  const { start, isRunning } = useCommand(
    (email: string) => runValidated('requestEmailChange', { email }),
    (problem) => {
      const email = messageAt(problem, 'email');
      problems.show(email ? texts.invalid : problem.message, { email });
    },
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    problems.forget();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (await start(email)) onSent(email);
  };

  return (
    <>
      {problems.summary}
      <form noValidate className={`stack gap-4 ${styles.form}`} onSubmit={(event) => void submit(event)}>
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
          <Button type="submit" busy={isRunning}>
            {isRunning ? t.sending : t.send}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
