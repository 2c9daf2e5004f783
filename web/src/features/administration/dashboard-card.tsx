/**
 * One of the user's practices at a glance, live: how many requests wait, what is new, its account
 * status, what to do.
 */

import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { maxCounted } from '@platzwart/domain/queries';
import { deletionAnchor, settingsPaths } from '@platzwart/domain/screen-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { newSince } from '@platzwart/domain/team/news';
import { may } from '@platzwart/domain/team/permission';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { roleNames } from '../../entities/member/role-texts.ts';
import { DemandWeek } from '../../entities/practice/demand-week.tsx';
import { isWhole } from '../../entities/practice/known-account.ts';
import { PhoneText } from '../../entities/practice/phone-text.tsx';
import { useDemand, useKnownAccount, usePractice } from '../../entities/practice/queries.ts';
import { useLiveVacancies } from '../../entities/vacancy/queries.ts';
import type { Live } from '../../firebase/use-live.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './administration.module.css';
import { dashboardTexts } from './dashboard-texts.ts';
import { FirstSteps } from './first-steps.tsx';
import { firstStepsOf } from './first-steps-state.ts';
import { formatAccount } from './format-account.ts';
import { type KnownOfPractice, practiceTodos } from './practice-todos.ts';
import { useMembership, useNewRequests, useOpened, useRequestCounters } from './queries.ts';

const t = dashboardTexts;

type Props = {
  practice: UserPractice;
  /** The reader's uid. */
  uid: string;
  now: Date;
  /** Beside the counts, of so many open requests: what is due, and whether one may do it. */
  due: (open: number, isReadOnly: boolean) => ReactNode;
  requestsPath: string;
  weekPath: string;
  publicPath: string;
  bookingPath: string;
  /** Base address of the settings screens. */
  settingsPath: string;
};

export function DashboardCard({ practice: { slug, title, role }, uid, now, due, ...paths }: Props) {
  const practice = loaded(usePractice(slug));
  const account = loaded(useKnownAccount(slug, role));
  const counters = useRequestCounters(slug);
  const demand = loaded(useDemand(slug));
  const places = loaded(useLiveVacancies(slug));
  const mayChange = may(role, 'changeSettings');
  const isReadOnly = practice?.locked !== false || !may(role, 'changeRequests');
  return (
    <li className={styles.practice}>
      <div className="row gap-1 across-4 between">
        <div className="stack gap-0">
          <h2 className="h3">
            <Link to={paths.requestsPath} className={`tap ${styles.whose}`}>
              {title}
            </Link>
          </h2>
          <ul role="list" className={`row gap-0 hint ${styles.states}`}>
            {practice && (
              <li>
                <Intake practice={practice} />
              </li>
            )}
            {account?.deletion && (
              <li>
                <Chip color="warm">{t.deletion.chip(formatDay(account.deletion.dueAt))}</Chip>
              </li>
            )}
            {isWhole(account) && <li>{formatAccount(account, now)}</li>}
            <li>{t.role(roleNames[role])}</li>
          </ul>
        </div>
        <div className={`row gap-0 ${styles.actions}`}>
          <ButtonLink to={paths.weekPath} look="plain" aria-label={t.weekOf(title)}>
            {t.week}
          </ButtonLink>
          <ButtonLink to={paths.publicPath} look="plain" aria-label={t.publicOf(title)}>
            {t.public}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.glance}>
        <div className={`stack gap-2 packed ${styles.counts}`}>
          <OpenCount live={counters} to={paths.requestsPath} />
          <NewCount slug={slug} uid={uid} now={now} requestsPath={paths.requestsPath} />
          <div className={`stack gap-2 left ${styles.demand}`}>
            <p className="small strong">{t.demand}</p>
            <DemandWeek
              levels={demand?.levels ?? {}}
              free={places?.map((place) => place.slot) ?? []}
            />
          </div>
        </div>
        {counters.status === 'loaded' && due(counters.value?.open ?? 0, isReadOnly)}
      </div>
      <div className={`stack gap-3 ${styles.further}`}>
        {account?.waitRanges && (
          <section className="stack gap-1 small" aria-label={t.sayOf(title)}>
            <h3 className="same-size">{t.say}</h3>
            <PhoneText ranges={account.waitRanges} />
          </section>
        )}
        {mayChange && account?.deletion && (
          <Note isWarm>
            <div className="stack gap-1 small">
              <p>{t.deletion.text(formatDay(account.deletion.dueAt))}</p>
              <p>
                <Link
                  to={`${paths.settingsPath}/${settingsPaths.privacy}${deletionAnchor}`}
                  aria-label={t.deletion.undoOf(title)}
                >
                  {t.deletion.undo}
                </Link>
              </p>
            </div>
          </Note>
        )}
        {practice && isWhole(account) && !account.deletion && (
          <Steps
            title={title}
            settingsPath={paths.settingsPath}
            practice={practice}
            account={account}
            now={now}
          />
        )}
        {mayChange && practice && account && (
          <FirstSteps
            slug={slug}
            steps={firstStepsOf({ account, practice, requests: totalOf(counters) })}
            settingsPath={paths.settingsPath}
            bookingPath={paths.bookingPath}
            acceptsRequests={acceptsRequests(practice)}
          />
        )}
      </div>
    </li>
  );
}

