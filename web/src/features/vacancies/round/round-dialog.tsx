/**
 * 'Platzrunde': several free places distributed at once, changed row by row, then offered in turn.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { canBeDistributed } from '@platzwart/domain/vacancies/round';
import { maxRound } from '@platzwart/domain/vacancies/vacancy';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { useMemo, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useAccount } from '../../../entities/practice/queries.ts';
import { useAllOpen, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Loading } from '../../../ui/states.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { nameOf, useOpenPeople } from '../people.tsx';
import styles from './round.module.css';
import { RoundTable } from './round-table.tsx';
import { texts as t } from './texts.ts';
import { type Refused, useRound } from './use-round.ts';

type Props = {
  vacancies: readonly StoredVacancy[];
  plan: OfferedPlan;
  now: Date;
  today: IsoDate;
  onClose: () => void;
};

export function RoundDialog(props: Props) {
  const { slug, rule } = useRequestHandling();
  const open = useAllOpen();
  const account = useAccount(slug);
  const settings = account.status === 'loaded' ? account.value?.offering : undefined;
  const { now, today } = props;
  const context = useMemo(
    () => settings && { now, today, settings, rule },
    [now, today, settings, rule],
  );
  if (!open || !context || !settings) {
    return (
      <Modal
        title={t.title}
        isWide
        onCancel={props.onClose}
        actions={<Button onClick={props.onClose}>{t.cancel}</Button>}
      >
        {account.status === 'failed' || account.status === 'refused' ? (
          <p role="alert">{t.loadFailed}</p>
        ) : (
          <Loading text={t.loading} />
        )}
      </Modal>
    );
  }
  return <Filled {...props} {...{ slug, open, context }} days={settings.patienceDays} />;
}

type FilledProps = Props &
  Pick<Parameters<typeof useRound>[0], 'slug' | 'open' | 'context' | 'days'>;

function Filled({ vacancies, plan, now, today, onClose, slug, open, context, days }: FilledProps) {
  const places = useMemo(() => vacancies.filter(canBeDistributed), [vacancies]);
  const round = useRound({ slug, places, open, context, days });
  const { show } = useToasts();
  const people = useOpenPeople();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [began] = useState(places);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { rows, plans, isIn, command } = round;
  const first = rows.filter(({ person }) => person !== null).length;
  const isFull = isIn.size >= maxRound;
  const isBusy = command.isRunning;

  const unsaved = useUnsavedInput(round.isChanged && !isBusy && places.length > 0, {
    text: t.wouldBeLost,
  });
  const cancel = () => void (!isBusy && unsaved.mayLeave().then((may) => may && onClose()));

  // A colleague's doing, while this stood open; what was refused is told with its reason.
  const there = new Set([
    ...places.map(({ id }) => id),
    ...sent,
    ...refused.map(({ vacancyId }) => vacancyId),
  ]);
  const taken = isBusy ? [] : began.filter(({ id }) => !there.has(id));

  const undo = (by: string) =>
    tellSaving(
      show,
      run('undoDistribution', { companySlug: slug, undo: by }),
      { title: t.undone },
      t.notUndone,
      ({ tooLate }) => ({ title: tooLate > 0 ? t.tooLate(tooLate) : t.undone }),
    );
  const offer = async (askAgain?: readonly string[]) => {
    if (plans.length === 0 || isBusy) return;
    setSent([...sent, ...plans.map(({ vacancyId }) => vacancyId)]);
    const output = await round.offer(askAgain);
    if (!output) return;
    const { offered, undo: by } = output;
    if (offered > 0)
      show({
        title: t.offered(offered),
        ...(by && { action: { label: t.undo, run: () => void undo(by) } }),
      });
    setRefused(output.refused);
    if (output.refused.length === 0) onClose();
  };
  const often = [...new Set(refused.flatMap(({ askedOften }) => askedOften))];
  const askAnyway = () => {
    const again = [...round.askAgain, ...often];
    round.askAnyway(often);
    void offer(again);
  };
  return (
    <Modal
      title={t.title}
      isWide
      isFrozen={isBusy}
      onCancel={cancel}
      actions={
        <>
          <div className={`stack gap-1 ${styles.says}`}>
            <p role="status" className="unlimited">
              {first > 0 && `${t.result(first, first)}. ${t.what(days)}`}
            </p>
            {command.problem && (
              <p role="alert" className="problem">
                {command.problem.message}
              </p>
            )}
          </div>
          <Button look="plain" onClick={cancel}>
            {places.length === 0 ? t.close : t.cancel}
          </Button>
          {places.length > 0 && (
            <Button
              look="filled"
              busy={isBusy}
              aria-disabled={plans.length === 0}
              onClick={() => void offer()}
            >
              {isBusy ? t.sending : t.send(plans.length)}
            </Button>
          )}
        </>
      }
    >
      <p className="hint unlimited">{places.length === 0 ? t.nothingLeft : t.lead}</p>
      <div role="status">
        {taken.length > 0 && (
          <p className="warm unlimited">
            {t.takenMeanwhile(taken.map(({ slot }) => vacancyTime(slot)))}
          </p>
        )}
      </div>
      {places.length > maxRound && <p className="hint">{t.tooMany(maxRound)}</p>}
      {refused.length > 0 && (
        <div role="alert" className="stack gap-2 warm unlimited">
          <p className="strong">{t.notOffered}</p>
          {refused.map(({ vacancyId, message, askedOften }) => {
            const place = began.find(({ id }) => id === vacancyId);
            const why =
              askedOften.length > 0
                ? t.often(askedOften.map((id) => nameOf(id, people)).join(', '))
                : message || t.failed;
            return <p key={vacancyId}>{place ? `${vacancyTime(place.slot)}: ${why}` : why}</p>;
          })}
          {often.length > 0 && (
            <Button className="own-width" busy={isBusy} onClick={askAnyway}>
              {t.askAnyway}
            </Button>
          )}
        </div>
      )}
      {places.length > 0 && (
        <RoundTable
          {...{ places, isIn, rows, plan, now, today }}
          found={round.found}
          onToggle={(id) => (isIn.has(id) || !isFull) && round.toggle(id)}
          onChoose={round.choose}
        />
      )}
    </Modal>
  );
}
