import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { AccountSection } from './account-section.tsx';
import { endSignIns, problemOf } from './commands.ts';
import { texts } from './texts.ts';

const t = texts.everywhere;

/** Ends all sign-ins; nothing is lost, so it asks no confirmation. */
export function SignOutEverywhereSection({ onEnded }: { onEnded: () => void }) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const end = async () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(undefined);
    const result = await endSignIns();
    // An invalid sign-in means the goal is already reached.
    if (result.kind === 'done' || result.kind === 'denied') return onEnded();
    setWorking(false);
    setProblem(problemOf(result));
  };

  return (
    <AccountSection id="ueberall-abmelden" title={t.title}>
      <p>{t.text}</p>
      {problem && (
        <div role="alert">
          <FieldError id="ueberall-abmelden-fehler" error={problem} />
        </div>
      )}
      <div>
        <Button busy={isWorking} onClick={() => void end()}>
          {isWorking ? t.working : t.start}
        </Button>
      </div>
    </AccountSection>
  );
}
