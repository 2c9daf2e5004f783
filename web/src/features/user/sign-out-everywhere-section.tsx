import type { Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.everywhere;

/** Ends all sign-ins, this browser's too; nothing is lost, so it asks no confirmation. */
export function SignOutEverywhereSection({ onEnded }: { onEnded: () => void }) {
  const { start, isRunning, output, problem } = useCommand(async (): Promise<Result<unknown>> => {
    const result = await run('endSignIns', {});
    // An invalid sign-in means the goal is already reached.
    return result.problem?.kind === 'denied' ? { ok: true, output: {} } : result;
  });

  // Until the page is left.
  const isWorking = isRunning || output !== undefined;

  const end = async () => {
    if (await start()) onEnded();
  };

  return (
    <AccountSection id="ueberall-abmelden" title={t.title}>
      {problem && (
        <div role="alert">
          <FieldError id="ueberall-abmelden-fehler" error={problem.message} />
        </div>
      )}
      <div className={`line ${styles.line}`}>
        <p className="hint">{t.text}</p>
        <Button look="plain" busy={isWorking} onClick={() => void end()}>
          {isWorking ? t.working : t.start}
        </Button>
      </div>
    </AccountSection>
  );
}
