/** The preferred times by location, and the button to change them. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Note } from '../../ui/note.tsx';
import { Done, Opening } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { texts } from './texts.ts';
import { timesByLocation } from './times-by-location.ts';
import type { WeekPart } from './times-editor.tsx';
import type { PortalAccess } from './use-answer.ts';

const t = texts.times;

const TimesEditor = lazyWhenOnline(async () => ({
  default: (await import('./times-editor.tsx')).TimesEditor,
}));
const WeekOfTimes = lazyWhenOnline(async () => ({
  default: (await import('./week-of-times.tsx')).WeekOfTimes,
}));

type Props = {
  portal: PortalAccess;
  request: PortalView;
  practice: Practice;
  form: FormConfiguration;
  Week: WeekPart;
  isEditing: boolean;
  /** The time of a declined place, taken out in the editor. */
  without: Slot | undefined;
  onEditing: (isEditing: boolean) => void;
  onSaved: () => void;
};

export function Times({
  portal,
  request,
  practice,
  form,
  Week,
  isEditing,
  without,
  onEditing,
  onSaved,
}: Props) {
  const [outcome, setOutcome] = useState<{ text: string; count: number } | undefined>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const [wasCancelled, setCancelled] = useState(false);
  useEffect(() => {
    if (wasCancelled) opener.current?.focus();
  }, [wasCancelled]);
  const [isRestoring, setRestoring] = useState(false);
  const open = (restores = false) => {
    setOutcome(undefined);
    setCancelled(false);
    setRestoring(restores);
    onEditing(true);
  };
  const close = (text?: string) => {
    onEditing(false);
    setCancelled(text === undefined);
    if (text !== undefined) setOutcome((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  };
  if (isEditing) {
    return (
      <Suspense fallback={<Opening text={t.loading} />}>
        <TimesEditor
          portal={portal}
          request={request}
          practice={practice}
          form={form}
          Week={Week}
          without={without}
          former={isRestoring ? request.formerTimes : null}
          onClose={close}
          onSaved={() => {
            close(t.saved);
            onSaved();
          }}
        />
      </Suspense>
    );
  }
  const preferredTimes = timesByLocation(practice, form, request);
  const described = preferredTimes.flatMap(({ offered, former }) => [
    ...offered,
    ...former.map((time) => `${time} (${t.noLongerOffered})`),
  ]);
  const hasSeveral = practice.locations.length > 1 || preferredTimes.length > 1;
  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="zeiten">
      <h2 id="zeiten">{t.title}</h2>
      {outcome && <Done key={outcome.count}>{outcome.text}</Done>}
      <div className={styles.times}>
        {described.length > 0 && (
          <div className={styles.week}>
            <Suspense>
              <WeekOfTimes request={request} form={form} label={described.join('; ')} />
            </Suspense>
          </div>
        )}
        <div className="stack gap-4">
          {preferredTimes.map(({ place, address, offered, former }) => (
            <div key={place} className="stack gap-2">
              {hasSeveral && <h3>{place}</h3>}
              {address !== '' && <p className="muted">{address}</p>}
              <ul role="list" className="stack gap-1">
                {offered.length + former.length === 0 && <li>{t.none}</li>}
                {offered.map((time) => (
                  <li key={time}>{time}</li>
                ))}
                {former.map((time) => (
                  <li key={time} className="muted">
                    {time} ({t.noLongerOffered})
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {request.status === 'open' &&
        (portal.isLocked ? (
          <p className="muted">{texts.lockedHere}</p>
        ) : (
          <>
            {request.formerTimes && (
              <Note isWarm>
                <p>{t.former(describeSlots(request.formerTimes.slots) || t.none)}</p>
                <div>
                  <Button onClick={() => open(true)}>{t.restore}</Button>
                </div>
              </Note>
            )}
            <Button ref={opener} onClick={() => open()}>
              {t.change}
            </Button>
          </>
        ))}
    </section>
  );
}
