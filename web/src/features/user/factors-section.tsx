/** What the account proves itself by beyond its password. Loads with the page's quiet. */

import type { CallOutput } from '@platzwart/domain/calls/calls';
import { formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import { useEffect, useState } from 'react';
import { type Result, wrongFields } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { useRemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useQuestion } from '../../ui/use-question.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { CodesSetUp } from './codes-set-up.tsx';
import { texts } from './factor-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factors = CallOutput<'viewFactors'>;
type Passkey = Factors['passkeys'][number];

const day = (iso: string) => formatDay(new Date(iso));

/** `onChanged`: something was added or removed. */
export default function FactorsSection({ onChanged }: { onChanged?: () => void }) {
  const { value, problem, retry } = useRemoteValue('factors', () => run('viewFactors', {}));
  /** Shown once, until they are kept. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  const show = (recoveryCodes: readonly string[], message = '') => {
    setCodes(recoveryCodes);
    setSaid(message);
    retry();
    onChanged?.();
  };

  const isLoaded = value !== undefined;
  useEffect(() => {
    const asked = isLoaded && document.getElementById(location.hash.slice(1) || 'passkeys');
    if (!asked || location.hash !== `#${asked.id}`) return;
    asked.focus({ preventScroll: true });
    asked.scrollIntoView?.({ block: 'start' });
  }, [isLoaded]);

  if (!value)
    return (
      <AccountSection id="passkeys" title={texts.passkeys.title}>
        {problem ? (
          <Failure
            title={problem.message}
            action={<Button onClick={retry}>{texts.retry}</Button>}
          />
        ) : (
          <Loading text={texts.loading} />
        )}
      </AccountSection>
    );
  const hasRecovery = value.totp !== null || value.isRequired;
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {value.resetAt !== null && <PlannedReset at={value.resetAt} onCancelled={() => show([])} />}
      <Passkeys factors={value} onChanged={show} />
      <Codes factors={value} onChanged={show} />
      {(hasRecovery || codes.length > 0) && (
        <AccountSection id="wiederherstellung" title={texts.recovery.title}>
          {codes.length > 0 ? (
            <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
          ) : (
            <Renewal left={value.recoveryCodes} onRenewed={show} />
          )}
        </AccountSection>
      )}
    </>
  );
}

/** Somebody has asked to take all of it away. */
function PlannedReset({ at, onCancelled }: { at: string; onCancelled: () => void }) {
  const t = texts.reset;
  const cancelling = useCommand(() => run('cancelFactorReset', {}));
  const cancel = async () => {
    if (!(await cancelling.start())) return;
    onCancelled();
    document.getElementById('passkeys')?.focus();
  };
  return (
    <Note isWarm isLive>
      <p>{t.planned(formatMoment(new Date(at)))}</p>
      {cancelling.problem && (
        <FieldError id="zuruecksetzen-fehler" error={cancelling.problem.message} />
      )}
      <div className="row">
        <Button look="filled" busy={cancelling.isRunning} onClick={() => void cancel()}>
          {cancelling.isRunning ? t.working : t.cancel}
        </Button>
      </div>
    </Note>
  );
}

type PartProps = {
  factors: Factors;
  onChanged: (recoveryCodes: readonly string[], message?: string) => void;
};

function Passkeys({ factors: { passkeys, isRequired, totp }, onChanged }: PartProps) {
  const t = texts.passkeys;
  const adding = useCommand(async (): Promise<Result<unknown>> => {
    const { addPasskey } = await import('../../entities/factors/passkeys.ts');
    return addPasskey(texts.deviceName(systemOf(navigator.userAgent)));
  });
  const requiring = useCommand(async (isOn: boolean) =>
    run('requirePasskey', { isRequired: isOn }),
  );
  const isSupported = 'PublicKeyCredential' in window;

  const add = async () => {
    if (await adding.start()) onChanged([], t.added);
  };
  const require = async (isOn: boolean) => {
    const done = await requiring.start(isOn);
    if (done) onChanged(done.recoveryCodes);
  };

  return (
    <AccountSection id="passkeys" title={t.title}>
      {passkeys.length === 0 ? (
        <p className="hint">{isSupported ? t.none : t.unsupported}</p>
      ) : (
        <ul role="list" className={`stack gap-0 ${styles.practices}`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={() => onChanged([])} />
          ))}
        </ul>
      )}
      {adding.problem && (
        <div role="alert">
          <FieldError id="passkey-fehler" error={adding.problem.message} />
        </div>
      )}
      {isSupported && (
        <div className={styles.more}>
          <Button busy={adding.isRunning} onClick={() => void add()}>
            {adding.isRunning ? t.adding : t.add}
          </Button>
        </div>
      )}
      {passkeys.length > 0 && totp === null && (
        <Switch
          label={t.always}
          hint={t.alwaysHint}
          isOn={requiring.startedWith?.[0] ?? isRequired}
          error={requiring.problem?.message}
          onChange={(isOn) => void require(isOn)}
        />
      )}
    </AccountSection>
  );
}

/** As far as browsers say it; people rename it. */
function systemOf(userAgent: string): string {
  const [found = ''] = /iPhone|iPad|Android|Windows|Mac|Linux/.exec(userAgent) ?? [];
  return found;
}

