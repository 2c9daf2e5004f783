/** Invites somebody to the team. */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { invitationLength } from '@platzwart/domain/team/invitation';
import { Role } from '@platzwart/domain/team/member';
import { pastedAddress } from '@platzwart/domain/text/text';
import { useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { roleMeanings, roleNames } from '../../entities/member/role-texts.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { texts } from './texts.ts';

const t = texts.invite;

type Props = { slug: string; onDone: (title: string) => void; onClose: () => void };

export function InviteForm({ slug, onDone, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | undefined>(undefined);
  const form = useCommandForm(
    () => runValidated('inviteMember', { companySlug: slug, email, role }),
    {
      fields: ['email', 'role'],
      titles: { invalid: t.failed, failed: t.failed },
      onDone: () => {
        setEmail('');
        setRole(undefined);
        onDone(t.sent(readableEmail(pastedAddress(email))));
      },
    },
  );

  useUnsavedInput(form.isTyped, { text: t.wouldBeLost });

  return (
    <form noValidate className="stack gap-4 within-form" onSubmit={form.onSubmit}>
      {form.summary}
      <p className="hint anywhere">{t.text(invitationLength)}</p>
      <TextField
        {...form.field('email')}
        type="email"
        autoFocus
        label={t.email}
        hint={t.emailHint}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RadioGroup
        {...form.field('role')}
        label={t.role}
        options={Role.options.map((value) => ({
          value,
          label: roleNames[value],
          hint: roleMeanings[value],
        }))}
        value={role ?? null}
        onChange={(event) => setRole(event.target.value as Role)}
      />
      <FormButtons look="filled" busy={form.isRunning} cancel={t.close} onCancel={onClose}>
        {form.isRunning ? t.sending : t.submit}
      </FormButtons>
    </form>
  );
}
