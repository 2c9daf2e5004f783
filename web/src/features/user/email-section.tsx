import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { pastedAddress } from '@platzwart/domain/text/text';
import { type ReactNode, useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

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
    <AccountSection id={emailSectionId} title={t.title} lead={t.lead}>
      <div className={`line ${styles.line}`}>
        <p className="row across-3">
          <span className="strong anywhere" translate="no">
            {readableEmail(email) || t.unknown}
          </span>
          {email && (
            <Chip color={isVerified ? 'green' : 'warm'}>
              {isVerified ? t.verified : t.unverified}
            </Chip>
          )}
        </p>
        {!isOpen && (
          <Button ref={opener} look="plain" aria-label={t.change} onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )}
      </div>
      {verification}
      <div role="status">{sentTo && <Note>{<p>{t.sent(sentTo)}</p>}</Note>}</div>
      {isOpen && <ChangeForm onSent={close} onCancel={() => close()} />}
    </AccountSection>
  );
}

function ChangeForm({
  onSent,
  onCancel,
}: {
  onSent: (email: string) => void;
  onCancel: () => void;
}) {
  const form = useCommandForm(
    async (data: FormData) => {
      const email = pastedAddress(String(data.get('email')));
      const { ok, problem } = await runValidated('requestEmailChange', { email });
      return ok ? { ok, output: readableEmail(email) } : { ok, problem };
    },
    { fields: ['email'], titles: { invalid: texts.invalid }, onDone: onSent },
  );

  return (
    <AccountForm form={form} save={form.isRunning ? t.sending : t.send} onCancel={onCancel}>
      <TextField
        {...form.field('email')}
        autoFocus
        type="email"
        label={t.label}
        hint={t.hint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccountForm>
  );
}
