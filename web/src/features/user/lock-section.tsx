/** When this browser locks, and by which PIN its person opens it. */
import { lockMinutes } from '@platzwart/domain/sign-in/lock';
import { useState } from 'react';
import { type Result, wrongFields } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { thisDevice } from '../../entities/factors/this-device.ts';
import { Button } from '../../ui/button.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountSection, Value } from './account-section.tsx';
import { texts as t } from './lock-section-texts.ts';
import { texts } from './texts.ts';

type Props = {
  /** Minutes without use after which the browser locks; '' for never. */
  after: string;
  onAfter: (minutes: string) => void;
};

export function LockSection({ after, onAfter }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | false>(false);
  const opener = useFocusReturn(isOpen);
  const close = (said: string | false) => {
    setSaved(said);
    setOpen(false);
  };
  return (
    <>
      <AccountSection id="sperre" title={t.title} lead={t.lead}>
        <div className={`within-field ${styles.form}`}>
          <SelectField
            label={t.after}
            value={after || '0'}
            options={lockMinutes.map((each) => ({ value: String(each), label: t.minutes(each) }))}
            onChange={({ target }) => onAfter(target.value === '0' ? '' : target.value)}
          />
        </div>
      </AccountSection>
      <AccountSection id="sperre-pin" title={t.pin} lead={t.pinLead}>
        {isOpen ? (
          <PinForm onDone={close} />
        ) : (
          <Value saved={saved} change={t.change} opener={opener} onChange={() => setOpen(true)}>
            <p>{t.pinValue}</p>
          </Value>
        )}
      </AccountSection>
    </>
  );
}

function PinForm({ onDone }: { onDone: (said: string | false) => void }) {
  const form = useCommandForm(
    async (data: FormData | 'remove'): Promise<Result<string>> => {
      const pin = data === 'remove' ? '' : String(data.get('pin'));
      const done = await run('setLockPin', { device: thisDevice(), pin });
      return done.ok ? { ok: true, output: pin === '' ? t.removed : t.saved } : done;
    },
    {
      check: (data) =>
        data === 'remove' || /^\d+$/.test(String(data.get('pin')))
          ? undefined
          : wrongFields({ pin: t.missing }),
      fields: ['pin'],
      titles: { invalid: texts.invalid },
      onDone,
    },
  );
  return (
    <>
      <AccountForm form={form} save={t.save} onCancel={() => onDone(false)} isOneField>
        <PinField {...form.field('pin')} autoFocus label={t.field} hint={t.hint} />
      </AccountForm>
      <div className={styles.more}>
        <Button look="plain" onClick={() => void form.start('remove')}>
          {t.remove}
        </Button>
      </div>
    </>
  );
}
