/** The picture for an app, and its first code. */
import { type Result, wrongFields } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { thisDevice } from '../../entities/factors/this-device.ts';
import { qrCodeOf } from '../../ui/qr-code.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { texts } from './factor-texts.ts';

const t = texts.codes;

type Props = {
  secret: string;
  link: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

export function CodesSetUp({ secret, link, onDone, onCancel }: Props) {
  const form = useCommandForm(confirm, {
    check: (data) =>
      String(data.get('code')).trim() === '' ? wrongFields({ code: t.missing }) : undefined,
    fields: ['code'],
    titles: { invalid: texts.invalid },
    onDone,
  });
  return (
    <AccountForm form={form} save={form.isRunning ? t.confirming : t.confirm} onCancel={onCancel}>
      <p>{t.scan}</p>
      <QrPicture code={qrCodeOf(link)} title={t.qr} />
      <p>
        {t.byHand} <code className="anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        {...form.field('code')}
        autoFocus
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </AccountForm>
  );
}

async function confirm(data: FormData): Promise<Result<readonly string[]>> {
  const done = await run('confirmCodes', { code: String(data.get('code')), device: thisDevice() });
  if (!done.ok) return done;
  const { continueWith } = await import('../../firebase/own-token.ts');
  await continueWith(done.output.token);
  return { ok: true, output: done.output.recoveryCodes };
}
