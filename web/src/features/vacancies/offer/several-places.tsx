/**
 * 'Platz anbieten' for several places, chosen hours or those that are noted ('Platzrunde'): who is
 * asked for which of them, so that as many as possible get one.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Rhythm } from '@platzwart/domain/request/request-offer';
import { canBeDistributed } from '@platzwart/domain/vacancies/round';
import { maxRound } from '@platzwart/domain/vacancies/vacancy';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { tellWhile } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { RoundTable } from '../round/round-table.tsx';
import { texts as t } from '../round/texts.ts';
import { type RoundedPlace, useRound } from '../round/use-round.ts';
import { DayField } from '../terms/day-field.tsx';
import { Therapist } from '../terms/terms-fields.tsx';
import { texts as termsTexts } from '../terms/texts.ts';
import styles from './offer.module.css';
import { isEntered, type Known, nextStart, startingTerms } from './offer-plan.ts';
import { texts } from './texts.ts';
import { newId } from './use-sending.ts';
import { type Refused, useSendingSeveral } from './use-sending-several.ts';

type Props = {
  /** Hours to be entered; 'noted': the places that are there. */
  slots: readonly Slot[] | 'noted';
  slug: string;
  form: FormConfiguration;
  known: Known;
  therapists: readonly string[];
  onClose: () => void;
};

type Shared = { rhythm: Rhythm; therapist: string; earliest: IsoDate | null };

const untouched: Shared = { rhythm: 'weekly', therapist: '', earliest: null };

