/** `/logout`: signs out here and in every other tab, then leads to the start. */
import { useEffect } from 'react';
import { signOut } from '../features/session/commands.ts';
import { texts } from '../features/session/texts.ts';
import { paths } from '../paths.ts';
import { Loading } from '../ui/states.tsx';

export default function LogoutPage() {
  useEffect(() => {
    // A whole new page: nothing of the session is left in memory either. Also if signing out failed: the flag is gone.
    const leave = () => location.replace(paths.home);
    signOut().then(leave, leave);
  }, []);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {texts.signingOutTitle}
      </h1>
      <Loading text={texts.signingOut} />
    </>
  );
}
