/**
 * Staff edit a request: the practice's own questions, filled in. Saves only changed fields, against
 * the values the editor saw; colleagues' changes update untouched fields and conflict with edited
 * ones.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questionOf } from '@platzwart/domain/booking/questions';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { Undo2 } from 'lucide-react';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldErrors, FormProvider, type Resolver } from 'react-hook-form';
import { isUnknown, type Result } from '../../calls/problem.ts';
import { draftKey, dropDraft, saveDraft, savedDraft } from '../../calls/saved-drafts.ts';
import { formatContactPerson, fullName } from '../../entities/request/format-person.ts';
import { isEmpty } from '../../entities/request/is-empty.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Conflicts } from '../../ui/conflicts.tsx';
import { Note } from '../../ui/note.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { type Failure, useBookingHost } from './booking-host.tsx';
import type { BookingValues } from './booking-values.ts';
import { ClosingSection } from './closing-sections.tsx';
import { EditPart, type EditPartName, editParts, partOf } from './edit-parts.tsx';
import styles from './edit-request.module.css';
import { editTexts } from './edit-texts.ts';
import { EditTimeSections } from './edit-time-sections.tsx';
import { changedMeanwhile, type Edited, validateEdits } from './edit-validation.ts';
import { compareSides, type EditedField, editedFields, valuesOf } from './edit-values.ts';
import FurtherQuestion from './further-question.tsx';
import { EmailQuestion, PersonSections } from './person-sections.tsx';
import { QuestionnaireContext, Questions } from './question.tsx';
import { staffQuestionnaire } from './staff-questionnaire.tsx';
import { failureOf } from './validate-booking.ts';

export type EditRequestProps = {
  /** Live. */
  request: TherapyRequest;
  /** Its name among the drafts that outlive a lock. */
  draft: string;
  form: FormConfiguration;
  today: IsoDate;
  /** Why saving is impossible now; entries stay readable. */
  disabledReason: string | undefined;
  /** What is fields from the start; all other parts are a line each. */
  part?: EditPartName | undefined;
  /** The user wants to leave with unsaved changes. */
  isLeaving: boolean;
  onDirty: (isDirty: boolean) => void;
  /** Closes the form; the parent asks first if changes would be lost. */
  onCancel: () => void;
  onDiscard: () => void;
  onStay: () => void;
  save: (edited: Edited) => Promise<Result<unknown>>;
  /** The colleague who wrote a field last, as far as known. */
  changedBy?: (field: string) => string | undefined;
  /** Fields and their values, in the reader's words. */
  format: { label: (field: string) => string; value: (field: string, value: unknown) => string };
};

const titles = { invalid: editTexts.invalid, refused: editTexts.notSaved };

/** What was typed, on what its editor saw. */
type Begun = { seen: TherapyRequest; values: BookingValues };

type Validated = { edited: Edited | undefined };

