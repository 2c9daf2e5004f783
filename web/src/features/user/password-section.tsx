import { type FormEvent, useEffect, useState } from 'react';
import { texts as callTexts } from '../../calls/texts.ts';
import { changePassword, hasPassword, minPasswordLength } from '../../firebase/sign-in.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

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
        <>
          <p>{t.elsewhere}</p>
          <div>
            <ButtonAnchor href={googleAccount} target="_blank" rel="noopener noreferrer">
              {t.toGoogle}
              <span className="visually-hidden"> {t.newTab}</span>
            </ButtonAnchor>
          </div>
        </>
      )}
      {kind === 'own' && isOpen && <ChangeForm email={email} onSaved={() => close(true)} onCancel={() => close()} />}
      {kind === 'own' && !isOpen && (
        <div className="row">
          <Button ref={opener} onClick={() => setOpen(true)}>
            {t.change}
          </Button>
          <p role="status" className="muted">
            {isSaved && t.saved}
          </p>
        </div>
      )}
    </AccountSection>
  );
}

function ChangeForm({ email, onSaved, onCancel }: { email: string; onSaved: () => void; onCancel: () => void }) {
  const [isSaving, setSaving] = useState(false);
  const problems = useProblems<'currentPassword' | 'newPassword'>();
  useErrorTitle(problems.areShown);

  const save = async (current: string, next: string) => {
    setSaving(true);
    const result = await changePassword(current, next);
    if (result === 'done') return onSaved();
    setSaving(false);
    if (result === 'wrongCredentials') return problems.show(texts.invalid, { currentPassword: t.currentWrong });
    if (result === 'weakPassword') return problems.show(texts.invalid, { newPassword: t.tooWeak });
    problems.show(result === 'tooManyAttempts' ? t.tooManyAttempts : callTexts.failed);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const data = new FormData(event.currentTarget);
    const [current, next] = [String(data.get('currentPassword')), String(data.get('newPassword'))];
    const wrong = {
      currentPassword: current === '' ? t.currentMissing : undefined,
      newPassword: next === '' ? t.newMissing : [...next].length < minPasswordLength ? t.tooShort(minPasswordLength) : undefined,
    };
    if (wrong.currentPassword || wrong.newPassword) return problems.show(texts.invalid, wrong);
    problems.forget();
    void save(current, next);
  };

  return (
    <>
      {problems.summary}
      <form noValidate className={`stack gap-4 ${styles.form}`} onSubmit={submit}>
        {/* For password managers: the account name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...problems.field('currentPassword')}
          autoFocus
          label={t.current}
          autoComplete="current-password"
          texts={t.toggles.current}
        />
        <PasswordField
          {...problems.field('newPassword')}
          label={t.new}
          hint={t.hint(minPasswordLength)}
          autoComplete="new-password"
          texts={t.toggles.new}
        />
        <div className="row">
          <Button type="submit" busy={isSaving}>
            {isSaving ? texts.saving : t.save}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
