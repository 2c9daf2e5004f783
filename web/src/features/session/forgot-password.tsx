/** Requests a password reset e-mail. The answer never reveals whether an address has an account. */
import { calls } from '@platzwart/domain/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { type FormEvent, useState } from 'react';
import { call } from '../../firebase/calls.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';

const t = texts.forgotPassword;

export default function ForgotPassword({ hasMoved, email, onEmail }: SignInView) {
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [wasSent, setSent] = useState(false);
  const problems = useProblems<'email'>();

  const send = async (address: string) => {
    setStep('sending');
    const result = await call('requestPasswordReset', { email: address });
    if (result.kind === 'done') {
      setSent(true);
      return setStep('sent');
    }
    setStep('asking');
    if (result.kind === 'refused') problems.show(texts.invalid, { email: result.details[0]?.message });
    else problems.show(texts.problems.failed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const address = calls.requestPasswordReset.input.safeParse({ email });
    if (!address.success) return problems.show(texts.invalid, { email: detailsOf(address.error)[0]?.message });
    problems.forget();
    void send(address.data.email);
  };

  if (step === 'sent') {
    return (
      <>
        <ViewHeading title={t.sentTitle} takesFocus>
          <p>{t.sent}</p>
          <p className="hint">{t.spam}</p>
        </ViewHeading>
        <div>
          <Button onClick={() => setStep('asking')}>{t.again}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {problems.summary}
      <ViewHeading title={t.title} hasProblem={problems.areShown} takesFocus={hasMoved || wasSent}>
        <p className="hint">{t.text}</p>
      </ViewHeading>
      <form noValidate className="stack gap-5" onSubmit={submit}>
        <TextField
          {...problems.field('email')}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          type="email"
          label={texts.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button look="filled" large type="submit" busy={step === 'sending'}>
          {step === 'sending' ? t.sending : t.submit}
        </Button>
      </form>
    </>
  );
}
