import { useEffect, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { changePassword, hasPassword, minPasswordLength } from '../../firebase/sign-in.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountSection, Value } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.password;

/** Where Google manages its accounts' passwords. */
const googleAccount = 'https://myaccount.google.com/security';

export function PasswordSection({ email }: { email: string }) {
  const [kind, setKind] = useState<'unknown' | 'own' | 'elsewhere'>('unknown');
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useFocusReturn(isOpen);

  useEffect(() => {
    hasPassword().then(
      (has) => setKind(has ? 'own' : 'elsewhere'),
      () => undefined,
    );
  }, []);

  const close = (saved = false) => {
    setSaved(saved);
    setOpen(false);
  };

  return (
    <AccountSection id="passwort" title={t.title}>
      {kind === 'elsewhere' && (
        <div className={`line ${styles.line}`}>
          <p className="fill">{t.elsewhere}</p>
          <ButtonAnchor href={googleAccount} target="_blank" rel="noopener noreferrer">
            {t.toGoogle}
            <span className="visually-hidden"> {t.newTab}</span>
          </ButtonAnchor>
        </div>
      )}
      {kind === 'own' && isOpen && (
        <ChangeForm email={email} onSaved={() => close(true)} onCancel={() => close()} />
      )}
      {kind === 'own' && !isOpen && (
        <Value
          saved={isSaved && t.saved}
          change={t.change}
          opener={opener}
          onChange={() => setOpen(true)}
        >
          {!isSaved && <p aria-hidden="true">••••••••••</p>}
        </Value>
      )}
    </AccountSection>
  );
}

function ChangeForm({
  email,
  onSaved,
  onCancel,
}: {
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const form = useCommandForm(save, {
    check,
    fields: ['currentPassword', 'newPassword'],
    titles: { invalid: texts.invalid },
    onDone: onSaved,
  });

  return (
    <AccountForm form={form} save={form.isRunning ? texts.saving : t.save} onCancel={onCancel}>
      {/* For password managers: the account name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        autoFocus
        label={t.current}
        autoComplete="current-password"
        texts={t.toggles.current}
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t.new}
        hint={t.hint(minPasswordLength)}
        autoComplete="new-password"
        texts={t.toggles.new}
      />
    </AccountForm>
  );
}

const entered = (data: FormData) => ({
  current: String(data.get('currentPassword')),
  next: String(data.get('newPassword')),
});

function check(data: FormData) {
  const { current, next } = entered(data);
  return wrongFields({
    currentPassword: current === '' ? t.currentMissing : undefined,
    newPassword:
      next === ''
        ? t.newMissing
        : [...next].length < minPasswordLength
          ? t.tooShort(minPasswordLength)
          : undefined,
  });
}

async function save(data: FormData): Promise<Result<true>> {
  const { current, next } = entered(data);
  const result = await changePassword(current, next);
  if (result === 'done') return { ok: true, output: true };
  if (result === 'wrongCredentials') return notDone(t.currentWrong, 'currentPassword');
  if (result === 'weakPassword') return notDone(t.tooWeak, 'newPassword');
  if (result === 'tooManyAttempts') return notDone(t.tooManyAttempts);
  return notDone(callTexts[result === 'offline' || result === 'noAnswer' ? result : 'failed']);
}
