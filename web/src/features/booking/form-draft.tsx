/**
 * What was typed into the form, for when the page comes back: after a reload, Back, or a phone that
 * dropped the tab for another app (decision
 * 0098). In this tab's own storage, without what is most private, for two hours, until it is sent
 * or given up.
 */
import { draftHours } from '@platzwart/domain/booking/draft-hours';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type OwnName,
  ownNames,
  type QuestionName,
  questionNames,
  questionOf,
} from '@platzwart/domain/booking/questions';
import { hour } from '@platzwart/domain/dates/durations';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { useQuestionnaire } from './question.tsx';

const keyOf = (slug: string) => `platzwart-anfrage-${slug}`;

/** Milliseconds after the last key until it is stored. */
const pause = 400;

/** Never stored: what a therapy is for, free text, and consent, which is given anew. */
const isStored = (name: QuestionName, form: FormConfiguration) =>
  name !== 'reason' &&
  name !== 'note' &&
  questionOf(name).kind !== 'consent' &&
  !isFreeText(name, form);
const isFreeText = (name: QuestionName, form: FormConfiguration) =>
  questionOf(name).kind === 'own' && !form[name as OwnName]?.options.length;
const storedIn = (form: FormConfiguration) => questionNames.filter((name) => isStored(name, form));

type Draft = {
  readonly at: number;
  /** Of an attempt to send whose outcome may be unknown: sent again, it is the same request. */
  readonly requestId?: string;
  readonly values: Partial<BookingValues>;
};

/** Sent, or given up: a late write must not bring it back. */
const ended = new Set<string>();

function dropDraft({
  requestId,
  companySlug,
}: Pick<BookingValues, 'requestId' | 'companySlug'>): void {
  ended.add(requestId);
  inStorage(() => sessionStorage.removeItem(keyOf(companySlug)));
}

/**
 * Undefined without one, and where the browser refuses storage: then the form lives as long as its
 * page.
 */
function read(slug: string): Draft | undefined {
  const draft = inStorage(
    () => JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null') as Draft | null,
  );
  return draft &&
    typeof draft.at === 'number' &&
    Math.abs(Date.now() - draft.at) < draftHours * hour
    ? draft
    : undefined;
}

function write(values: BookingValues, isAttempted: boolean, form: FormConfiguration): void {
  if (ended.has(values.requestId)) return;
  const draft: Draft = {
    at: Date.now(),
    ...(isAttempted && { requestId: values.requestId }),
    values: Object.fromEntries(storedIn(form).map((name) => [name, values[name]])),
  };
  inStorage(() => sessionStorage.setItem(keyOf(values.companySlug), JSON.stringify(draft)));
}

function inStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * Fills in what is stored, but nothing that has been typed meanwhile. Out: whether there was
 * anything, and whether it may have been sent.
 */
function restore(
  { getValues, setValue, formState: { dirtyFields } }: UseFormReturn<BookingValues>,
  form: FormConfiguration,
): {
  isRestored: boolean;
  isAttempted: boolean;
} {
  const now = getValues();
  const draft = read(now.companySlug);
  if (!draft) return { isRestored: false, isAttempted: false };
  const changed = storedIn(form).filter((name) => {
    const value = draft.values[name];
    return (
      !(name in dirtyFields) &&
      isLike(value, now[name]) &&
      JSON.stringify(value) !== JSON.stringify(now[name])
    );
  });
  for (const name of changed) setValue(name, draft.values[name] as never, { shouldDirty: true });
  if (draft.requestId) setValue('requestId', draft.requestId);
  return { isRestored: changed.length > 0, isAttempted: draft.requestId !== undefined };
}

/** Another version of the form may have stored something else; a choice is null until made. */
function isLike(value: unknown, empty: unknown): boolean {
  if (isObject(empty) && 'question' in empty)
    return isObject(value) && 'question' in value && value.question === empty.question;
  if (empty === null) return typeof value === 'string' || typeof value === 'boolean';
  return Array.isArray(value) === Array.isArray(empty) && typeof value === typeof empty;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Props = {
  /** Shows a line above the form. */
  tell: (line: ReactNode) => void;
  onDiscard: () => void;
  /** Ends the draft of these values: they are sent, or given up. */
  drop: RefObject<(() => void) | undefined>;
};

export function KeepDraft({ tell, onDiscard, drop }: Props) {
  const methods = useFormContext<BookingValues>();
  const { form } = useQuestionnaire();
  // Read here, or the form does not follow which fields were typed in.
  const { isDirty, isSubmitting, dirtyFields: _followed } = methods.formState;
  const [isAttempted, setAttempted] = useState(false);
  if (isSubmitting && !isAttempted) setAttempted(true);

  useEffect(() => {
    drop.current = () => dropDraft(methods.getValues());
  }, [drop, methods]);
  const hasRead = useRef<boolean>(false);
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const { isRestored, isAttempted } = restore(methods, form);
    if (isAttempted) setAttempted(true);
    if (isRestored) tell(<Restored form={form} onDiscard={onDiscard} />);
  }, [methods, form, tell, onDiscard]);

  useEffect(() => {
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => write(methods.getValues(), isAttempted, form);
    store();
    const { unsubscribe } = methods.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(store, pause);
    });
    // Phones end hidden pages without another word.
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [methods, form, isDirty, isAttempted]);
  return null;
}

function Restored({ form, onDiscard }: { form: FormConfiguration; onDiscard: () => void }) {
  const asksInText = ownNames.some((name) => form[name] && isFreeText(name, form));
  return (
    <Note isLive>
      <p>{asksInText ? furtherTexts.restoredButTexts : furtherTexts.restored}</p>
      <div className="row">
        <Button onClick={onDiscard}>{furtherTexts.discardRestored}</Button>
      </div>
    </Note>
  );
}