export default function EditRequest(props: EditRequestProps) {
  const { request, form, today, disabledReason, onDirty, onCancel, save, format } = props;
  const [draft] = useState(() => draftKey(props.draft));
  const [begun] = useState(() => savedDraft<Begun>(draft));
  const [seen, setSeen] = useState(begun?.seen ?? request);
  const [isUnsure, setUnsure] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<EditPartName>>(
    new Set(begun ? editParts : [props.part ?? 'person']),
  );

  const resolver: Resolver<BookingValues, unknown, Validated> = async (values) => {
    const validated = validateEdits(values, { seen, request, form, today });
    if (validated.ok) return { values: validated, errors: {} };
    const { errors, general } = failureOf(validated.problems, editedFields(form, 'other'), titles);
    return {
      values: {},
      errors: {
        ...errors,
        ...(general[0] !== undefined && { root: { message: general[0] } }),
      } as FieldErrors<BookingValues>,
    };
  };
  const host = useBookingHost<BookingValues, Validated, Failure>({
    defaultValues: { ...valuesOf(request, form), ...begun?.values },
    resolver,
    questions: ({ type }) => editedFields(form, type),
    hasLocationChoice: form.selectableLocations.length > 1,
    invalid: editTexts.invalid,
    send: async ({ edited }) => {
      if (!edited) return void onCancel();
      const { problem } = await save(edited);
      setUnsure(isUnknown(problem));
      if (!problem) return void dropDraft(draft);
      if (problem.kind !== 'refused')
        return isUnknown(problem)
          ? { title: problem.message, general: [editTexts.stillThere] }
          : { title: editTexts.notSaved, general: [problem.message, editTexts.stillThere] };
      return failureOf(problem.details, editedFields(form, 'other'), titles);
    },
  });
  const { methods } = host;
  const { setError, clearErrors, setValue, watch } = methods;
  const { isSubmitted, isSubmitting, errors } = methods.formState;
  const mine = watch();
  const fields = editedFields(form, mine.type);
  const live = valuesOf(request, form);
  const before = valuesOf(seen, form);
  const { changed, conflicts, news } = compareSides(fields, { mine, seen: before, live });
  const isDirty = changed.length > 0;

  const take = (field: EditedField) =>
    setValue(field, live[field], { shouldValidate: isSubmitted });
  const see = (some: readonly EditedField[]) =>
    setSeen((before) => ({
      ...before,
      ...Object.fromEntries(some.map((field) => [field, request[field]])),
    }));

  // Reacts only to other people's changes, not to the editor's own typing.
  const newsKey = news.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the news.
  useEffect(() => {
    if (news.length === 0) return;
    for (const field of news) take(field);
    see(news);
  }, [newsKey, request]);

  const conflictKey = conflicts.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the conflicts.
  useEffect(() => {
    for (const field of conflicts)
      setError(field, { type: 'changedMeanwhile', message: changedMeanwhile(field).message });
    return () => clearErrors(conflicts);
  }, [conflictKey]);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (!isDirty) dropDraft(draft);
    // The form goes on changing its own.
    else if (!isSubmitting) saveDraft(draft, { seen, values: structuredClone(mine) });
  });
  const discard = () => {
    dropDraft(draft);
    props.onDiscard();
  };
  // It had arrived after all.
  const hasArrived = isUnsure && !isDirty;
  const close = useEffectEvent(onCancel);
  useEffect(() => {
    if (hasArrived) close();
  }, [hasArrived]);
  // Within the panel, the panel itself asks.
  useUnsavedInput(isDirty && !isSubmitting, editTexts.discard, discard);

  // What has an error is to be seen, and stays.
  const faulty = editParts.filter(
    (part) => !opened.has(part) && fields.some((field) => errors[field] && partOf(field) === part),
  );
  if (faulty.length > 0) setOpened(new Set([...opened, ...faulty]));

  const settle = (field: EditedField, isTaken: boolean) => {
    if (isTaken) take(field);
    see([field]);
    focusField(field);
  };
  const revert = (field: EditedField) => {
    setValue(field, before[field], { shouldValidate: isSubmitted });
    focusField(field);
  };

  const rememberFocus = useFocusAfterStaying(props.isLeaving);

  const { own1, own2, own3 } = request;
  const questionnaire = useMemo(
    () => staffQuestionnaire(form, today, { own1, own2, own3 }),
    [form, today, own1, own2, own3],
  );

  return (
    <FormProvider {...methods}>
      <form
        className={`stack gap-4 ${styles.form}`}
        noValidate
        aria-label={editTexts.title}
        onFocus={rememberFocus}
        onSubmit={host.onSubmit}
      >
        <div className="row between baseline">
          <Title />
          <span className="hint">{editTexts.count(changed.length)}</span>
        </div>
        {!host.failure?.isAtButton && host.summary()}
        <QuestionnaireContext value={questionnaire}>
          {editParts.map((part) => {
            const asked = fields.filter((field) => partOf(field) === part);
            if (asked.length === 0) return null;
            const said = asked
              .filter((field) => isSaid(request[field]))
              .map((field) => {
                const value = format.value(field, request[field]);
                return needsLabel(part, field) ? `${format.label(field)}: ${value}` : value;
              });
            const line = (part === 'person' ? whoIs(request) : said).map(whole).join(' · ');
            return (
              <EditPart
                key={part}
                name={part}
                isOpen={opened.has(part)}
                line={line}
                onOpen={() => setOpened(new Set([...opened, part]))}
              >
                {questions[part]}
              </EditPart>
            );
          })}
        </QuestionnaireContext>
        <div className={`stack bottom-bar ${styles.bar}`}>
          {host.failure?.isAtButton && host.summary()}
          {disabledReason !== undefined && (
            <Note isWarm isLive>
              <p>{disabledReason}</p>
              <p>{editTexts.stillThere}</p>
            </Note>
          )}
          {conflicts.length > 0 && (
            <Conflicts
              texts={editTexts.conflict}
              conflicts={conflicts.map((field) => {
                const name = props.changedBy?.(field);
                return {
                  field,
                  label: format.label(field),
                  now: format.value(field, request[field]),
                  by: name && editTexts.conflict.by(name),
                };
              })}
              onTake={(field) => settle(field, true)}
              onKeep={(field) => settle(field, false)}
            />
          )}
          {props.isLeaving ? (
            <Discard onDiscard={discard} onStay={props.onStay} />
          ) : (
            <div className="row gap-1 across-3">
              {isDirty && <Changed fields={changed} label={format.label} onRevert={revert} />}
              <Button
                type="submit"
                look={isDirty ? 'filled' : 'outlined'}
                busy={isSubmitting}
                aria-disabled={disabledReason !== undefined || !isDirty}
                {...tooltip(disabledReason ?? (isDirty ? undefined : editTexts.unchanged))}
              >
                {isSubmitting ? editTexts.saving : editTexts.save}
              </Button>
              <Button look="plain" onClick={onCancel}>
                {editTexts.cancel}
              </Button>
            </div>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

const questions: Record<EditPartName, ReactNode> = {
  person: <PersonSections />,
  contact: (
    <>
      <Questions of="contact" special={{ email: <EmailQuestion /> }} />
      <Questions of="address" />
    </>
  ),
  times: <EditTimeSections />,
  therapy: (
    <>
      <Questions of="reason" as={FurtherQuestion} />
      <Questions of="therapy" as={FurtherQuestion} />
      <Questions of="own" as={FurtherQuestion} />
    </>
  ),
  closing: <ClosingSection />,
};

function whoIs(request: TherapyRequest): string[] {
  const { birthdate } = request;
  return [
    fullName(request),
    birthdate ? formatGermanDate(birthdate) : '',
    formatContactPerson(request),
  ].filter((word) => word.trim() !== '');
}

/** A number or a name is read in one line. */
const whole = (answer: string) => (answer.length < 30 ? answer.replaceAll(' ', '\u00a0') : answer);

/** 'nein' alone says nothing. */
const needsLabel = (part: EditPartName, field: EditedField) =>
  (part === 'therapy' || part === 'closing') &&
  field !== 'reason' &&
  questionOf(field).kind !== 'own';

/** What reads well without its question. */
const isSaid = (value: unknown): boolean => typeof value !== 'boolean' && !isEmpty(value);

/** The button that was pressed disappears with what it was about. */
function focusField(field: EditedField) {
  document
    .getElementById(field)
    ?.querySelector<HTMLElement>('[tabindex="0"], input, textarea')
    ?.focus();
  document.querySelector<HTMLElement>(`:is(input, textarea)#${field}`)?.focus();
}

type ChangedProps = {
  fields: readonly EditedField[];
  label: (field: string) => string;
  onRevert: (field: EditedField) => void;
};

/** What saving would change, each as a button that takes it back. */
function Changed({ fields, label, onRevert }: ChangedProps) {
  return (
    <div className={`line gap-1 small compact full ${styles.changed}`}>
      <span className="hint">{editTexts.changed}</span>
      {fields.map((field) => (
        <Button
          key={field}
          look="plain"
          aria-label={editTexts.revert(label(field))}
          onClick={() => onRevert(field)}
        >
          {label(field)}
          <Undo2 size={14} aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}

/** Takes the focus from the button that opened the form. */
function Title() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} className="h3" tabIndex={-1}>
      {editTexts.title}
    </h2>
  );
}

function Discard({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const t = editTexts.discard;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Escape, which answers the question, from the panel.
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <Confirmation
        title={t.title}
        confirm={t.confirm}
        cancel={t.cancel}
        busy={undefined}
        problem={undefined}
        isDangerous
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>{t.text}</p>
      </Confirmation>
    </div>
  );
}

/** Users who stay continue where the question appeared. */
function useFocusAfterStaying(isLeaving: boolean): (event: FocusEvent<HTMLFormElement>) => void {
  const last = useRef<{ element: HTMLElement; form: HTMLFormElement }>(undefined);
  const wasLeaving = useRef<boolean>(isLeaving);
  useEffect(() => {
    if (wasLeaving.current && !isLeaving && last.current) {
      const { element, form } = last.current;
      // The question had replaced the buttons below.
      (element.isConnected ? element : form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
    }
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
  return ({ target, currentTarget }) => {
    if (!isLeaving) last.current = { element: target, form: currentTarget };
  };
}
