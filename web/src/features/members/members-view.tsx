/** A practice's team, live: everybody sees it, administrators change it, everybody may leave. */

import type { WithId } from '@platzwart/domain/request/request';
import type { Invitation } from '@platzwart/domain/team/invitation';
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { useMembers } from '../../entities/member/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { findViewHeading, viewHeading } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Loading } from '../../ui/states.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { FactorDemandSection } from './factor-demand.tsx';
import { FactorReset } from './factor-reset.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';
import { useOpenInvitations } from './queries.ts';
import { Rights } from './rights.tsx';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  /** The reader. */
  uid: string;
  role: Role | undefined;
  /** A locked practice invites nobody; roles can still be changed. Undefined while unknown. */
  isLocked: boolean | undefined;
  now: Date;
};

export function MembersView({ slug, uid, role, isLocked, now }: Props) {
  const id = useId();
  const members = useMembers(slug);
  const { show } = useToasts();
  const [isInviting, setInviting] = useState(false);
  const opener = useFocusReturn(isInviting);
  const isAdministrator = may(role, 'changeSettings');
  const reason = isAdministrator ? (isLocked ? texts.locked : undefined) : texts.administratorsOnly;
  const mayInvite = isAdministrator && isLocked === false;

  const onDone = (title: string, text: string | undefined, focusGoes: boolean) => {
    show({ title, ...(text !== undefined && { text }) });
    if (focusGoes) findViewHeading()?.focus();
  };

  return (
    <div className={`stack gap-6 measured ${styles.view}`}>
      <section className="stack gap-4" aria-labelledby={id}>
        <div className="row between gap-0 across-3">
          <h2 {...viewHeading} id={id}>
            {texts.title}
          </h2>
          {mayInvite && !isInviting && (
            <Button ref={opener} look="filled" onClick={() => setInviting(true)}>
              <Plus size={16} aria-hidden="true" />
              {texts.invite.title}
            </Button>
          )}
          <div className="full">
            <p className="hint">{texts.lead}</p>
          </div>
        </div>
        {mayInvite && isInviting && (
          <section className="stack gap-3 framed roomy" aria-labelledby={`${id}-einladen`}>
            <h3 id={`${id}-einladen`}>{texts.invite.title}</h3>
            <InviteForm
              slug={slug}
              onDone={(title) => onDone(title, undefined, false)}
              onClose={() => setInviting(false)}
            />
          </section>
        )}
        {reason !== undefined && <Note isWarm={isLocked === true}>{reason}</Note>}
        {members.status === 'loading' && <Loading text={texts.loading} />}
        {(members.status === 'refused' || members.status === 'failed') && (
          <LoadFailure title={texts.loadFailed} retry={members.retry} />
        )}
        {members.status === 'loaded' && (
          <ul role="list" className="lined">
            {members.value.map((member) => (
              <MemberRow
                key={member.id}
                slug={slug}
                member={member}
                isSelf={member.id === uid}
                mayChange={isAdministrator}
                now={now}
                onDone={(message, focusGoes) => onDone(message, undefined, focusGoes)}
              />
            ))}
          </ul>
        )}
      </section>
      {isAdministrator && (
        <OpenInvitations slug={slug} mayInvite={mayInvite} now={now} onDone={onDone} />
      )}
      {members.status === 'loaded' && (
        <Rights
          slug={slug}
          roles={members.value.map(({ role }) => role)}
          mayChange={isAdministrator}
        />
      )}
      {isAdministrator && <FactorDemandSection slug={slug} now={now} />}
      {isAdministrator && members.status === 'loaded' && (
        <FactorReset slug={slug} others={members.value.filter((member) => member.id !== uid)} />
      )}
    </div>
  );
}

type InvitationsProps = Pick<Props, 'slug' | 'now'> & {
  mayInvite: boolean;
  onDone: (title: string, text: string | undefined, focusGoes: boolean) => void;
};

/** Renders nothing while there are none: that state needs no explanation. */
function OpenInvitations({ slug, mayInvite, now, onDone }: InvitationsProps) {
  const id = useId();
  const t = texts.invitations;
  const live = useOpenInvitations(slug);
  if (live.status === 'loading' || (live.status === 'loaded' && live.value.length === 0))
    return null;
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t.title}
      </h2>
      {live.status === 'loaded' ? (
        <ul role="list" className="lined">
          {newestByAddress(live.value).map(([address, invitation]) => (
            <InvitationRow
              key={address}
              slug={slug}
              invitation={invitation}
              mayInvite={mayInvite}
              now={now}
              onDone={onDone}
            />
          ))}
        </ul>
      ) : (
        <LoadFailure title={t.loadFailed} retry={live.retry} />
      )}
    </section>
  );
}

/**
 * A resent invitation is another document, and for a moment both may exist; for users it is the
 * same row.
 */
function newestByAddress(
  invitations: readonly WithId<Invitation>[],
): [address: string, invitation: WithId<Invitation>][] {
  const newest = new Map<string, WithId<Invitation>>();
  for (const invitation of invitations) {
    const address = invitation.email.toLowerCase();
    const other = newest.get(address);
    if (!other || other.invitedAt < invitation.invitedAt) newest.set(address, invitation);
  }
  return [...newest];
}
