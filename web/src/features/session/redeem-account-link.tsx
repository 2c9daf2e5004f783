/**
 * Targets of the links in our e-mails. Opening one changes nothing, since mail scanners open links
 * too: the button does.
 */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { refreshSignedIn } from '../../firebase/session.ts';
import {
  type ActionMode,
  applyCode,
  minPasswordLength,
  readCode,
  type SignInProblem,
  setNewPassword,
  signInWithPassword,
} from '../../firebase/sign-in.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { texts as t } from './account-link-texts.ts';
import { newPasswordProblem } from './new-password.ts';
import { clearSessionFlag, hasSessionFlag } from './session-flag.ts';
import { linkTo, signInAddress } from './sign-in-address.ts';
import { texts } from './sign-in-texts.ts';
import { left, type SignInView, ViewHeading } from './sign-in-view.tsx';

type Props = SignInView & { mode: ActionMode; code: string };
type Applied = Awaited<ReturnType<typeof applyCode>>;
type State =
  | { step: 'reading' }
  | { step: 'asking'; email: string }
  | { step: 'done'; email: string }
  | { step: 'ended'; problem: SignInProblem };

export default function RedeemAccountLink(props: Props) {
  const { mode, code, target } = props;
  const [state, setState] = useState<State>({ step: 'reading' });

  useEffect(() => {
    readCode(mode, code).then(
      (read) =>
        setState(
          'email' in read
            ? { step: 'asking', email: read.email }
            : { step: 'ended', problem: read.problem },
        ),
      () => setState({ step: 'ended', problem: 'failed' }),
    );
  }, [mode, code]);

  const onDone = (email: string) => {
    // The code is used up: a reload must not try it again.
    // biome-ignore lint/plugin: the sign-in is a document of its own, without the router.
    history.replaceState(null, '', signInAddress('signIn', target));
    setState({ step: 'done', email });
  };
  const onEnded = (problem: SignInProblem) => setState({ step: 'ended', problem });

  switch (state.step) {
    case 'reading':
      return (
        <>
          <h1 className="visually-hidden">{t[mode].title}</h1>
          <Loading text={texts.loading} />
        </>
      );
    case 'asking':
      return mode === 'resetPassword' ? (
        <NewPassword
          {...props}
          account={state.email}
          onDone={() => onDone(state.email)}
          onEnded={onEnded}
        />
      ) : (
        <Confirm
          {...props}
          mode={mode}
          account={state.email}
          onDone={() => onDone(state.email)}
          onEnded={onEnded}
        />
      );
    case 'done':
      return <Done {...props} account={state.email} />;
    case 'ended':
      return <Ended {...props} problem={state.problem} />;
  }
}

type StepProps = {
  code: string;
  account: string;
  onDone: () => void;
  onEnded: (problem: SignInProblem) => void;
};

function Confirm({
  mode,
  code,
  account,
  target,
  go,
  onDone,
  onEnded,
}: StepProps & SignInView & { mode: Exclude<ActionMode, 'resetPassword'> }) {
  const { title, text, submit } = t[mode];
  const { start, isRunning, hasProblem, summary } = useCommandForm(
    async (_: undefined) => {
      const result: Applied = await applyCode(mode, code);
      const isOver =
        typeof result === 'object' ||
        result === 'done' ||
        result === 'codeSpent' ||
        result === 'emailTaken';
      return isOver ? { ok: true, output: result } : notDone(texts.problems[result]);
    },
    {
      fields: [],
      titles: { invalid: texts.invalid },
      onDone: (result) => {
        // Users who restored their old address continue to a new password; this link's code is used
        // up.
        if (typeof result === 'object')
          go(signInAddress('resetPassword', target), 'replace', result.next);
        else if (result === 'done') onDone();
        else onEnded(result);
      },
    },
  );

  return (
    <>
      {summary}
      <ViewHeading title={title} hasProblem={hasProblem} takesFocus={false}>
        <p>{text(readableEmail(account))}</p>
      </ViewHeading>
      <Button look="filled" large onClick={() => void start(undefined)} busy={isRunning}>
        {isRunning ? t.working : submit}
      </Button>
    </>
  );
}

