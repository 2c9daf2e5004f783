/**
 * 'Platz anbieten' for several chosen hours: who is asked for which of them, so that as many as
 * possible get one.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Rhythm } from '@platzwart/domain/request/request-offer';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isUnknown, type Result } from '../../../calls/problem.ts';
import { runTwice } from '../../../calls/run.ts';
import { tellSaving, tellWhile } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { RoundTable } from '../round/round-table.tsx';
import { texts as roundTexts } from '../round/texts.ts';
import { type RoundedPlace, sentOf, useRound } from '../round/use-round.ts';
import { DayField } from '../terms/day-field.tsx';
import { Therapist } from '../terms/terms-fields.tsx';
import { texts as termsTexts } from '../terms/texts.ts';
import styles from './offer.module.css';
import { isEntered, type Known, nextStart, startingTerms } from './offer-plan.ts';
import { texts } from './texts.ts';
import { newId } from './use-sending.ts';

type Props = {
  slots: readonly Slot[];
  slug: string;
  form: FormConfiguration;
  known: Known;
  therapists: readonly string[];
  onClose: () => void;
};

const untouched: Shared = { rhythm: 'weekly', therapist: '', earliest: null };

type Shared = { rhythm: Rhythm; therapist: string; earliest: IsoDate | null };

const t = texts.several;

export function SeveralPlaces({ slots, slug, form, known, therapists, onClose }: Props) {
  const { open, vacancies, now, today, settings, rule } = known;
  const { show } = useToasts();
  // The same with every retry: a lost answer must not make two places.
  const [ids] = useState(() => slots.map(newId));
  const [shared, setShared] = useState(untouched);
  const change = (part: Partial<Shared>) => setShared({ ...shared, ...part });
  // What is there is entered, whatever became of the answer.
  const places = useMemo(
    () =>
      slots
        .map((slot, i) => ({ ...placeAt(slot, shared, form, known), id: ids[i] ?? '' }))
        .filter(({ id }) => !vacancies.some((vacancy) => vacancy.id === id)),
    [slots, ids, shared, form, known, vacancies],
  );
  const context = useMemo(() => ({ now, today, settings, rule }), [now, today, settings, rule]);
  const round = useRound({ slug, places, open, context, days: settings.patienceDays });
  const isChanged = round.isChanged || JSON.stringify(shared) !== JSON.stringify(untouched);
  const chosen = places.filter(({ id }) => round.isIn.has(id));

  const enter = async ({ id, state, stalledBecause, winners, plan: _, ...terms }: RoundedPlace) => {
    const plan = round.plans.find(({ vacancyId }) => vacancyId === id);
    const people = plan && sentOf(plan, round.found.get(id)?.rows ?? [], []);
    const patience = { unit: 'workingDays' as const, n: settings.patienceDays };
    const how = {
      mode: 'inTurn' as const,
      patience,
      atOnce: 1,
      plan: [],
      passedOver: [],
      askAgain: [],
      ...people,
    };
    const input = { companySlug: slug, terms, ...how, vacancyId: id, begin: plan !== undefined };
    const { problem } = await runTwice('offerVacancy', input);
    return { id, first: people?.plan[0]?.requestId, time: vacancyTime(terms.slot), problem };
  };
  const command = useCommand(async () => ({
    ok: true as const,
    output: await Promise.all(chosen.map(enter)),
  }));
  const unsaved = useUnsavedInput(isChanged && !command.isRunning, { text: texts.wouldBeLost });
  const cancel = () => void unsaved.mayLeave().then((may) => may && onClose());
  const failed =
    command.output?.filter(
      ({ id, problem }) => problem && places.some((place) => place.id === id),
    ) ?? [];

  const people = round.plans.length;
  const entered = places.filter((place) => isEntered(place, vacancies));
  const byReason = new Map<string, string[]>();
  for (const { time, problem } of failed) {
    const reason = problem?.message ?? '';
    byReason.set(reason, [...(byReason.get(reason) ?? []), time]);
  }

  const callBack = (asked: readonly { id: string; first: string }[]) => {
    const answers = asked.map(({ id, first }) =>
      runTwice('steerVacancy', {
        companySlug: slug,
        vacancyId: id,
        step: { kind: 'callBack', requestId: first },
      }),
    );
    const all = Promise.all(answers).then(
      (given): Result<unknown> => given.find(({ ok }) => !ok) ?? { ok: true, output: undefined },
    );
    void tellSaving(show, all, { title: t.calledBack }, texts.notCalledBack);
  };

  const send = async () => {
    const output = await tellWhile(show, t.sending, command.start());
    const done = output?.filter(({ problem }) => !problem) ?? [];
    const asked = done.flatMap(({ id, first }) => (first === undefined ? [] : [{ id, first }]));
    const noted = done.length - asked.length;
    if (done.length > 0) {
      show({
        title: t.offered(asked.length),
        ...(noted > 0 && { text: t.noted(noted) }),
        ...(asked.length > 0 && {
          action: { label: texts.callBack, run: () => callBack(asked) },
        }),
      });
    }
    if (output && done.length === output.length) onClose();
  };
  const close = useEffectEvent(onClose);
  const isDone = places.length === 0 && !command.isRunning;
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);

  // Out of the way meanwhile; back with what is not there.
  if (command.isRunning) return null;
  return (
    <Modal
      title={texts.title}
      isWide
      onCancel={cancel}
      actions={
        <>
          <p role="status" className={`unlimited ${styles.says}`}>
            {people > 0 &&
              `${roundTexts.result(people, people)}. ${roundTexts.what(settings.patienceDays)}`}
          </p>
          <Button look="plain" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button look="filled" aria-disabled={people === 0} onClick={() => void send()}>
            {t.send(people)}
          </Button>
        </>
      }
    >
      <FieldRow>
        <SelectField
          name="rhythm"
          label={termsTexts.labels.rhythm}
          value={shared.rhythm}
          options={termsTexts.rhythms}
          onChange={({ target }) => change({ rhythm: target.value as Rhythm })}
        />
        <DayField
          name="earliest"
          label={t.earliest}
          optional={termsTexts.optional}
          value={shared.earliest}
          error={undefined}
          onChange={(earliest) => change({ earliest })}
        />
        <Therapist
          values={shared}
          onChange={change}
          errorAt={() => undefined}
          therapists={therapists}
        />
      </FieldRow>
      <p className="hint unlimited">{roundTexts.lead}</p>
      {entered.length > 0 && (
        <p className="warm small unlimited">
          {t.entered(entered.map(({ slot }) => vacancyTime(slot)).join(', '))}
        </p>
      )}
      <div role="alert">
        {failed.length > 0 && (
          <div className="stack gap-1 warm unlimited">
            <p className="strong">
              {failed.some(({ problem }) => isUnknown(problem)) ? t.unsure : t.failed}
            </p>
            {[...byReason].map(([reason, times]) => (
              <p key={reason}>{`${times.join(', ')}: ${reason}`}</p>
            ))}
          </div>
        )}
      </div>
      <RoundTable
        {...{ places, now, today, plan: form }}
        isIn={round.isIn}
        rows={round.rows}
        found={round.found}
        onToggle={round.toggle}
        onChoose={round.choose}
      />
    </Modal>
  );
}

/** On its first day from the earliest one on; without one, at least a week ahead. */
function placeAt(
  slot: Slot,
  { rhythm, therapist, earliest }: Shared,
  form: FormConfiguration,
  known: Known,
): Omit<RoundedPlace, 'id'> {
  const terms = startingTerms({ slot }, form, known);
  const calendar = {
    region: known.regionAt(slot.locationId),
    closedDays: known.settings.closedDays,
  };
  const startsOn =
    earliest === null ? terms.startsOn : nextStart(slot.weekday, plusDays(earliest, -7), calendar);
  return {
    ...terms,
    rhythm,
    therapist,
    startsOn,
    state: 'open',
    stalledBecause: null,
    winners: [],
    plan: [],
  };
}
