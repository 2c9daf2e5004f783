/**
 * In place of everything of a practice while the device is locked: nobody reads from it who works
 * here. Needs the connection: only the server opens.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { type Result, wrongFields } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { thisDevice } from '../../entities/factors/this-device.ts';
import { signedInUid } from '../../firebase/session.ts';
import { useIsOnline } from '../../online.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Note } from '../../ui/note.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { isDeviceLocked, unlockDevice } from './device-lock.ts';
import { lockWhileAsked } from './lock.ts';
import { texts as t } from './lock-texts.ts';
import { signInPath } from './return-path.ts';
import { setSessionFlag } from './session-flag.ts';
import styles from './signing-out.module.css';

type Props = {
  /** The page has shown something of a practice, and is about to end (`leaveLocked`). */
  isUsed: boolean;
  reload?: () => void;
};

export default function LockScreen({ isUsed, reload = () => location.reload() }: Props) {
  const [opens, setOpens] = useState<{ byPin: boolean } | undefined>();
  const latest = useRef(reload);
  latest.current = reload;
  const title = useRef<HTMLHeadingElement>(null);
  const isConnected = useIsOnline();

  // What had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (isUsed) return;
    void lockWhileAsked().then((answer) => answer && setOpens({ byPin: answer.hasPin }));
    // Another tab has unlocked the device.
    const follow = () => {
      if (!isDeviceLocked()) latest.current();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isUsed]);

  return (
    <section className={`within-form stack gap-5 ${styles.farewell}`} aria-labelledby="gesperrt">
      <DocumentTitle title={t.documentTitle} />
      <div className="stack gap-2">
        <h1 id="gesperrt" ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <p>{t.lead}</p>
      </div>
      <div role="status">{!isConnected && <Note isWarm>{t.offline}</Note>}</div>
      {isConnected && !opens && <Loading text={t.locking} />}
      {opens && <Ways byPin={opens.byPin} onNoPin={() => setOpens({ byPin: false })} />}
      <div>
        <ButtonAnchor look="plain" href={sitePaths.logout}>
          {t.signOut}
        </ButtonAnchor>
      </div>
    </section>
  );
}

type WaysProps = { byPin: boolean; onNoPin: () => void };

function Ways({ byPin, onNoPin }: WaysProps) {
  const form = useCommandForm(
    async (way: FormData | 'passkey'): Promise<Result<true>> => {
      if (way === 'passkey') {
        const { signInWithPasskey } = await import('../../entities/factors/passkeys.ts');
        const before = await signedInUid();
        const proven = await signInWithPasskey();
        // A colleague's ends with the browser, however long the one before was to stay.
        if (proven.ok && before !== (await signedInUid())) setSessionFlag('browser');
        return proven;
      }
      const pin = String(way.get('pin'));
      const done = await run('unlockSession', { device: thisDevice(), pin });
      const { problem } = done;
      if (problem?.kind === 'refused' && problem.details.some(({ code }) => code === 'noPin'))
        onNoPin();
      return done.ok ? { ok: true, output: true } : done;
    },
    {
      check: (way) =>
        way === 'passkey' || /^\d+$/.test(String(way.get('pin')))
          ? undefined
          : wrongFields({ pin: t.pinMissing }),
      fields: ['pin'],
      titles: { invalid: t.invalid },
      onDone: unlockDevice,
    },
  );
  const { pathname, search } = location;
  const elsewhere = signInPath(pathname + search);
  return (
    <div className="stack gap-4">
      {form.summary}
      {byPin && (
        <form noValidate className="stack gap-4" onSubmit={form.onSubmit}>
          <PinField {...form.field('pin')} autoFocus label={t.pin} />
          <div className="row">
            <Button look="filled" type="submit" busy={form.isRunning}>
              {t.submit}
            </Button>
          </div>
        </form>
      )}
      <div className="row gap-3">
        {'PublicKeyCredential' in window && (
          <Button busy={form.isRunning} onClick={() => void form.start('passkey')}>
            {t.withPasskey}
          </Button>
        )}
        <ButtonAnchor look={byPin ? 'outlined' : 'filled'} href={`${elsewhere}&again=1`}>
          {t.signIn}
        </ButtonAnchor>
      </div>
      <p className="hint">{t.others}</p>
    </div>
  );
}
