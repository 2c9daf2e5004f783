import type { FormEvent } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommand } from '../../calls/use-command.ts';
import { refreshSignedIn } from '../../firebase/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

const t = texts.name;

export function NameSection({ name }: { name: string }) {
  const problems = useProblems<'name'>();
  useErrorTitle(problems.areShown);
  const { start, isRunning, output, forget } = useCommand(saveName, (problem) => {
    const atName = messageAt(problem, 'name');
    problems.show(atName ? texts.invalid : problem.message, { name: atName });
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    problems.forget();
    void start(String(new FormData(event.currentTarget).get('name')));
  };

  return (
    <AccountSection id="name-teil" title={t.title}>
      {problems.summary}
      <form noValidate className={`stack gap-4 ${styles.form}`} onSubmit={submit} onInput={forget}>
        {/* A name changed elsewhere resets the form, but not while the user is typing. */}
        <TextField key={name} {...problems.field('name')} label={t.label} hint={t.hint} defaultValue={name} autoComplete="name" />
        <div className="row">
          <Button type="submit" busy={isRunning}>
            {isRunning ? texts.saving : t.save}
          </Button>
          <p role="status" className="muted">
            {output && t.saved}
          </p>
        </div>
      </form>
    </AccountSection>
  );
}

/** Changes it everywhere it is shown. */
async function saveName(name: string) {
  const result = await runValidated('updateUser', { name });
  // Invitations and the like take the name from the token; an outdated one corrects itself within the hour.
  if (result.ok) await refreshSignedIn().catch(() => undefined);
  return result;
}
