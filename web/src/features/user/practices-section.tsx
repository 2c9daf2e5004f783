import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { roleNames } from '../../entities/member/role-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Empty } from '../../ui/states.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.practices;
const headingId = 'praxen';

type Props = {
  uid: string;
  practices: readonly UserPractice[];
};

export function PracticesSection({ uid, practices }: Props) {
  const [left, setLeft] = useState('');

  const onLeft = (title: string) => {
    setLeft(t.left(title));
    // The row disappears with the next session update; the focus must not go with it.
    document.getElementById(headingId)?.focus();
  };

  return (
    <AccountSection id={headingId} title={t.title}>
      <p role="status" className="muted">
        {left}
      </p>
      {practices.length === 0 ? (
        <Empty
          title={t.none}
          action={<ButtonLink to={sitePaths.companyRegistration}>{t.register}</ButtonLink>}
        >
          <p>{t.noneText}</p>
        </Empty>
      ) : (
        <ul role="list" className={`stack gap-0 ${styles.practices}`}>
          {practices.map((practice) => (
            <PracticeRow
              key={practice.slug}
              uid={uid}
              practice={practice}
              role={roleNames[practice.role]}
              onLeft={onLeft}
            />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

type RowProps = {
  uid: string;
  practice: UserPractice;
  role: string;
  onLeft: (title: string) => void;
};

function PracticeRow({ uid, practice: { slug, title, role }, role: roleName, onLeft }: RowProps) {
  const question = useQuestion();
  const { start, isRunning, output, problem, forget } = useCommand(() =>
    run('removeMember', { companySlug: slug, uid }),
  );

  const leave = async () => {
    if (await start()) onLeft(title);
  };

  const close = () => {
    forget();
    question.close();
  };

  return (
    <li className="stack gap-2">
      <div className={`line ${styles.line}`}>
        <div className="stack gap-0">
          <h4 className="same-size">{title}</h4>
          <p className="hint">{t.role(roleName)}</p>
        </div>
        <div className="row gap-0">
          {may(role, 'administrationView') && (
            <ButtonLink
              look="plain"
              to={sitePaths.administration(slug)}
              aria-label={t.toAdministrationOf(title)}
            >
              {t.toAdministration}
            </ButtonLink>
          )}
          <ButtonLink look="plain" to={sitePaths.practice(slug)} aria-label={t.toPracticeOf(title)}>
            {t.toPractice}
          </ButtonLink>
          {!question.isOpen && (
            <Button
              ref={question.opener}
              look="plain"
              className="quiet"
              aria-label={t.leaveOf(title)}
              onClick={question.open}
            >
              {t.leave}
            </Button>
          )}
        </div>
      </div>
      {question.isOpen && (
        <Confirmation
          title={t.leaveQuestion(title)}
          confirm={t.leaveYes}
          /* Until the row disappears, it says that the user is leaving. */
          busy={isRunning || output ? t.leaving : undefined}
          problem={problem?.message}
          isDangerous
          onConfirm={() => void leave()}
          onCancel={close}
        >
          <p>{t.leaveText}</p>
        </Confirmation>
      )}
    </li>
  );
}
