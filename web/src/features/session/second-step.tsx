/** After the password: a code of an app, a recovery code or a passkey. */
import { useEffect, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { thisDevice } from '../../entities/factors/this-device.ts';
import { continueWith, ownFactors } from '../../firebase/own-token.ts';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts as t } from './second-step-texts.ts';

type Props = {
  onDone: () => unknown;
  onCancel: () => void;
};

export default function SecondStep({ onDone, onCancel }: Props) {
  const [kinds, setKinds] = useState<readonly string[]>([]);
  /** Without an app there are only recovery codes. */
  const [isRecovery, setRecovery] = useState(false);
  useEffect(() => {
    ownFactors().then(
      (said) => {
        // The server may ask for what the token does not say: anything may be there.
        const known = said.includes('required') ? said : ['totp', 'passkey'];
        setKinds(known);
        setRecovery(!known.includes('totp'));
      },
      () => undefined,
    );
  }, []);

  const form = useCommandForm(
    (way: FormData | 'passkey') => (way === 'passkey' ? byPasskey() : byCode(way)),
    {
      check: (way) =>
        way === 'passkey' || String(way.get('code')).trim() !== ''
          ? undefined
          : wrongFields({ code: t.missing }),
      fields: ['code'],
      titles: { invalid: t.invalid },
      onDone,
    },
  );

  return (
    <form noValidate className="stack gap-4" onSubmit={form.onSubmit}>
      {form.summary}
      <p>{t.why}</p>
      {kinds.includes('passkey') && (
        <Button look="outlined" busy={form.isRunning} onClick={() => void form.start('passkey')}>
          {t.withPasskey}
        </Button>
      )}
      <TextField
        // Another kind of code begins empty.
        key={isRecovery ? 'recovery' : 'code'}
        {...form.field('code')}
        autoFocus
        label={isRecovery ? t.recovery : t.code}
        hint={isRecovery ? t.recoveryHint : t.codeHint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {kinds.includes('totp') && (
        <div>
          <Button look="plain" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t.toCode : t.toRecovery}
          </Button>
        </div>
      )}
      <FormButtons look="filled" busy={form.isRunning} onCancel={onCancel}>
        {t.submit}
      </FormButtons>
    </form>
  );
}

async function byPasskey(): Promise<Result<true>> {
  const { signInWithPasskey } = await import('../../entities/factors/passkeys.ts');
  return signInWithPasskey();
}

async function byCode(data: FormData): Promise<Result<true>> {
  const proven = await run('proveFactor', { code: String(data.get('code')), device: thisDevice() });
  // The proof ends the session that made it: without the answer nothing goes on.
  if (proven.problem?.kind === 'noAnswer') return notDone(t.unanswered);
  if (!proven.ok) return proven;
  try {
    await continueWith(proven.output.token);
    return { ok: true, output: true };
  } catch {
    return notDone(t.unanswered);
  }
}
