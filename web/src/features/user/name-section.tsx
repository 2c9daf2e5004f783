import { calls } from '@platzwart/domain/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { messageAt, problemOf, saveName } from './commands.ts';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

const t = texts.name;

export function NameSection({ name }: { name: string }) {
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const problems = useProblems<'name'>();
  useErrorTitle(problems.areShown);

  const save = async (next: string) => {
    setSaving(true);
    const result = await saveName(next);
    setSaving(false);
    if (result.kind === 'done') return setSaved(true);
    const atField = messageAt('name', result);
    if (atField) problems.show(texts.invalid, { name: atField });
    else problems.show(problemOf(result));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setSaved(false);
    const input = calls.updateUser.input.safeParse({ name: new FormData(event.currentTarget).get('name') });
    if (!input.success) return problems.show(texts.invalid, { name: detailsOf(input.error)[0]?.message });
    problems.forget();
    void save(input.data.name);
  };

  return (
    <AccountSection id="name-teil" title={t.title}>
      {problems.summary}
      <form noValidate className={styles.form} onSubmit={submit} onInput={() => setSaved(false)}>
        {/* A name changed elsewhere resets the form, but not while the user is typing. */}
        <TextField key={name} {...problems.field('name')} label={t.label} hint={t.hint} defaultValue={name} autoComplete="name" />
        <div className="row">
          <Button type="submit" busy={isSaving}>
            {isSaving ? texts.saving : t.save}
          </Button>
          <p role="status" className={`muted ${styles.said}`}>
            {isSaved && t.saved}
          </p>
        </div>
      </form>
    </AccountSection>
  );
}
