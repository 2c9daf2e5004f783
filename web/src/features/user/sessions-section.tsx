import type { CallOutput } from '@platzwart/domain/calls/calls';
import { formatDay, formatMoment } from '@platzwart/domain/dates/german-date';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './account.module.css';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.sessions;
const headingId = 'sitzungen';

type Session = CallOutput<'viewSessions'>['sessions'][number];

/** Where the account is signed in. Ending a session loses nothing, so nothing is asked before. */
export function SessionsSection() {
  const { value, problem, retry } = useRemoteValue('sessions', () => run('viewSessions', {}));
  const one = useCommand((session: string) => run('endSession', { session }));
  const all = useCommand(() => run('endOtherSessions', {}));
  const isWorking = one.isRunning || all.isRunning;
  const ended = all.output ? t.allEnded : one.output && t.ended;
  const failure = (one.problem ?? all.problem)?.message;

  const end = async (command: () => Promise<unknown>) => {
    one.forget();
    all.forget();
    if (!(await command())) return;
    retry();
    // The row disappears, and the focus must not go with it.
    document.getElementById(headingId)?.focus({ preventScroll: true });
  };

  return (
    <AccountSection id={headingId} title={t.title} lead={t.lead}>
      <p role="status" className="done small">
        {ended}
      </p>
      {failure && (
        <div role="alert">
          <FieldError id="sitzungen-fehler" error={failure} />
        </div>
      )}
      {!value && problem && <LoadFailure title={t.loadFailed} retry={retry} />}
      {!value && !problem && <Loading text={t.loading} />}
      {value && (
        <ul role="list" className={`stack gap-0 ${styles.practices}`}>
          {value.sessions.map((session) => (
            <Row
              key={session.session}
              session={session}
              busy={one.startedWith?.[0] === session.session}
              onEnd={isWorking ? undefined : () => void end(() => one.start(session.session))}
            />
          ))}
        </ul>
      )}
      {value && (
        <div className={styles.practices}>
          <div className={`line ${styles.line}`}>
            <p className="hint">{t.othersHint}</p>
            <Button look="plain" busy={all.isRunning} onClick={() => void end(() => all.start())}>
              {all.isRunning ? t.working : t.endOthers}
            </Button>
          </div>
        </div>
      )}
    </AccountSection>
  );
}

type RowProps = { session: Session; busy: boolean; onEnd: (() => void) | undefined };

function Row({ session: { device, startedAt, lastUsedAt, isThis }, busy, onEnd }: RowProps) {
  const name = device || t.unknown;
  const since = formatDay(new Date(startedAt));
  return (
    <li>
      <div className={`line ${styles.line}`}>
        <div className="stack gap-0">
          <h4 className="same-size">
            {name}
            {isThis && <span className="muted regular"> · {t.this}</span>}
          </h4>
          <p className="hint">{t.times(since, formatMoment(new Date(lastUsedAt)))}</p>
        </div>
        {!isThis && (
          <Button
            look="plain"
            busy={busy}
            aria-label={t.endOf(name, since)}
            onClick={() => onEnd?.()}
          >
            {t.end}
          </Button>
        )}
      </div>
    </li>
  );
}
