/**
 * Manual entry while somebody is on the phone: a panel beside the table, with what is said first at
 * the top and little that must be answered. Entries survive every save failure and a look at
 * somebody else's request; retrying creates no second request.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { ManualEntry } from '@platzwart/domain/request/manual-entry';
import { screenPaths } from '@platzwart/domain/screen-paths';
import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { isUnknown } from '../../../calls/problem.ts';
import { runTwice } from '../../../calls/run.ts';
import { draftKey, dropDraft, saveDraft, savedDraft } from '../../../calls/saved-drafts.ts';
import { missingLabels } from '../../../entities/request/missing-labels.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { type Failure, useBookingHost } from '../booking-host.tsx';
import { QuestionnaireContext } from '../question.tsx';
import { staffQuestionnaire } from '../staff-questionnaire.tsx';
import { failureOf } from '../validate-booking.ts';
import { EntryFields } from './entry-fields.tsx';
import { FurtherAnswers } from './further-answers.tsx';
import {
  emptyManualEntry,
  fieldOf,
  type ManualEntryValues,
  manualEntryFields,
  manualEntryResolver,
} from './manual-entry-values.ts';
import { SavedEntry } from './saved-entry.tsx';
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
  /** False while a request's panel takes its place. */
  isShown: boolean;
  /** Opens the panel of a request; what was typed stays. */
  onOpen: (id: string) => void;
  /** With the request that was saved and is to be read now. */
  onClose: (saved?: string) => void;
};

type Failed = Failure & {
  /** The name of the person who already waits. */
  waits?: string | undefined;
};

type Saved = { id: string; name: string; missing: readonly string[] };

