/**
 * For pages that need a confirmed address: says what to do, resends the link, and disappears once
 * the address is confirmed. Renders nothing for other users.
 */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useSession } from './queries.ts';
import { texts } from './texts.ts';
import { useEmailVerification } from './use-email-verification.ts';
import { useReturnToTab } from './use-return-to-tab.ts';

const t = texts.verifyEmail;

/** `returnTo`: the path on our site the link returns to ('/company-registration'). */
export function VerifyEmailNotice({ returnTo }: { returnTo: string }) {
  const { user } = useSession();
  return user && !user.emailVerified && user.email ? (
    <Notice email={user.email} returnTo={returnTo} />
  ) : null;
}

function Notice({ email, returnTo }: { email: string; returnTo: string }) {
  const { isSending, said, isProblem, send, recheck } = useEmailVerification(email, returnTo);
  // The session tells everybody what this finds out.
  useReturnToTab(() => void recheck(false));

  return (
    <Note isWarm>
      <h2 className="h3">{t.title}</h2>
      <p>{t.text(readableEmail(email))}</p>
      <div className="row across-3">
        <Button onClick={() => void send()} busy={isSending}>
          {isSending ? t.sending : t.sendAgain}
        </Button>
        <Button look="plain" onClick={() => void recheck(true)}>
          {t.recheck}
        </Button>
      </div>
      <p role="status" className={isProblem ? 'problem' : undefined}>
        {said}
      </p>
    </Note>
  );
}