function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const t = texts.passkeys;
  const { id, name, addedAt, lastUsedAt, isCopied } = passkey;
  const question = useQuestion();
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusReturn(isOpen);
  const removal = useCommand(() => run('removePasskey', { id }));

  const remove = async () => {
    if (await removal.start()) onChanged();
  };
  const close = () => {
    removal.forget();
    question.close();
  };

  return (
    <li className="stack gap-2">
      <div className={`line ${styles.line}`}>
        <div className="stack gap-0 anywhere">
          <h4 className="same-size">{name}</h4>
          <p className="hint">
            {isCopied ? t.copied : lastUsedAt ? t.used(day(lastUsedAt)) : t.unused(day(addedAt))}
          </p>
        </div>
        <div className="row gap-0">
          {!isOpen && !question.isOpen && (
            <>
              <Button
                ref={opener}
                look="plain"
                aria-label={t.renameOf(name)}
                onClick={() => setOpen(true)}
              >
                {t.rename}
              </Button>
              <Button
                ref={question.opener}
                look="plain"
                className="quiet"
                aria-label={t.removeOf(name)}
                onClick={question.open}
              >
                {t.remove}
              </Button>
            </>
          )}
        </div>
      </div>
      {isOpen && (
        <Rename
          passkey={passkey}
          onClose={(isChanged) => {
            setOpen(false);
            if (isChanged) onChanged();
          }}
        />
      )}
      {question.isOpen && (
        <Confirmation
          title={t.question(name)}
          confirm={t.yes}
          busy={removal.isRunning || removal.output ? t.removing : undefined}
          problem={removal.problem?.message}
          isDangerous
          onConfirm={() => void remove()}
          onCancel={close}
        >
          <p>{t.questionText}</p>
        </Confirmation>
      )}
    </li>
  );
}

function Rename({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: (isChanged: boolean) => void;
}) {
  const t = texts.passkeys;
  const form = useCommandForm(
    (data: FormData) => run('renamePasskey', { id, name: String(data.get('name')) }),
    {
      check: (data) =>
        String(data.get('name')).trim() === '' ? wrongFields({ name: t.nameMissing }) : undefined,
      fields: ['name'],
      titles: { invalid: texts.invalid },
      onDone: () => onClose(true),
    },
  );
  return (
    <AccountForm
      form={form}
      save={form.isRunning ? t.saving : t.save}
      onCancel={() => onClose(false)}
      isOneField
    >
      <TextField
        {...form.field('name')}
        autoFocus
        label={t.name}
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
      />
    </AccountForm>
  );
}

function Codes({ factors: { totp }, onChanged }: PartProps) {
  const t = texts.codes;
  const question = useQuestion();
  const begun = useCommand(() => run('beginCodes', {}));
  const removal = useCommand(() => run('removeCodes', {}));
  const opener = useFocusReturn(begun.output !== undefined);

  const remove = async () => {
    if (!(await removal.start())) return;
    close();
    const { continueWith } = await import('../../firebase/own-token.ts');
    await continueWith('').catch(() => undefined);
    onChanged([]);
  };
  const close = () => {
    removal.forget();
    question.close();
  };

  return (
    <AccountSection id="codes" title={t.title}>
      {begun.problem && (
        <div role="alert">
          <FieldError id="codes-fehler" error={begun.problem.message} />
        </div>
      )}
      {begun.output ? (
        <CodesSetUp
          secret={begun.output.secret}
          link={begun.output.link}
          onCancel={begun.forget}
          onDone={(recoveryCodes) => {
            begun.forget();
            onChanged(recoveryCodes, t.done);
          }}
        />
      ) : question.isOpen ? (
        <Confirmation
          title={t.question}
          confirm={t.yes}
          busy={removal.isRunning ? t.working : undefined}
          problem={removal.problem?.message}
          isDangerous
          onConfirm={() => void remove()}
          onCancel={close}
        >
          <p>{t.questionText}</p>
        </Confirmation>
      ) : (
        <div className={`line ${styles.line}`}>
          <p className={totp ? undefined : 'hint'}>{totp ? t.on(day(totp.addedAt)) : t.off}</p>
          {totp ? (
            <Button
              ref={question.opener}
              look="plain"
              className="quiet"
              aria-label={t.offNamed}
              onClick={question.open}
            >
              {t.turnOff}
            </Button>
          ) : (
            <Button
              ref={opener}
              look="plain"
              busy={begun.isRunning}
              aria-label={t.setNamed}
              onClick={() => void begun.start()}
            >
              {t.set}
            </Button>
          )}
        </div>
      )}
    </AccountSection>
  );
}

function Renewal({
  left,
  onRenewed,
}: {
  left: number;
  onRenewed: (recoveryCodes: readonly string[]) => void;
}) {
  const t = texts.recovery;
  const question = useQuestion();
  const renewal = useCommand(() => run('renewRecoveryCodes', {}));
  const renew = async () => {
    const done = await renewal.start();
    if (done) onRenewed(done.recoveryCodes);
  };
  return question.isOpen ? (
    <Confirmation
      title={t.question}
      confirm={t.yes}
      busy={renewal.isRunning ? t.working : undefined}
      problem={renewal.problem?.message}
      onConfirm={() => void renew()}
      onCancel={() => {
        renewal.forget();
        question.close();
      }}
    >
      <p>{t.questionText}</p>
    </Confirmation>
  ) : (
    <div className={`line ${styles.line}`}>
      <p>{left === 0 ? t.none : t.left(left)}</p>
      <Button ref={question.opener} look="plain" onClick={question.open}>
        {t.renew}
      </Button>
    </div>
  );
}
