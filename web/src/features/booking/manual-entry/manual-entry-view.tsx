/**
 * Manual entry while somebody is on the phone: the practice's own questions, and staff-only ones. Entries survive every
 * save failure; retrying creates no second request.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate, type IsoDate, parseGermanDate } from '@platzwart/domain/dates/german-date';
import type { ManualEntry } from '@platzwart/domain/request/manual-entry';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { useMemo, useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { inTime } from '../../../calls/in-time.ts';
import { run } from '../../../calls/run.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { viewHeading } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useWarningBeforeLeaving } from '../../../ui/use-warning-before-leaving.ts';
import { type Failure, useBookingHost } from '../booking-host.tsx';
import { ClosingSection } from '../closing-sections.tsx';
import { EditTimeSections } from '../edit-time-sections.tsx';
import FurtherQuestion from '../further-question.tsx';
import { ContactSections, PersonSections } from '../person-sections.tsx';
import { QuestionnaireContext, Questions } from '../question.tsx';
import { staffQuestionnaire } from '../staff-questionnaire.ts';
import { failureOf } from '../validate-booking.ts';
import styles from './manual-entry.module.css';
import { emptyManualEntry, type ManualEntryValues, manualEntryFields, manualEntryResolver } from './manual-entry-values.ts';
import { texts } from './texts.ts';

export type ManualEntryViewProps = {
  slug: string;
  /** Live. */
  form: FormConfiguration;
  today: IsoDate;
  /** The administration's base address. */
  basePath: string;
  /** Why the practice is read-only; entries stay readable. */
  readOnlyReason: string | undefined;
};

type Failed = Failure & {
  /** The name of the person who already waits. */
  waits?: string | undefined;
};

export default function ManualEntryView(props: ManualEntryViewProps) {
  return (
    <section className={`stack gap-5 full ${styles.view}`} aria-labelledby="neue-anfrage-titel">
      <div className="stack gap-2 left">
        <h2 {...viewHeading} id="neue-anfrage-titel">
          {texts.title}
        </h2>
        <p className="muted">{texts.lead}</p>
        <Link to={`${props.basePath}/${screenPaths.import}`} className="lone-link">
          {texts.toImport}
        </Link>
      </div>
      <ManualEntryForm {...props} />
    </section>
  );
}

function ManualEntryForm({ slug, form, today, basePath, readOnlyReason }: ManualEntryViewProps) {
  const [values] = useState(() => emptyManualEntry(slug, form));
  const navigate = useNavigate();
  const { show } = useToasts();
  const resolver = useMemo(() => manualEntryResolver(form, today), [form, today]);
  const questionnaire = useMemo(() => staffQuestionnaire(form, today), [form, today]);
  const hasLocationChoice = form.selectableLocations.length > 1;
  // With a single location, no other question could show the location's error.
  const questions = ({ type }: Pick<ManualEntryValues, 'type'>) => [
    ...manualEntryFields(form, type),
    ...(hasLocationChoice ? [] : ['locationIds']),
  ];
  const host = useBookingHost<ManualEntryValues, ManualEntry, Failed>({
    defaultValues: values,
    resolver,
    questions,
    hasLocationChoice,
    invalid: texts.invalid,
    send: async (entry) => {
      const { output, problem } = await inTime(run('addRequestByPhone', entry, texts.problems), texts.problems);
      const name = [entry.firstname, entry.lastname].join(' ');
      if (output) {
        await leave();
        show({ title: texts.saved(name) });
        await navigate(`${basePath}/${screenPaths.request(output.requestId)}`);
        return;
      }
      if (problem.kind !== 'refused') return { title: texts.notSaved, general: [problem.message, texts.stillThere] };
      const waits = problem.details.some(({ code }) => code === 'samePersonWaits') ? name : undefined;
      return { ...failureOf(problem.details, questions(entry), { invalid: texts.invalid, refused: texts.notSaved }), waits };
    },
  });
  const { methods } = host;
  const { formState, register, watch } = methods;
  const { errors, isDirty, isSubmitting } = formState;
  const [, email] = watch(['type', 'email']);
  const leave = useWarningBeforeLeaving(isDirty, texts.leaveAnyway);
  const waits = host.failure?.waits;

  // Entries stay readable after somebody locks the practice.
  if (readOnlyReason !== undefined && !isDirty) return <Note>{readOnlyReason}</Note>;

  return (
    <FormProvider {...methods}>
      <form
        className="stack gap-6 small-titles"
        noValidate
        autoComplete="off"
        aria-label={texts.title}
        onSubmit={(event) => {
          if (readOnlyReason !== undefined) event.preventDefault();
          else host.onSubmit(event);
        }}
      >
        {readOnlyReason !== undefined && (
          <Note isWarm isLive>
            <p>{readOnlyReason}</p>
          </Note>
        )}
        {host.summary(
          waits !== undefined && (
            <Link to={searchPath(basePath, waits)} target="_blank" rel="noopener">
              {texts.showWaiting(waits)} {texts.newTab}
            </Link>
          ),
        )}
        <RequestedOn today={today} />
        <QuestionnaireContext value={questionnaire}>
          <PersonSections />
          <div className="stack gap-4">
            <ContactSections emailHint={texts.emailHint} />
            {email.trim() !== '' && (
              <Checkbox label={texts.followUpConsent} framed error={errors.followUpConsent?.message} {...register('followUpConsent')} />
            )}
          </div>
          <Questions of="therapy" as={FurtherQuestion} />
          <Questions of="reason" as={FurtherQuestion} />
          <EditTimeSections />
          <ClosingSection />
        </QuestionnaireContext>
        <div className="row bottom-bar">
          <Button type="submit" look="filled" busy={isSubmitting} aria-disabled={readOnlyReason !== undefined} {...tooltip(readOnlyReason)}>
            {isSubmitting ? texts.saving : texts.save}
          </Button>
          <ButtonLink look="plain" to={`${basePath}/${screenPaths.requests}`}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  );
}

function RequestedOn({ today }: { today: IsoDate }) {
  const { field, fieldState } = useController<ManualEntryValues, 'requestedOn'>({ name: 'requestedOn' });
  return (
    <div className={styles.date}>
      <DateField
        {...field}
        label={texts.requestedOn}
        optional={texts.optional}
        hint={texts.requestedOnHint}
        error={fieldState.error?.message}
        tidy={(text) => {
          const parsed = parseGermanDate(text, today);
          return parsed.ok ? formatGermanDate(parsed.date) : text;
        }}
      />
    </div>
  );
}

/** The table with that search. */
function searchPath(basePath: string, name: string): string {
  return `${basePath}/${screenPaths.requests}#${new URLSearchParams({ suche: name })}`;
}
