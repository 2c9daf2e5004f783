/**
 * The page behind an invitation's link: says who invites whom to what, and the next step. Opening
 * it changes nothing; joining is a button, after name and password for somebody without an account.
 */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { messages } from '@platzwart/domain/failure';
import type { UserPractice } from '@platzwart/domain/team/member';
import { higherRole } from '@platzwart/domain/team/role';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { run } from '../../calls/run.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { useCommand } from '../../calls/use-command.ts';
import { roleMeanings, roleNames } from '../../entities/member/role-texts.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { type InvitationDetails, useInvitation, type Viewed } from './queries.ts';
import { texts } from './texts.ts';

/** Milliseconds until a user waiting for the new membership gets a link to continue. */
const linkAfter = 8000;

type Reader = {
  uid: string;
  email: string;
  practices: readonly UserPractice[];
};

type Props = {
  token: string;
  /** Null if signed out; undefined while unknown. */
  reader: Reader | null | undefined;
  /** Each returns here afterwards. */
  signInPath: string;
  switchAccount: () => void;
  /** How somebody who is not signed in joins. */
  join: (details: InvitationDetails) => ReactNode;
  paths: { home: string; dashboard: string; administration: (slug: string) => string };
  /** The reader's session includes the practice now. */
  onJoined: (slug: string) => void;
};

export function Invitation(props: Props) {
  const viewed = useInvitation(
    props.token,
    props.reader === undefined ? undefined : (props.reader?.uid ?? ''),
  );
  switch (viewed.status) {
    case 'loading':
      return <Loading text={texts.loading} />;
    case 'failed':
      return (
        <Failure
          level={1}
          title={texts.failed}
          action={<Button onClick={viewed.retry}>{callTexts.retry}</Button>}
        >
          <p>{viewed.message}</p>
        </Failure>
      );
    case 'refused':
      return <Refused detail={viewed.detail} {...props} />;
    case 'known':
      return <Known details={viewed.details} {...props} />;
  }
}

type RefusedProps = Pick<Props, 'reader' | 'signInPath' | 'paths'> &
  Pick<Extract<Viewed, { status: 'refused' }>, 'detail'>;

function Refused({ detail, reader, signInPath, paths }: RefusedProps) {
  const titles: Partial<Record<string, string>> = texts.refused;
  const isUsed = detail?.code === 'invitationUsed';
  return (
    <Failure
      level={1}
      title={titles[detail?.code ?? ''] ?? texts.refused.other}
      action={
        reader ? (
          <ButtonLink to={paths.dashboard}>{texts.toDashboard}</ButtonLink>
        ) : isUsed ? (
          <ButtonAnchor href={signInPath}>{texts.toSignIn}</ButtonAnchor>
        ) : (
          <ButtonLink to={paths.home}>{texts.toStart}</ButtonLink>
        )
      }
    >
      <p>{detail?.message ?? messages.invitationUnknown}</p>
      {isUsed && <p>{reader ? texts.usedBefore(readableEmail(reader.email)) : texts.usedByYou}</p>}
    </Failure>
  );
}

function Known({ details, ...props }: { details: InvitationDetails } & Props) {
  const t = texts.details;
  return (
    <div className="stack gap-6 within-form">
      <PageHeader title={texts.title(details.practiceTitle)} lead={texts.lead(details.invitedBy)} />
      <NextStep details={details} {...props} />
      <dl className="facts framed raised roomy">
        <div>
          <dt>{t.practice}</dt>
          <dd>{details.practiceTitle}</dd>
        </div>
        <div>
          <dt>{t.invitedBy}</dt>
          <dd>{details.invitedBy}</dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd translate="no">{readableEmail(details.email)}</dd>
        </div>
        <div>
          <dt>{t.role}</dt>
          <dd>
            <strong>{roleNames[details.role]}</strong>
            <p className="hint">{roleMeanings[details.role]}</p>
          </dd>
        </div>
      </dl>
    </div>
  );
}

type StepProps = { details: InvitationDetails } & Props;

function NextStep(props: StepProps) {
  const { details, reader, paths } = props;
  const slug = details.companySlug;
  const [hasAccepted, setAccepted] = useState(false);
  const membership = reader?.practices.find((practice) => practice.slug === slug);
  const onJoined = useEffectEvent(props.onJoined);

  const hasJoined = hasAccepted && membership !== undefined;
  useEffect(() => {
    if (hasJoined) onJoined(slug);
  }, [hasJoined, slug]);

  if (hasAccepted) return <Joining administration={paths.administration(slug)} />;
  if (!reader) return props.join(details);
  // An invitation may raise an existing role.
  if (membership && higherRole(membership.role, details.role) === membership.role) {
    return (
      <div className="stack gap-4 left">
        <p>{texts.member.text}</p>
        <ButtonLink look="filled" large to={paths.administration(slug)}>
          {texts.member.press}
        </ButtonLink>
      </div>
    );
  }
  if (!isSameEmail(reader.email, details.email))
    return <OtherAddress {...props} own={reader.email} />;
  return <Acceptance {...props} reader={reader} onAccepted={() => setAccepted(true)} />;
}

function OtherAddress({
  own,
  details,
  switchAccount,
  paths,
}: Pick<StepProps, 'details' | 'switchAccount' | 'paths'> & { own: string }) {
  const [isSwitching, setSwitching] = useState(false);
  return (
    <div className="stack gap-4 left">
      <Note isWarm>
        <p>{texts.other.text(readableEmail(own), readableEmail(details.email))}</p>
      </Note>
      <div className="row">
        <Button
          large
          busy={isSwitching}
          onClick={() => {
            setSwitching(true);
            switchAccount();
          }}
        >
          {isSwitching ? texts.other.busy : texts.other.press}
        </Button>
        <ButtonLink look="plain" large to={paths.dashboard}>
          {texts.toDashboard}
        </ButtonLink>
      </div>
    </div>
  );
}

type AcceptanceProps = Pick<StepProps, 'token' | 'signInPath'> & {
  reader: Reader;
  onAccepted: () => void;
};

function Acceptance({ token, reader, signInPath, onAccepted }: AcceptanceProps) {
  const [attempt, setAttempt] = useState(0);
  const { start, isRunning, problem } = useCommand(() => run('acceptInvitation', { token }));

  const accept = async () => {
    if (await start()) onAccepted();
    else setAttempt((n) => n + 1);
  };

  return (
    <div className="stack gap-4 left">
      {problem && <ErrorSummary title={problem.message} errors={[]} attempt={attempt} />}
      <p>{texts.accept.text(readableEmail(reader.email))}</p>
      {problem?.kind === 'denied' ? (
        <ButtonAnchor look="filled" large href={signInPath}>
          {texts.toSignIn}
        </ButtonAnchor>
      ) : (
        <Button look="filled" large busy={isRunning} onClick={accept}>
          {isRunning ? texts.accept.busy : texts.accept.press}
        </Button>
      )}
    </div>
  );
}

/** The session updates by itself; after the timeout a full page load fetches it again. */
function Joining({ administration }: { administration: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), linkAfter);
    return () => clearTimeout(clock);
  }, []);
  return (
    <div className="stack gap-4 left">
      <Loading text={texts.joining} />
      {isLong && (
        <p>
          {texts.joiningLong} <a href={administration}>{texts.member.press}</a>
        </p>
      )}
    </div>
  );
}
