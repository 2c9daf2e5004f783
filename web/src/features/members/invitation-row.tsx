/** A pending invitation. */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { WithId } from '@platzwart/domain/request/request';
import { type Invitation, invitationState } from '@platzwart/domain/team/invitation';
import { Mail } from 'lucide-react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { roleNames } from '../../entities/member/role-texts.ts';
import { ago } from '../../entities/request/waiting-since.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './members.module.css';
import { texts } from './texts.ts';

const t = texts.invitations;

type Props = {
  slug: string;
  invitation: WithId<Invitation>;
  /** Whether it may be resent; withdrawing is always possible. */
  mayInvite: boolean;
  now: Date;
  onDone: (title: string, text: string, focusGoes: boolean) => void;
};

export function InvitationRow({ slug, invitation, mayInvite, now, onDone }: Props) {
  const { email, role, invitedBy, invitedAt, expiresAt } = invitation;
  const shown = readableEmail(email);
  const invitedAgain = useCommand(() => run('inviteMember', { companySlug: slug, email, role }));
  const revoked = useCommand(() =>
    run('revokeInvitation', { companySlug: slug, invitationId: invitation.id }),
  );
  const isBusy = invitedAgain.isRunning || revoked.isRunning;
  const isExpired = invitationState(invitation, now) === 'expired';
  const day = formatDay(expiresAt);
  const resendLabel = invitedAgain.isRunning ? t.sending : t.again;
  const revokeLabel = revoked.isRunning ? t.revoking : t.revoke;

  const again = async () => {
    revoked.forget();
    if (await invitedAgain.start()) onDone(t.sentAgain(shown), t.oldLink, false);
  };
  const revoke = async () => {
    invitedAgain.forget();
    if (await revoked.start()) onDone(t.revoked(shown), t.deadLink, true);
  };

  return (
    <li className={styles.row}>
      <div className="line gap-3">
        <span className={`initials muted ${styles.invited}`} aria-hidden="true">
          <Mail size={16} />
        </span>
        <div className="stack gap-0">
          <h3 className="same-size anywhere">{shown}</h3>
          <p className="hint anywhere">{t.by(invitedBy.name, ago(invitedAt, berlinDate(now)))}</p>
        </div>
      </div>
      <p className={`hint anywhere ${styles.visit}`}>
        {isExpired ? <Chip color="warm">{t.expiredOn(day)}</Chip> : t.validUntil(day)}
      </p>
      <p className={styles.role}>
        <span className="visually-hidden">{texts.role}: </span>
        {roleNames[role]}: {texts.inShort[role]}
      </p>
      <div className={`row gap-0 end ${styles.removal}`}>
        {mayInvite && (
          <Button
            look="plain"
            className={styles.again}
            busy={isBusy}
            aria-label={`${resendLabel}: ${shown}`}
            onClick={again}
          >
            {resendLabel}
          </Button>
        )}
        <Button
          look="plain"
          className={styles.quiet}
          busy={isBusy}
          aria-label={`${revokeLabel}: ${shown}`}
          onClick={revoke}
        >
          {revokeLabel}
        </Button>
      </div>
      <div role="alert" className={styles.below}>
        <FieldError
          id={`einladung-${invitation.id}`}
          error={(invitedAgain.problem ?? revoked.problem)?.message}
        />
      </div>
    </li>
  );
}