type Counters = ReturnType<typeof useRequestCounters>;

/** Open and archived; the document is created with the first request. */
function totalOf(live: Counters): number | undefined {
  return live.status === 'loaded'
    ? (live.value?.open ?? 0) + (live.value?.archived ?? 0)
    : undefined;
}

function OpenCount({ live, to }: { live: Counters; to: string }) {
  if (live.status === 'loading') return <p className={styles.open} />;
  if (live.status !== 'loaded') return <p className={styles.open}>{t.countUnknown}</p>;
  const open = live.value?.open ?? 0;
  return (
    <p className={styles.open} role="status">
      <Link to={to}>
        <span className={`digits ${styles.number}`}>{open}</span> {t.count(open)}
      </Link>
    </p>
  );
}

/** Without an earlier visit there is nothing to compare with: everything would be new. */
function NewCount({
  slug,
  uid,
  now,
  requestsPath,
}: Pick<Props, 'uid' | 'now' | 'requestsPath'> & { slug: string }) {
  const membership = useMembership(slug, uid);
  const member = loaded(membership);
  const opened = useOpened(slug, uid);
  const since = (member && newSince(member, berlinDate(now))) ?? undefined;
  const fresh = loaded(useNewRequests(slug, since))?.filter(
    ({ id, source }) => source !== 'import' && !loaded(opened)?.ids.includes(id),
  ).length;
  if (membership.status === 'loaded' && !since) return null;
  if (fresh === undefined || opened.status === 'loading') return <p className="hint" />;
  if (fresh === 0) return <p className="hint">{t.nothingFresh}</p>;
  return (
    <p className="hint">
      <Link to={`${requestsPath}?neu=ja`} className={styles.freshLink}>
        <Chip color="warm">{fresh > maxCounted ? t.freshBeyond(maxCounted) : t.fresh(fresh)}</Chip>
      </Link>
    </p>
  );
}

type StepsProps = { title: string; settingsPath: string; now: Date } & KnownOfPractice;

function Steps({ title, settingsPath, now, ...known }: StepsProps) {
  const steps = practiceTodos(known, now);
  if (steps.length === 0) return null;
  return (
    <Note isWarm>
      <div className="stack gap-1 small">
        <h3 className="same-size">{t.stepsTitle}</h3>
        <ul className="stack gap-1 bullets">
          {steps.map(({ text, screen }) => (
            <li key={text}>
              {text}{' '}
              <Link
                to={`${settingsPath}/${settingsPaths[screen]}`}
                aria-label={t.toScreenOf(t.toScreen[screen], title)}
              >
                {t.toScreen[screen]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

function Intake({ practice }: { practice: Practice }) {
  if (practice.locked) return <Chip color="warm">{t.intake.locked}</Chip>;
  if (acceptsRequests(practice))
    return (
      <span className="line">
        <span className="dot coloured" />
        {t.intake.on}
      </span>
    );
  const closed = practice.hasNoTimes ? t.intake.noTimes : t.intake.full;
  return (
    <Chip color="warm">
      {practice.bookingEnabled
        ? closed
        : practice.notYetOpened
          ? t.intake.notYetOpened
          : t.intake.paused}
    </Chip>
  );
}

function loaded<T>(live: Live<T>): T | undefined {
  return live.status === 'loaded' ? live.value : undefined;
}
