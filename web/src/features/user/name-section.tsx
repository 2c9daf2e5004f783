import { useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { refreshSignedIn } from '../../firebase/session.ts';
import { Button } from '../../ui/button.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './account.module.css';
import { AccountSection, Value } from './account-section.tsx';
import { texts } from './texts.ts';
import { useErrorTitle } from './use-error-title.ts';

const t = texts.name;

export function NameSection({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useFocusReturn(isOpen);

  const close = (saved = false) => {
    setSaved(saved);
    setOpen(false);
  };

  return (
    <AccountSection id="name-teil" title={t.title} lead={t.hint}>
      {isOpen ? (
        <ChangeForm name={name} onSaved={() => close(true)} onCancel={() => close()} />
      ) : (
        <Value
          saved={isSaved && t.saved}
          change={t.change}
          opener={opener}
          onChange={() => setOpen(true)}
        >
          <span className="initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <p className="strong anywhere">{name}</p>
        </Value>
      )}
    </AccountSection>
  );
}

function ChangeForm({
  name,
  onSaved,
  onCancel,
}: {
  name: string;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const form = useCommandForm((data: FormData) => saveName(data.get('name')), {
    fields: ['name'],
    titles: { invalid: texts.invalid },
    onDone: onSaved,
  });
  useErrorTitle(form.hasProblem);
  useUnsavedInput(form.isTyped, { text: texts.wouldBeLost });

  return (
    <>
      {form.summary}
      <form noValidate className={styles.single} onSubmit={form.onSubmit}>
        <TextField
          {...form.field('name')}
          autoFocus
          label={t.label}
          defaultValue={name}
          autoComplete="name"
        />
        <div className="row">
          <Button
            type="submit"
            look="filled"
            busy={form.isRunning}
            aria-label={form.isRunning ? undefined : t.save}
          >
            {form.isRunning ? texts.saving : texts.save}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Changes it everywhere it is shown. */
async function saveName(name: unknown) {
  const result = await runValidated('updateUser', { name });
  // Invitations and the like take the name from the token; an outdated one corrects itself within
  // the hour.
  if (result.ok) await refreshSignedIn().catch(() => undefined);
  return result;
}