function NewPassword({ code, account, enter, onEmail, onDone, onEnded }: StepProps & SignInView) {
  const { title, text, submit, sending } = t.resetPassword;
  const form = useCommandForm(
    async (data: FormData): Promise<Result<'done' | 'codeSpent'>> => {
      const password = String(data.get('password'));
      const result = await setNewPassword(code, password);
      if (result === 'weakPassword') return notDone(texts.problems[result], 'password');
      if (result !== 'done' && result !== 'codeSpent') return notDone(texts.problems[result]);
      if (result === 'done') {
        // The user has just proven their identity and need not type it again.
        onEmail(account);
        if ((await signInWithPassword(account, password)) === 'done' && (await enter(false)))
          return left;
      }
      return { ok: true, output: result };
    },
    {
      check: (data) => wrongFields({ password: newPasswordProblem(String(data.get('password'))) }),
      fields: ['password'],
      titles: { invalid: texts.invalid },
      onDone: (result) => (result === 'done' ? onDone() : onEnded(result)),
    },
  );

  return (
    <>
      {form.summary}
      <ViewHeading title={title} hasProblem={form.hasProblem} takesFocus={false}>
        <p>{text(readableEmail(account))}</p>
      </ViewHeading>
      <form noValidate className="stack gap-5" onSubmit={form.onSubmit}>
        {/* For password managers: the account name. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={account}
          readOnly
          hidden
        />
        <PasswordField
          {...form.field('password')}
          label={texts.password.new}
          hint={texts.password.hint(minPasswordLength)}
          autoComplete="new-password"
          texts={texts.password.toggle}
        />
        <Button look="filled" large type="submit" busy={form.isRunning}>
          {form.isRunning ? sending : submit}
        </Button>
      </form>
    </>
  );
}

/**
 * Done. A signed-in user who confirmed an address continues immediately; others sign in, since an
 * e-mail may be opened anywhere.
 */
function Done({ mode, account, target, go, onEmail, leave }: Props & { account: string }) {
  const [session, setSession] = useState<'unknown' | 'here' | 'none'>('unknown');
  const first = useRef({
    account,
    onEmail,
    goOn: mode === 'verifyEmail' ? () => leave(target) : undefined,
  });
  const { doneTitle, done } = t[mode];

  useEffect(() => {
    const look = async () => {
      const { account, onEmail, goOn } = first.current;
      onEmail(account);
      const signedIn = hasSessionFlag() ? await refreshSignedIn() : undefined;
      if (signedIn && goOn) return goOn();
      setSession(signedIn ? 'here' : 'none');
    };
    look().catch(() => {
      // A new address ends the sessions that knew the old one.
      clearSessionFlag();
      setSession('none');
    });
  }, []);

  const text = typeof done === 'function' ? done(readableEmail(account)) : done;
  return (
    <>
      <ViewHeading title={doneTitle} takesFocus>
        {text && <p>{text}</p>}
        {session === 'none' && mode === 'verifyEmail' && <p>{t.verifyEmail.elsewhere}</p>}
      </ViewHeading>
      {session === 'unknown' && <Loading text={texts.loading} />}
      {session === 'here' && (
        <Button
          look="filled"
          large
          onClick={() =>
            leave(mode === 'changeEmail' ? new URL(sitePaths.user, target).href : target)
          }
        >
          {texts.goOn}
        </Button>
      )}
      {session === 'none' && (
        <ButtonAnchor look="filled" large {...linkTo(signInAddress('signIn', target), go)}>
          {t.toSignIn}
        </ButtonAnchor>
      )}
    </>
  );
}

/** It failed or is no longer possible; links to a new e-mail. */
function Ended({ mode, problem, target, go }: Props & { problem: SignInProblem }) {
  const isOver = problem === 'codeSpent' || problem === 'emailTaken';
  const messages: { spent: string; toNew: string; taken?: string } = t[mode];
  const { spent, toNew } = messages;
  const taken = problem === 'emailTaken' ? messages.taken : undefined;
  return (
    <>
      <ViewHeading title={isOver ? t.spentTitle : t.failedTitle} takesFocus>
        <p>{taken ?? (isOver ? spent : texts.problems[problem])}</p>
      </ViewHeading>
      {!isOver ? (
        <Button look="filled" onClick={() => location.reload()}>
          {texts.retry}
        </Button>
      ) : mode === 'resetPassword' || mode === 'keepEmail' ? (
        <ButtonAnchor look="filled" {...linkTo(signInAddress('forgotPassword', target), go)}>
          {toNew}
        </ButtonAnchor>
      ) : (
        <ButtonAnchor look="filled" href={sitePaths.user}>
          {toNew}
        </ButtonAnchor>
      )}
    </>
  );
}
