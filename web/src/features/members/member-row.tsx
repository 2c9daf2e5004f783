/** One team member: who they are, their role, and how to end it. */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import { berlinDate, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { WithId } from '@platzwart/domain/request/request';
import { type Member, Role } from '@platzwart/domain/team/member';
import { useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { roleMeanings, roleNames } from '../../entities/member/role-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { useQuestion } from '../../ui/use-question.ts';
import styles from './members.module.css';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  member: WithId<Member>;
  isSelf: boolean;
  /** Whether the reader may change this team, in a locked practice too. */
  mayChange: boolean;
  now: Date;
  /** `focusGoes`: the focused element is about to disappear. */
  onDone: (message: string, focusGoes: boolean) => void;
};

export function MemberRow({ slug, member, isSelf, mayChange, now, onDone }: Props) {
  const name = member.name || texts.nameless;
  return (
    <li className={styles.row}>
      <div className="line gap-3">
        <span className="initials" aria-hidden="true">
          {initialsOf(member.name)}
        </span>
        <div className="stack gap-0">
          <h3 className="same-size anywhere">
            {name} {isSelf && <span className="hint regular">{texts.you}</span>}
          </h3>
          {member.email && <p className="hint anywhere">{readableEmail(member.email)}</p>}
        </div>
      </div>
      <p className={`hint anywhere ${styles.visit}`}>{formatVisit(member.lastVisit, now)}</p>
      {mayChange ? (
        <RoleChoice slug={slug} member={member} name={name} isSelf={isSelf} onDone={onDone} />
      ) : (
        <p className={styles.role}>
          <span className="visually-hidden">{texts.role}: </span>
          {roleNames[member.role]}: {texts.inShort[member.role]}
        </p>
      )}
      {(mayChange || isSelf) && (
        <Removal slug={slug} member={member} name={name} isSelf={isSelf} onDone={onDone} />
      )}
    </li>
  );
}

/** Day precision is enough: this is no record of working hours. */
function formatVisit(lastVisit: Date | null, now: Date): string {
  if (!lastVisit) return texts.neverVisited;
  const day = berlinDate(lastVisit);
  const today = berlinDate(now);
  if (day === today) return texts.visitedToday;
  return day === plusDays(today, -1)
    ? texts.visitedYesterday
    : texts.visited(formatGermanDate(day));
}

type PartProps = Pick<Props, 'slug' | 'member' | 'isSelf' | 'onDone'> & { name: string };

/** Selecting is not saving: arrow keys run through the list, and a button applies the role. */
function RoleChoice({ slug, member, name, isSelf, onDone }: PartProps) {
  const t = texts.change;
  const [chosen, setChosen] = useState<{ role: Role; isGiven: boolean } | undefined>(undefined);
  const { start, isRunning, problem, forget } = useCommand((to: Role) =>
    run('changeMemberRole', { companySlug: slug, uid: member.id, role: to }),
  );
  const select = useRef<HTMLDivElement>(null);
  // It was saved and has arrived, or a colleague was faster.
  if (chosen?.role === member.role) setChosen(undefined);
  const role = chosen?.role ?? member.role;
  const isAsking = chosen !== undefined && !chosen.isGiven;

  const choose = (next: Role | undefined) => {
    forget();
    setChosen(next && { role: next, isGiven: false });
  };
  const cancel = () => {
    choose(undefined);
    select.current?.querySelector('select')?.focus();
  };
  const confirm = async () => {
    if (!(await start(role))) return;
    setChosen({ role, isGiven: true });
    // Users who give up the right to change roles see the controls disappear.
    if (!isSelf) select.current?.querySelector('select')?.focus();
    onDone(t.done(name, roleNames[role]), isSelf);
  };

  return (
    <>
      <div ref={select} className={styles.role}>
        <select
          aria-label={`${texts.role} ${texts.of(name)}`}
          className="control full"
          value={role}
          onChange={(event) => choose(event.target.value as Role)}
        >
          {Role.options.map((value) => (
            <option key={value} value={value}>
              {roleNames[value]}: {texts.inShort[value]}
            </option>
          ))}
        </select>
        <span role="status" className="visually-hidden">
          {isAsking && t.announced}
        </span>
      </div>
      {isAsking && (
        <div className={styles.below}>
          <Confirmation
            title={t.title(roleNames[role])}
            confirm={t.confirm}
            busy={isRunning ? t.busy : undefined}
            problem={problem?.message}
            leavesFocus
            onConfirm={confirm}
            onCancel={cancel}
          >
            <p>{roleMeanings[role]}</p>
            {isSelf && role !== 'administrator' && <p>{t.own}</p>}
          </Confirmation>
        </div>
      )}
    </>
  );
}

function Removal({ slug, member, name, isSelf, onDone }: PartProps) {
  const question = useQuestion();
  // With the user's own uid: leaves the practice.
  const { start, isRunning, problem, forget } = useCommand(() =>
    run('removeMember', { companySlug: slug, uid: member.id }),
  );
  const t = isSelf ? texts.leave : texts.remove;

  const cancel = () => {
    forget();
    question.close();
  };
  const confirm = async () => {
    // The user's own row disappears with everything else: the session ends the whole screen.
    if ((await start()) && !isSelf) onDone(texts.remove.done(name), true);
  };

  return (
    <>
      <div className={`row gap-0 end ${styles.removal}`}>
        <Button
          ref={question.opener}
          look="plain"
          className={styles.quiet}
          aria-label={isSelf ? undefined : `${t.press}: ${name}`}
          aria-expanded={question.isOpen}
          onClick={question.isOpen ? cancel : question.open}
        >
          {t.press}
        </Button>
      </div>
      {question.isOpen && (
        <div className={styles.below}>
          <Confirmation
            title={isSelf ? texts.leave.title : texts.remove.title(name)}
            confirm={t.confirm}
            busy={isRunning ? t.busy : undefined}
            problem={problem?.message}
            isDangerous
            onConfirm={confirm}
            onCancel={cancel}
          >
            <p>{isSelf ? texts.leave.text : texts.remove.text(name)}</p>
          </Confirmation>
        </div>
      )}
    </>
  );
}
