/** Pausing and resuming intake, and what patients read meanwhile. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { IntakeSettings } from '@platzwart/domain/practice/intake-settings';
import { maxPausedText } from '@platzwart/domain/practice/practice';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { type ReactNode, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { dayShown, dayTyped } from '../typed-day.ts';
import { type SettingsForm, useSettingsForm } from '../use-settings-form.tsx';
import { daysUntil, editsBack, validateIntake } from './intake-changes.ts';
import { IntakePreview } from './intake-preview.tsx';
import { IntakeState } from './intake-state.tsx';
import { LimitsField, type Places } from './limits-field.tsx';
import { LimitsToday, type NumbersOfTeam } from './limits-today.tsx';
import { texts } from './texts.ts';

const t = texts.saved;

/**
 * A toast after pausing, resuming and changing limits, whose undo leaves colleagues' later changes
 * alone.
 */
function useIntakeUndo(slug: string) {
  const { show } = useToasts();
  return (before: IntakeSettings, edits: FieldEdits, today: IsoDate) => {
    const back = editsBack(before, edits, today);
    if (!back.bookingEnabled && !back.intakeLimits) return;
    const undo = () => {
      const undoing = run('setIntake', { companySlug: slug, edits: back });
      void tellSaving(show, undoing, { title: t.undone }, texts.undoFailed);
    };
    const title = !back.bookingEnabled
      ? texts.limits.saved
      : before.bookingEnabled
        ? t.paused
        : t.resumed;
    show({ title, action: { label: t.undo, run: undo } });
  };
}

export type IntakeViewProps = {
  slug: string;
  /** As stored, live. */
  stored: IntakeSettings;
  isLocked: boolean;
  /** No location offers times: nobody can send a request, whatever the setting. */
  hasNoTimes: boolean;
  notYetOpened?: boolean;
  readOnlyReason: string | undefined;
  /** Whether the reader may change the limits, too. */
  mayLimit: boolean;
  intakeFull?: string;
  locations: Places;
  /** What the limits are compared with; undefined while the requests load. */
  numbers: NumbersOfTeam | undefined;
  form: Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;
  /** How many want to know when requests are taken again. */
  notices?: ReactNode;
  /** In Berlin. */
  today: IsoDate;
};

export function IntakeView({ slug, stored, readOnlyReason, today, ...given }: IntakeViewProps) {
  const {
    isLocked,
    hasNoTimes,
    notYetOpened = false,
    intakeFull = '',
    mayLimit,
    locations,
    numbers,
    notices,
  } = given;
  const offerUndo = useIntakeUndo(slug);
  const [typed, setTyped] = useState('');
  const form = useSettingsForm({
    stored,
    readOnlyReason,
    validate: (values) => validateIntake(stored, values, today),
    send: async (edits) => {
      const answer = await run('setIntake', { companySlug: slug, edits });
      if (answer.ok) {
        offerUndo(stored, edits, today);
        setTyped('');
      }
      return answer;
    },
  });
  const { bookingEnabled } = form.values;

  const choose = (isTaking: boolean) =>
    // Resuming clears the date; pausing again restores it.
    form.change({
      bookingEnabled: isTaking,
      resumesOn: isTaking ? '' : dayTyped(typed) || stored.resumesOn,
    });

  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={form}
      describe={describe}
      beside={
        <IntakePreview
          values={form.values}
          isLocked={isLocked}
          hasNoTimes={hasNoTimes}
          intakeFull={intakeFull}
        />
      }
    >
      <IntakeState {...{ stored, isLocked, hasNoTimes, notYetOpened, intakeFull }}>
        {notices}
      </IntakeState>
      <RadioGroup
        {...form.field('bookingEnabled')}
        label={texts.choice.label}
        options={texts.choice.options}
        value={bookingEnabled ? 'taking' : 'paused'}
        onChange={(event) => choose(event.target.value === 'taking')}
      />
      {!bookingEnabled && <PauseFields form={form} today={today} typed={typed} onType={setTyped} />}
      <LimitsField
        limits={form.values.intakeLimits}
        locations={locations}
        field={form.field}
        mayChange={readOnlyReason === undefined && mayLimit}
        whose={mayLimit ? undefined : texts.limits.administratorsOnly}
        onChange={(intakeLimits) => form.change({ intakeLimits })}
      />
      <LimitsToday limits={form.values.intakeLimits} form={given.form} numbers={numbers} />
    </SettingsPage>
  );
}

type PauseProps = {
  form: SettingsForm<IntakeSettings>;
  today: IsoDate;
  typed: string;
  onType: (text: string) => void;
};

function PauseFields({ form, today, typed, onType }: PauseProps) {
  const { pausedText, resumesOn } = form.values;
  // Keeps the typed notation while it means the same date as the form; changes from elsewhere use
  // the standard notation.
  const text = dayTyped(typed) === resumesOn ? typed : dayShown(resumesOn);
  const days = daysUntil(resumesOn, today);
  return (
    <div className="stack gap-5">
      <div className="stack gap-1">
        <TextArea
          {...form.field('pausedText')}
          label={texts.pausedText.label}
          hint={texts.pausedText.hint}
          optional={texts.optional}
          rows={6}
          limit={maxPausedText}
          countText={charactersLeft}
          value={pausedText}
          onChange={(event) => form.change({ pausedText: event.target.value })}
        />
        <UnknownPlaceholders text={pausedText} known={[]} />
      </div>
      <div className="within-column">
        <DateField
          {...form.field('resumesOn')}
          label={texts.resumesOn.label}
          hint={`${texts.resumesOn.hint}${days !== undefined && days > 0 ? ` ${texts.resumesOn.in(days)}` : ''}`}
          optional={texts.optional}
          autoComplete="off"
          value={text}
          tidy={(written) => dayShown(dayTyped(written))}
          onChange={(written) => {
            onType(written);
            form.change({ resumesOn: dayTyped(written) });
          }}
        />
      </div>
    </div>
  );
}

function describe(field: keyof IntakeSettings, values: IntakeSettings) {
  if (field === 'bookingEnabled') {
    return {
      label: texts.choice.label,
      value: texts.choice.options[values.bookingEnabled ? 0 : 1].label,
    };
  }
  if (field === 'pausedText') return { label: texts.pausedText.label, value: values.pausedText };
  if (field === 'intakeLimits')
    return { label: texts.limits.label, value: texts.limits.of(values.intakeLimits.length) };
  return {
    label: texts.resumesOn.label,
    value: dayShown(values.resumesOn) || texts.resumesOn.none,
  };
}
