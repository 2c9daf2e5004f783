import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BarPart } from '../../ui/bar-parts.tsx';
import { classes } from '../../ui/class-names.ts';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './administration.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { NewRequestLink } from './new-request-link.tsx';
import { texts } from './texts.ts';

type BarProps = {
  /** In the bar, beside the intake. */
  trial?: ReactNode;
  /** The administration's base address. */
  basePath: string;
  openCount: number | undefined;
  /** How many are new to the reader, beside that count. */
  newRequests: ReactNode;
  /**
   * Whether the practice takes requests; undefined while unknown and where intake does not apply.
   */
  intake: Pick<Practice, 'bookingEnabled' | 'hasNoTimes' | 'resumesOn' | 'intakeFull'> | undefined;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** Number of due steps, shown as a badge. */
  dueSteps: ReactNode;
  /** Number of free places that need the team, shown as a badge. */
  placesInNeed: ReactNode;
};

/** A practice's screens, and what they tell the bar above them. */
export function AdministrationFrame({
  title,
  children,
  ...bar
}: BarProps & { title: string; children: ReactNode }) {
  return (
    <div className={`stack gap-2 packed ${styles.frame}`}>
      {/* The bar shows it; printed, it says whose list this is. */}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <AdministrationBar {...bar} />
      {children}
    </div>
  );
}

/** What waits in the practice, and what one may begin. */
export function AdministrationBar(given: BarProps) {
  const {
    trial,
    basePath,
    openCount,
    newRequests,
    intake,
    readOnlyReason,
    dueSteps,
    placesInNeed,
  } = given;
  return (
    <>
      <ConnectionNotice isAtEdge />
      <BarPart place="requests">
        {openCount !== undefined && (
          <span className="figure off-tablet" {...tooltip(texts.open(openCount))}>
            {texts.number(openCount)}
            <span className="visually-hidden"> offen</span>
          </span>
        )}
        {newRequests}
      </BarPart>
      {/* To whoever may only look, nothing is to do. */}
      <BarPart place="steps">{readOnlyReason === undefined && dueSteps}</BarPart>
      <BarPart place="vacancies">{readOnlyReason === undefined && placesInNeed}</BarPart>
      <BarPart place="status">
        <span className={`if-any ${styles.trial}`}>{trial}</span>
        {intake && <Intake intake={intake} to={`${basePath}/${screenPaths.setting('intake')}`} />}
      </BarPart>
      <BarPart place="intake">
        {intake && <Intake intake={intake} to={`${basePath}/${screenPaths.setting('intake')}`} />}
      </BarPart>
      <BarPart place="create">
        <NewRequestLink basePath={basePath} readOnlyReason={readOnlyReason} />
      </BarPart>
    </>
  );
}

type IntakeProps = { intake: NonNullable<BarProps['intake']>; to: string };

/** The usual state is quiet: a dot where room is short. */
function Intake({ intake, to }: IntakeProps) {
  const { bookingEnabled, hasNoTimes, resumesOn } = intake;
  const isTaking = acceptsRequests({ ...intake, locked: false });
  const closed = hasNoTimes ? texts.noTimes : texts.full;
  const words = isTaking ? texts.taking : bookingEnabled ? closed : texts.paused(resumesOn);
  return (
    <Link
      to={to}
      className={classes('tap gap-1', styles.intake, isTaking && styles.taking)}
      {...tooltip(isTaking ? words : undefined)}
    >
      <span className={isTaking ? 'dot coloured' : 'dot'} aria-hidden="true" />
      <span className="one-line">
        {isTaking
          ? texts.takingParts.map((part, i) => (
              <span key={part} className={i === 1 ? styles.spared : undefined}>
                {part}
              </span>
            ))
          : words}
      </span>
    </Link>
  );
}