export default function ManualEntryView({
  slug,
  form,
  today,
  basePath,
  readOnlyReason,
  isShown,
  onOpen,
  onClose,
}: ManualEntryViewProps) {
  const id = useId();
  const [draft] = useState(() => draftKey('entry'));
  const start = useRef<HTMLInputElement>(null);
  const [values] = useState(() => emptyManualEntry(slug, form));
  const [saved, setSaved] = useState<Saved | undefined>(undefined);
  const [sent, setSent] = useState<Saved | undefined>(undefined);
  const land = useRef(() => {});
  const resolver = useMemo(() => manualEntryResolver(form, today), [form, today]);
  const questionnaire = useMemo(() => staffQuestionnaire(form, today), [form, today]);
  const questions = ({ type }: { type: string | null }) => manualEntryFields(form, type);
  const host = useBookingHost<ManualEntryValues, ManualEntry, Failed>({
    defaultValues: values,
    resolver,
    questions,
    hasLocationChoice: form.selectableLocations.length > 1,
    invalid: texts.invalid,
    send: async (entry) => {
      const name = [entry.firstname, entry.lastname].filter(Boolean).join(' ');
      const missing = missingLabels({ ...entry, source: 'phone' }, form);
      const sent = { id: entry.requestId, name, missing };
      setSent(sent);
      // The request itself may be quicker than the answer.
      const landed = new Promise<{ output?: undefined; problem?: undefined }>((resolve) => {
        land.current = () => resolve({});
      });
      const { output, problem } = await Promise.race([
        runTwice('addRequestByPhone', entry),
        landed,
      ]);
      if (!problem) {
        dropDraft(draft);
        setSaved({ ...sent, id: output?.requestId ?? sent.id });
        return undefined;
      }
      if (problem.kind !== 'refused')
        return isUnknown(problem)
          ? { title: problem.message, general: [texts.stillThere] }
          : { title: texts.notSaved, general: [problem.message, texts.stillThere] };
      const waits = problem.details.some(({ code }) => code === 'samePersonWaits')
        ? name
        : undefined;
      const details = problem.details.map((detail) => ({
        ...detail,
        field: fieldOf(detail.field),
      }));
      return {
        ...failureOf(details, questions(entry), {
          invalid: texts.invalid,
          refused: texts.notSaved,
        }),
        waits,
      };
    },
  });
  const { methods } = host;
  const { isDirty, isSubmitting } = methods.formState;
  const hasUnsaved = isDirty && !saved;
  const unsaved = useUnsavedInput(hasUnsaved, { text: texts.wouldBeLost }, () => dropDraft(draft));
  const [restored] = useState(() => savedDraft<ManualEntryValues>(draft));
  const { reset, subscribe, getValues } = methods;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  useEffect(() => {
    if (!hasUnsaved) return;
    // The form goes on changing its own.
    const keep = () => saveDraft(draft, structuredClone(getValues()));
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [draft, hasUnsaved, subscribe, getValues]);
  const { open } = useRequestHandling();
  const isThere =
    sent && open.status === 'loaded' && open.value.some((request) => request.id === sent.id);
  useEffect(() => {
    if (!isThere) return;
    land.current();
    dropDraft(draft);
    setSaved(sent);
  }, [draft, isThere, sent]);
  const waits = host.failure?.waits;
  const isReadOnly = readOnlyReason !== undefined;

  const close = async () => {
    if (await unsaved.mayLeave()) onClose();
  };
  const startAnother = () => {
    dropDraft(draft);
    methods.reset(emptyManualEntry(slug, form));
    setSaved(undefined);
    setSent(undefined);
  };
  const another = useRef<HTMLButtonElement>(null);
  const wasSaved = useRef<boolean>(false);
  // Before the dialog notices that the field in focus is gone: a frame later it would take the
  // focus itself.
  useLayoutEffect(() => {
    if (saved) another.current?.focus();
    else if (wasSaved.current) start.current?.focus();
    wasSaved.current = saved !== undefined;
  }, [saved]);

  const body = () => {
    if (saved) return <SavedEntry missing={saved.missing} title={texts.saved(saved.name)} />;
    // Entries stay readable after somebody locks the practice.
    if (isReadOnly && !isDirty) return <Note>{readOnlyReason}</Note>;
    return (
      <form
        id={id}
        className="stack gap-4 small-titles"
        noValidate
        autoComplete="off"
        aria-label={texts.title}
        // What was sent stays as it is until it is answered.
        inert={isSubmitting}
        onKeyDown={goOn}
        onSubmit={(event) => {
          if (isReadOnly) event.preventDefault();
          else host.onSubmit(event);
        }}
      >
        {restored && isDirty && <Note isLive>{texts.restored}</Note>}
        {isReadOnly && (
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
        <EntryFields form={form} start={start} onOpen={onOpen} />
        <FurtherAnswers form={form} today={today} />
        <Link to={`${basePath}/${screenPaths.import}`} className="lone-link small">
          {texts.toImport}
        </Link>
      </form>
    );
  };

  return (
    <FormProvider {...methods}>
      <QuestionnaireContext value={questionnaire}>
        <SidePanel
          isOpen={isShown}
          canStandBeside
          startAt={start}
          title={texts.title}
          closeLabel={texts.close}
          onClose={() => void close()}
          actions={
            saved ? (
              <>
                {/* Keys: else this press would submit the form, as the same button that saves. */}
                <Button key="another" look="filled" ref={another} onClick={startAnother}>
                  {texts.another}
                </Button>
                <Button onClick={() => onClose(saved.id)}>{texts.openSaved}</Button>
                <Button look="plain" onClick={() => void close()}>
                  {texts.done}
                </Button>
              </>
            ) : (
              <>
                <Button
                  key="save"
                  type="submit"
                  form={id}
                  look="filled"
                  busy={isSubmitting}
                  aria-disabled={isReadOnly}
                  aria-keyshortcuts="Control+Enter"
                  {...tooltip(readOnlyReason ?? texts.saveKeys)}
                >
                  {isSubmitting ? texts.saving : texts.save}
                </Button>
                <Button look="plain" onClick={() => void close()}>
                  {texts.cancel}
                </Button>
              </>
            )
          }
        >
          {body()}
        </SidePanel>
      </QuestionnaireContext>
    </FormProvider>
  );
}

/**
 * Enter leads to the next field, and from the last one to the button; with Ctrl or Cmd it saves. In
 * a text of several lines it breaks the line.
 */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input, textarea')].filter(
    (field) => !field.closest('details:not([open])'),
  );
  const next =
    fields[fields.indexOf(target) + 1] ??
    document.querySelector<HTMLElement>(`[type="submit"][form="${form.id}"]`);
  next?.focus();
}

/** The table with that search. */
function searchPath(basePath: string, name: string): string {
  return `${basePath}/${screenPaths.requests}#${new URLSearchParams({ suche: name })}`;
}