export function SeveralPlaces({ slots, slug, form, known, therapists, onClose }: Props) {
  const { open, vacancies, now, today, settings, rule } = known;
  const isNoted = slots === 'noted';
  const { show } = useToasts();
  // The same with every retry: a lost answer must not make two places.
  const [ids] = useState(() => (isNoted ? [] : slots.map(newId)));
  const [shared, setShared] = useState(untouched);
  const change = (part: Partial<Shared>) => setShared({ ...shared, ...part });
  // What is there is entered, whatever became of the answer.
  const places = useMemo(
    (): readonly RoundedPlace[] =>
      slots === 'noted'
        ? vacancies.filter(canBeDistributed)
        : slots
            .map((slot, i) => ({ ...placeAt(slot, shared, form, known), id: ids[i] ?? '' }))
            .filter(({ id }) => !vacancies.some((vacancy) => vacancy.id === id)),
    [slots, ids, shared, form, known, vacancies],
  );
  const context = useMemo(() => ({ now, today, settings, rule }), [now, today, settings, rule]);
  const round = useRound(places, open, context);
  const { isIn, plans } = round;
  const isChanged = round.isChanged || JSON.stringify(shared) !== JSON.stringify(untouched);
  const days = settings.patienceDays;
  const sendAll = useSendingSeveral({ slug, days, round, isNoted });
  const command = useCommand(async (askAgain: readonly string[]) => ({
    ok: true as const,
    output: await sendAll(
      places.filter(({ id }) => isIn.has(id)),
      askAgain,
    ),
  }));
  const { isRunning } = command;
  const unsaved = useUnsavedInput(isChanged && !isRunning && places.length > 0, {
    text: texts.wouldBeLost,
  });
  const cancel = () => void unsaved.mayLeave().then((may) => may && onClose());

  const [began] = useState(places);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [askAgain, setAskAgain] = useState<readonly string[]>([]);
  const isThere = new Set(places.map(({ id }) => id));
  const refused = (command.output?.refused ?? []).filter(
    ({ id, isUnknown }) => !isUnknown || isThere.has(id),
  );
  // A colleague's doing, while this stood open; what was refused is told with its reason.
  const taken = began.filter(({ id }) => isNoted && !isThere.has(id) && !sent.includes(id));
  const entered = isNoted ? [] : places.filter((place) => isEntered(place, vacancies));
  const often = [...new Set(refused.flatMap(({ askedOften }) => askedOften))];

  const send = async (again: readonly string[]) => {
    if (plans.length === 0) return;
    setAskAgain(again);
    setSent([...sent, ...plans.map(({ vacancyId }) => vacancyId)]);
    const output = await tellWhile(show, t.sending, command.start(again));
    if (!output) return;
    const { offered, noted, callBack } = output;
    if (offered + noted > 0) {
      show({
        title: t.offered(offered),
        ...(noted > 0 && { text: t.noted(noted) }),
        ...(callBack && { action: { label: texts.callBack, run: callBack } }),
      });
    }
    if (output.refused.length === 0) onClose();
  };
  const close = useEffectEvent(onClose);
  const isDone =
    began.length > places.length &&
    places.length + taken.length + refused.length === 0 &&
    !isRunning;
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);

  // Out of the way meanwhile; back with what is not there.
  if (isRunning) return null;
  const first = round.rows.filter(({ person }) => person !== null).length;
  return (
    <Modal
      title={isNoted ? t.title : t.offering(slots.length)}
      isWide
      onCancel={cancel}
      actions={
        <>
          <p role="status" className={`unlimited if-any ${styles.says} ${styles.result}`}>
            {first > 0 && `${t.result(first, first)}. ${t.what(days)}`}
          </p>
          <Button look="plain" onClick={cancel}>
            {places.length === 0 ? t.close : texts.cancel}
          </Button>
          {places.length > 0 && (
            <Button
              look="filled"
              aria-disabled={plans.length === 0}
              onClick={() => void send(askAgain)}
            >
              {t.send(plans.length)}
            </Button>
          )}
        </>
      }
    >
      {!isNoted && (
        <div className={`columns gap-4 top ${styles.shared}`}>
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
        </div>
      )}
      <p className="hint unlimited">{places.length === 0 ? t.nothingLeft : t.lead}</p>
      {entered.length > 0 && (
        <p className="warm small unlimited">
          {t.entered(entered.map(({ slot }) => vacancyTime(slot)).join(', '))}
        </p>
      )}
      <div role="status">
        {taken.length > 0 && (
          <p className="warm unlimited">
            {t.takenMeanwhile(taken.map(({ slot }) => vacancyTime(slot)))}
          </p>
        )}
      </div>
      {places.length > maxRound && <p className="hint">{t.tooMany(maxRound)}</p>}
      <div role="alert">
        {refused.length > 0 && (
          <div className="stack gap-2 warm unlimited">
            <p className="strong">
              {refused.some(({ isUnknown }) => isUnknown) ? t.unsure : t.notOffered}
            </p>
            {reasonsOf(refused, began, open).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            {often.length > 0 && (
              <Button className="own-width" onClick={() => void send([...askAgain, ...often])}>
                {t.askAnyway}
              </Button>
            )}
          </div>
        )}
      </div>
      {places.length > 0 && (
        <RoundTable
          {...{ places, isIn, now, today, plan: form }}
          rows={round.rows}
          found={round.found}
          onToggle={(id) => (isIn.has(id) || isIn.size < maxRound) && round.toggle(id)}
          onChoose={round.choose}
        />
      )}
    </Modal>
  );
}

/** A line for each reason, after the times that it is about. */
function reasonsOf(
  refused: readonly Refused[],
  places: readonly RoundedPlace[],
  open: Known['open'],
): string[] {
  const named = (id: string) => {
    const person = open.find((request) => request.id === id);
    return person ? fullName(person) : texts.gone;
  };
  const times = new Map<string, string[]>();
  for (const { id, message, askedOften } of refused) {
    const reason =
      askedOften.length > 0
        ? texts.tooOften(askedOften.map(named).join(', '))
        : message || t.failed;
    const place = places.find((each) => each.id === id);
    times.set(reason, [...(times.get(reason) ?? []), ...(place ? [vacancyTime(place.slot)] : [])]);
  }
  return [...times].map(([reason, at]) => (at.length > 0 ? `${at.join(', ')}: ${reason}` : reason));
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
