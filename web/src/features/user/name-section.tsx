import { useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { refreshSignedIn } from '../../firebase/session.ts';
import { initialsOf } from '../../ui/initials.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { AccountForm } from './account-form.tsx';
import { AccountSection, Value } from './account-section.tsx';
import { texts } from './texts.ts';

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

  return (
    <AccountForm
      form={form}
      save={form.isRunning ? texts.saving : t.save}
      onCancel={onCancel}
      isOneField
    >
      <TextField
        {...form.field('name')}
        autoFocus
        label={t.label}
        defaultValue={name}
        autoComplete="name"
      />
    </AccountForm>
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
