/**
 * Deleting the practice: confirmed by its name, delayed by seven days, and reversible until then.
 */
import { type Subscription, subscriptionState } from '@platzwart/domain/billing/subscription';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { type Account, daysToUndoDeletion } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { deletionAnchor } from '@platzwart/domain/screen-paths';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useQuestion } from '../../../ui/use-question.ts';
import shared from '../settings.module.css';
import { DeletionPlanned } from './deletion-planned.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import styles from './privacy.module.css';
import { texts } from './texts.ts';

const t = texts.deletion;

type Props = {
  practice: Pick<Practice, 'slug' | 'title'>;
  /** As stored, live. */
  deletion: Account['deletion'];
  /** Who scheduled it. */
  askedBy: string | undefined;
  isAllowed: boolean;
  subscription: Account['subscription'];
  /** Open requests; undefined while loading. */
  waiting: number | undefined;
  billingPath: string;
  now: Date;
};

/** The day on which it is charged once more before a deletion that somebody plans now. */
function renewsBefore(
  { cancelledAt, currentPeriodEndsAt: end }: Subscription,
  now: Date,
): string | undefined {
  return cancelledAt === null && end < daysLater(now, daysToUndoDeletion)
    ? formatDay(end)
    : undefined;
}

export function DeletionSection({
  practice,
  deletion,
  askedBy,
  isAllowed,
  subscription,
  waiting,
  billingPath,
  now,
}: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useQuestion();
  const [said, setSaid] = useState('');
  const wasPlanned = useRef(deletion !== null);
  const isPlanned = deletion !== null;

  // Either change removes the focused element, whoever made it.
  useEffect(() => {
    if (wasPlanned.current === isPlanned) return;
    wasPlanned.current = isPlanned;
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus();
  }, [isPlanned]);

  // The notice above all screens links here, even from this page.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again must scroll again.
  useEffect(() => {
    if (hash !== deletionAnchor) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [hash, key]);

  return (
    <section className={`stack ruled ${shared.split} ${styles.section}`} aria-labelledby="loeschen">
      <h3 ref={heading} id="loeschen" tabIndex={-1}>
        {t.title}
      </h3>
      <p role="status" className="done">
        {isPlanned ? '' : said}
      </p>
      {isPlanned ? (
        <DeletionPlanned
          slug={practice.slug}
          deletion={deletion}
          askedBy={askedBy}
          isAllowed={isAllowed}
          onUndone={() => setSaid(t.undone)}
        />
      ) : (
        <>
          <p className="small">{t.what}</p>
          <ol className="stack gap-2 bullets small">
            <li>{t.atOnce}</li>
            <li>{t.later}</li>
          </ol>
          {subscription && subscriptionState(subscription, now) !== 'over' && (
            <p className="small">
              {t.subscription(renewsBefore(subscription, now))}{' '}
              <Link to={billingPath}>{t.toSubscription}</Link>
            </p>
          )}
          <p className="small">{t.waiting(waiting)}</p>
          <p className="small">{t.exportFirst}</p>
          {!isAllowed && (
            <p className="hint" id={`${id}-off`}>
              {texts.administratorsOnly}
            </p>
          )}
          {question.isOpen ? (
            <DeletionQuestion practice={practice} onClose={question.close} />
          ) : (
            <div>
              <Button
                ref={question.opener}
                look="danger"
                aria-disabled={!isAllowed}
                aria-describedby={isAllowed ? undefined : `${id}-off`}
                {...tooltip(isAllowed ? undefined : texts.administratorsOnly)}
                onClick={() => {
                  setSaid('');
                  question.open();
                }}
              >
                {t.open}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
