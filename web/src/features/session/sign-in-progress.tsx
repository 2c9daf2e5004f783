import { useEffect, useState } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { texts } from './sign-in-texts.ts';

/** Announces progress; if stuck, offers a link to continue. */
export function SignInProgress() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), 5000);
    return () => clearTimeout(clock);
  }, []);
  return (
    <>
      <h1 className="visually-hidden">{texts.signIn.title}</h1>
      <Loading text={texts.signIn.running} />
      {isLong && <ButtonAnchor href={location.href}>{texts.signIn.stuck}</ButtonAnchor>}
    </>
  );
}
