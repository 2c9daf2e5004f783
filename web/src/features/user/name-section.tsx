import { useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { refreshSignedIn } from '../../firebase/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

const t = texts.name;

export function NameSection({ name }: { name: string }) {
  const form = useCommandForm((data: FormData) => saveName(data.get('name')), { fields: ['name'], titles: { invalid: texts.invalid } });
  useErrorTitle(form.hasProblem);
  const [typed, setTyped] = useState(name);
  const isChanged = typed.trim() !== name;

  return (
    <AccountSection id="name-teil" title={t.title} lead={t.hint}>
      {form.summary}
      <form noValidate className={styles.single} onSubmit={form.onSubmit}>
        {/* A name changed elsewhere resets the form, but not while the user is typing. */}
        <TextField
          key={name}
          {...form.field('name')}
          label={t.label}
          defaultValue={name}
          autoComplete="name"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="row">
          <p role="status" className="muted">
            {form.isDone && t.saved}
          </p>
          <Button
            type="submit"
            look={isChanged ? 'filled' : 'outlined'}
            busy={form.isRunning}
            aria-label={form.isRunning ? undefined : t.save}
            className={styles.act}
          >
            {form.isRunning ? texts.saving : texts.save}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}

/** Changes it everywhere it is shown. */
async function saveName(name: unknown) {
  const result = await runValidated('updateUser', { name });
  // Invitations and the like take the name from the token; an outdated one corrects itself within the hour.
  if (result.ok) await refreshSignedIn().catch(() => undefined);
  return result;
}
