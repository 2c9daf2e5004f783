import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { CircleCheck, CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './intake.module.css';
import { texts } from './texts.ts';

const t = texts.state;

type Props = {
  stored: IntakeSettings;
  isLocked: boolean;
  hasNoTimes: boolean;
  notYetOpened: boolean;
  /** Why a limit has closed it, as patients read it. */
  intakeFull: string;
  children?: ReactNode;
};

/** The current state, regardless of the draft below. */
export function IntakeState({
  stored,
  isLocked,
  hasNoTimes,
  notYetOpened,
  intakeFull,
  children,
}: Props) {
  const isTaking = acceptsRequests({
    bookingEnabled: stored.bookingEnabled,
    locked: isLocked,
    hasNoTimes,
    intakeFull,
  });
  const [title, text] = isLocked
    ? [t.locked, t.lockedText]
    : isTaking
      ? [t.taking, t.takingText]
      : stored.bookingEnabled
        ? hasNoTimes
          ? [t.noTimes, t.noTimesText]
          : [t.full, t.fullText(intakeFull)]
        : notYetOpened
          ? [t.notYetOpened, t.notYetOpenedText]
          : [t.paused, untilWhen(stored)];
  const Sign = isTaking ? CircleCheck : CirclePause;
  return (
    <div
      role="status"
      className={`line gap-4 tinted rounded-card ${styles.state}`}
      data-paused={isTaking ? undefined : ''}
    >
      <Sign size={32} aria-hidden="true" />
      <div>
        <h3 className="h2">{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

function untilWhen({ resumesOn }: IntakeSettings): string {
  return resumesOn === '' ? t.pausedText : t.pausedUntil(formatGermanDate(resumesOn));
}
