/** Invites somebody to the team. */

import { invitationLength } from '@platzwart/domain/team/invitation';
import { Role } from '@platzwart/domain/team/member';
import { type FormEvent, useState } from 'react';
import { messageAt, messagesBeside } from '../../calls/problem.ts';
import { runValidated } from '../../calls/run-validated.ts';
import { roleMeanings, roleNames } from '../../entities/member/role-texts.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './members.module.css';
import { texts } from './texts.ts';

const t = texts.invite;

type Props = { slug: string; onDone: (title: string) => void };

export function InviteForm({ slug, onDone }: Props) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const problems = useProblems<'email' | 'role'>();

  const send = async () => {
    setSending(true);
    const result = await runValidated('inviteMember', { companySlug: slug, email, role });
    setSending(false);
    if (!result.ok) {
      const atFields = { email: messageAt(result.problem, 'email'), role: messageAt(result.problem, 'role') };
      return problems.show(t.failed, atFields, messagesBeside(result.problem, ['email', 'role']));
    }
    problems.forget();
    setEmail('');
    setRole(undefined);
    onDone(t.sent(email.trim()));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };

  return (
    <form noValidate className={`stack gap-4 ${styles.form}`} onSubmit={submit}>
      {problems.summary}
      <p className="hint anywhere">{t.text(invitationLength)}</p>
      <TextField
        {...problems.field('email')}
        type="email"
        label={t.email}
        hint={t.emailHint}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RadioGroup
        {...problems.field('role')}
        label={t.role}
        options={Role.options.map((value) => ({ value, label: roleNames[value], hint: roleMeanings[value] }))}
        value={role ?? null}
        onChange={(event) => setRole(event.target.value as Role)}
      />
      <div>
        <Button look="filled" type="submit" busy={isSending}>
          {isSending ? t.sending : t.submit}
        </Button>
      </div>
    </form>
  );
}
