/**
 * Patients choose other times, on the practice's current week. The server validates with the
 * booking form's own rules.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questions } from '@platzwart/domain/booking/questions';
import { addressLine } from '@platzwart/domain/contact/address-line';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  cellsOf,
  coveredCells,
  describeSlots,
  includesAllOf,
  mergeSlots,
  overlaps,
  type Slot,
  slotKey,
  uncoveredParts,
} from '@platzwart/domain/waiting-list/slot';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '../../calls/use-draft.ts';
import { usePublicDemand } from '../../entities/practice/demand-levels.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Loading } from '../../ui/states.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { personalDataTexts } from './personal-data-texts.ts';
import { ProofField, useProof } from './proof-field.tsx';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = texts.times;
/** Not with the other texts: the page starts without it. */
const fullNote =
  'Ein Strich bedeutet: zurzeit keine Aufnahme. Die Zeiten, die Sie schon haben, können Sie behalten.';

/** The week of one location, as in the booking form; its code may load on demand. */
export type WeekPart = ComponentType<{
  cells: readonly Slot[];
  /** Set if there are several locations. */
  location: string | undefined;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  isInvalid: boolean;
  asList: boolean;
  /** Keys of times that are full. */
  full: readonly string[];
}>;

type TimesDraft = { locationIds: string[]; slots: Slot[]; timeFlexibility: string };

type Props = {
  portal: PortalAccess;
  request: PortalView;
  practice: Practice;
  form: FormConfiguration;
  Week: WeekPart;
  /** The time of a declined place: it starts taken out. */
  without: Slot | undefined;
  /** Those from before a change: they start chosen. */
  former: PortalView['formerTimes'];
  onClose: (text?: string) => void;
  onSaved: () => void;
};

export function TimesEditor({
  portal,
  request,
  practice,
  form,
  Week,
  without,
  former,
  onClose,
  onSaved,
}: Props) {
  const answering = useAnswer(portal);
  const { busy, problems, send, forget } = answering;
  // The starting values: the page may receive newer ones meanwhile.
  const [seen] = useState(() => timesDraftOf(request));
  const { values: draft, edits, isDirty, ...own } = useDraft(seen);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const unsaved = useUnsavedInput(isDirty, { text: texts.wouldBeLost });

  const change = (part: Partial<TimesDraft>) => {
    forget();
    own.change(part);
  };
  const begin = useEffectEvent(() => {
    if (former) change({ locationIds: former.locationIds, slots: mergeSlots(former.slots) });
    else if (without)
      change({
        slots: uncoveredParts(
          seen.slots,
          offeredCells(form).filter((cell) => overlaps(cell, without)),
        ),
      });
  });
  useEffect(() => begin(), []);
  const wanted = draft.slots.filter(({ locationId }) => draft.locationIds.includes(locationId));
  const proof = useProof(request.proof, !includesAllOf(wanted, seen.slots), answering);
  const save = async () => {
    if (!isDirty) return onClose(t.unchanged);
    const given = proof.given();
    if (given === undefined || !(await send({ kind: 'edit', edits, proof: given }))) return;
    unsaved.release();
    onSaved();
  };
  const [week, setWeek] = useState<HTMLElement | null>(null);
  const demand = usePublicDemand(
    practice.slug,
    week,
    undefined,
    problems.map(({ code }) => code).join(),
  );
  const held = new Set(coveredCells(seen.slots, offeredCells(form)).map(slotKey));
  const full = demand.full.filter((key) => !held.has(key));
  const errorAt = (name: string) =>
    problems.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;

  const several = form.selectableLocations.length > 1;
  const places = form.selectableLocations.filter(
    (place) => !several || draft.locationIds.includes(place.id),
  );
  const choose = (locationId: string, cells: readonly Slot[], chosen: readonly Slot[]) => {
    const slots = mergeSlots([...uncoveredParts(draft.slots, cells), ...chosen]);
    // A single location is no choice.
    change({
      slots,
      ...(!draft.locationIds.includes(locationId) && { locationIds: [locationId] }),
    });
  };
  const notOffered = describeSlots(uncoveredParts(draft.slots, offeredCells(form)));
  const chosen = coveredCells(draft.slots, offeredCells(form, draft.locationIds));

  return (
    <section className={`stack gap-4 left framed ${styles.card}`} aria-labelledby="zeiten-aendern">
      <h2 id="zeiten-aendern" ref={heading} tabIndex={-1}>
        {t.editing}
      </h2>
      <p>{t.lead(form.minSlots)}</p>
      {former && (
        <Note isWarm>
          <p>{t.restored}</p>
        </Note>
      )}
      {without && (
        <Note isWarm>
          <p>{t.takenOut(describeSlots([without]))}</p>
        </Note>
      )}
      {several && (
        <CheckboxGroup
          name="locationIds"
          label={t.locations}
          error={errorAt('locationIds')}
          options={form.selectableLocations.map(({ id, title }) => {
            const place = practice.locations.find((each) => each.id === id);
            return { value: id, label: title, hint: place && addressLine(place) };
          })}
          value={draft.locationIds}
          onChange={(locationIds) => change({ locationIds })}
        />
      )}
      <span ref={setWeek} />
      <FieldError id="slots-error" error={errorAt('slots')} />
      {notOffered !== '' && (
        <Note>
          <p>{t.noLongerOfferedNote(notOffered)}</p>
        </Note>
      )}
      {places.length === 0 && <p className="muted">{several ? t.needLocation : t.noLocations}</p>}
      {full.length > 0 && <p className="hint">{fullNote}</p>}
      <Suspense fallback={<Loading text={t.loading} />}>
        {places.map((place) => {
          const cells = cellsOf(place, form.minSlotSize);
          return (
            <div key={place.id} className="stack full">
              {several && <h3>{place.title}</h3>}
              <Week
                cells={cells}
                location={several ? place.title : undefined}
                slots={draft.slots.filter((slot) => slot.locationId === place.id)}
                onChange={(slots) => choose(place.id, cells, slots)}
                isInvalid={errorAt('slots') !== undefined}
                asList={false}
                full={full}
              />
            </div>
          );
        })}
      </Suspense>
      <StatusText>{t.chosen(chosen.length, describeSlots(chosen))}</StatusText>
      {form.timeFlexibilityEnabled && (
        <RadioGroup
          name="timeFlexibility"
          label={questions.timeFlexibility.label}
          options={Object.entries(questions.timeFlexibility.options).map(([value, label]) => ({
            value,
            label,
          }))}
          error={errorAt('timeFlexibility')}
          value={draft.timeFlexibility}
          onChange={(event) => change({ timeFlexibility: event.target.value })}
        />
      )}
      <ProofField proof={proof} name="timesProof" why={personalDataTexts.proof.whyTimes} />
      {/* The week is long: its error also shows at the pressed button. */}
      <Problems
        of={
          problems.length > 0
            ? [{ field: 'unsaved', code: 'notSaved', message: t.notSaved }, ...problems]
            : []
        }
        except={proof.fields}
      />
      <div className="row gap-3">
        <Button look="filled" busy={busy !== undefined} onClick={save}>
          {busy ? t.saving : t.save}
        </Button>
        <Button look="plain" aria-disabled={busy !== undefined} onClick={() => onClose()}>
          {t.cancel}
        </Button>
      </div>
    </section>
  );
}

function timesDraftOf({ locationIds, slots, timeFlexibility }: PortalView): TimesDraft {
  return { locationIds, slots: mergeSlots(slots), timeFlexibility: timeFlexibility ?? '' };
}
