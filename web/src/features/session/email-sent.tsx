/** After sign-up: waits until the user confirms their address. */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { refreshSignedIn } from '../../firebase/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { hasSessionFlag } from './session-flag.ts';
import { pathOf, signInAddress } from './sign-in-address.ts';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';
import { texts as shared } from './texts.ts';
import { useEmailVerification } from './use-email-verification.ts';
import { useReturnToTab } from './use-return-to-tab.ts';

const t = {
  title: 'Wir haben dir einen Link geschickt',
  unsentTitle: 'Bestätige deine E-Mail-Adresse',
  text: (email: string) =>
    `Öffne die E-Mail an ${email} und bestätige darin deine Adresse. Danach geht es hier weiter.`,
  spam: 'Nichts angekommen? Sieh bitte auch im Spam-Ordner nach.',
  wrong: 'Falsche Adresse?',
  toAccount: 'In deinem Konto ändern',
} as const;

type Props = SignInView & {
  /** Just signed up: the first e-mail is sent from here. */
  isNew: boolean;
};

export default function EmailSent({ target, go, leave, hasMoved, isNew }: Props) {
  const [email, setEmail] = useState('');
  const start = useRef({ target, go, leave });

  // Only for a user who is signed in here and not confirmed yet.
  useEffect(() => {
    const { target, go, leave } = start.current;
    const look = async () => {
      const signedIn = hasSessionFlag() ? await refreshSignedIn() : undefined;
      if (!signedIn) go(signInAddress('signIn', target), 'replace');
      else if (signedIn.emailVerified) leave(target);
      else setEmail(signedIn.email);
    };
    look().catch(() => leave(target));
  }, []);

  if (email === '') return <Loading text={texts.loading} />;
  return <Sent email={email} target={target} leave={leave} takesFocus={hasMoved} isNew={isNew} />;
}

type SentProps = Pick<Props, 'target' | 'leave' | 'isNew'> & {
  email: string;
  takesFocus: boolean;
};

function Sent({ email, target, leave, takesFocus, isNew }: SentProps) {
  const { isSending, said, isProblem, send, recheck } = useEmailVerification(email, pathOf(target));
  const [isChecking, setChecking] = useState(false);
  const [isSent, setSent] = useState(!isNew);
  const isDue = useRef(isNew);

  const sendLink = async () => {
    if (await send()) setSent(true);
  };
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    void sendLink();
  });

  const goOn = async (wasPressed: boolean) => {
    setChecking(wasPressed);
    if (await recheck(wasPressed)) leave(target);
    setChecking(false);
  };
  useReturnToTab(() => void goOn(false));

  return (
    <>
      <ViewHeading title={isSent ? t.title : t.unsentTitle} takesFocus={takesFocus}>
        <p>{t.text(readableEmail(email))}</p>
        <p className="hint">{t.spam}</p>
      </ViewHeading>
      <p role="status" className={isProblem ? 'problem' : undefined} hidden={!said}>
        {said}
      </p>
      <div className="row gap-3">
        <Button look="filled" onClick={() => void goOn(true)} busy={isChecking}>
          {texts.goOn}
        </Button>
        <Button onClick={() => void sendLink()} busy={isSending}>
          {isSending ? shared.verifyEmail.sending : shared.verifyEmail.sendAgain}
        </Button>
      </div>
      <p className="hint">
        {t.wrong} <a href={sitePaths.user}>{t.toAccount}</a>
      </p>
    </>
  );
}
