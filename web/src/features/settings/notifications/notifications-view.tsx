/** Who gets an e-mail about new requests, immediately or daily, and previews of these e-mails. */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import {
  type Account,
  isEmailConfirmed,
  type NewRequestEmails,
} from '@platzwart/domain/practice/account';
import type { WithId } from '@platzwart/domain/request/request';
import type { Member, Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { Link } from 'react-router';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { run } from '../../../calls/run.ts';
import { useMembers } from '../../../entities/member/queries.ts';
import { roleNames } from '../../../entities/member/role-texts.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading } from '../../../ui/states.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useSettingsForm } from '../use-settings-form.tsx';
import { EmailSamples } from './email-samples.tsx';
import styles from './notifications.module.css';
import { ReceiverRow } from './receiver-row.tsx';
import { texts } from './texts.ts';

/**
 * Recipients of e-mails about new requests, as edited: the practice's own address, and each member
 * by uid.
 */

const practiceField = 'practice';

type Receivers = Record<string, NewRequestEmails>;

/** Members missing from the account get none. */
function receiversOf(
  { newRequestEmails, notifiedMembers }: Pick<Account, 'newRequestEmails' | 'notifiedMembers'>,
  members: readonly { readonly id: string }[],
): Receivers {
  const frequency = new Map(notifiedMembers.map((member) => [member.uid, member.frequency]));
  return {
    [practiceField]: newRequestEmails,
    ...Object.fromEntries(members.map(({ id }) => [id, frequency.get(id) ?? 'never'])),
  };
}

function isNobody(receivers: Receivers): boolean {
  return Object.values(receivers).every((frequency) => frequency === 'never');
}

export type NotificationsViewProps = {
  slug: string;
  /** The current user. */
  uid: string;
  role: Role | undefined;
  account: Pick<Account, 'email' | 'confirmedEmail' | 'newRequestEmails' | 'notifiedMembers'>;
  readOnlyReason: string | undefined;
  /** Where to change the practice's address. */
  profilePath: string;
};

export function NotificationsView(props: NotificationsViewProps) {
  const members = useMembers(props.slug);
  if (members.status === 'loading') return <Loading text={texts.loading} />;
  if (members.status !== 'loaded') {
    return <LoadFailure title={texts.loadFailed} retry={members.retry} />;
  }
  return <Notifications {...props} members={members.value} />;
}

function Notifications({
  slug,
  uid,
  role,
  account,
  readOnlyReason,
  profilePath,
  members,
}: NotificationsViewProps & { members: readonly WithId<Member>[] }) {
  const form = useSettingsForm<Receivers>({
    stored: receiversOf(account, members),
    readOnlyReason,
    send: (edits) => run('updateNotifications', { companySlug: slug, edits }),
  });
  const row = (field: string) => ({
    field: form.field(field),
    value: form.values[field] ?? 'never',
    onChange: (frequency: Receivers[string]) => form.change({ [field]: frequency }),
  });
  const describe = (field: string, values: Receivers) => ({
    label:
      field === practiceField
        ? texts.practice.title
        : (members.find(({ id }) => id === field)?.name ?? texts.gone),
    value: texts.frequency[values[field] ?? 'never'],
  });

  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={form}
      describe={describe}
      beside={<EmailSamples slug={slug} maySend={readOnlyReason === undefined} />}
    >
      <div role="status">
        {isNobody(form.values) && (
          <Note isWarm>
            <p>
              <strong>{texts.nobody.title}</strong>
            </p>
            <p>{texts.nobody.text}</p>
          </Note>
        )}
      </div>
      <div className={`soft ${styles.practice}`}>
        <ReceiverRow who={texts.practice.title} {...row(practiceField)}>
          <span translate="no">{readableEmail(account.email)}</span>
          {!isEmailConfirmed(account) && <Chip color="warm">{texts.practice.unconfirmed}</Chip>}
          {may(role, 'changeSettings') && (
            <Link to={profilePath} className="lone-link">
              {texts.practice.toProfile}
            </Link>
          )}
        </ReceiverRow>
      </div>
      <section className="stack gap-2" aria-labelledby="benachrichtigung-team">
        <h3 id="benachrichtigung-team">{texts.team}</h3>
        <ul role="list" className="lined">
          {members.map((member) => (
            <li key={member.id}>
              <ReceiverRow
                who={member.name}
                mark={member.id === uid && <span className="hint regular">{texts.self}</span>}
                {...row(member.id)}
              >
                <span>{roleNames[member.role]}</span>
                <span>{readableEmail(member.email) || texts.noAddress}</span>
              </ReceiverRow>
            </li>
          ))}
        </ul>
      </section>
    </SettingsPage>
  );
}
