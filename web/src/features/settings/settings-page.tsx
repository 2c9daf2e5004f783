/** The frame of a settings page: errors, colleagues' changes, the fields, and the save bar. */
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Conflicts } from '../../ui/conflicts.tsx';
import { Note } from '../../ui/note.tsx';
import { findViewHeading } from '../../ui/overlay/row-focus.ts';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import styles from './settings.module.css';
import { texts } from './texts.ts';
import type { SettingsForm } from './use-settings-form.tsx';

type Props<T> = {
  title: string;
  lead: string;
  isWide?: boolean;
  form: SettingsForm<T>;
  /** A field's label and value as text, for conflicts with a colleague's change. */
  describe: (field: keyof T & string, values: T) => { label: string; value: string };
  /** Further actions in the save bar. */
  actions?: ReactNode;
  /**
   * Content that read-only users can use too, such as a preview: next to the fields, or below them.
   */
  beside?: ReactNode;
  children: ReactNode;
};

export function SettingsPage<T extends object>({
  title,
  lead,
  isWide = false,
  form,
  describe,
  actions,
  beside,
  children,
}: Props<T>) {
  const noteId = useId();
  // A time counts as typed when it is left; the bar is there before.
  const [isTyping, setTyping] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <ViewSection
      title={title}
      lead={lead}
      isWide={isWide}
      action={form.readOnlyReason === undefined && <Stand isDirty={form.isDirty} />}
    >
      {form.readOnlyReason !== undefined && (
        <Note isWarm>
          <p id={noteId}>{form.readOnlyReason}</p>
        </Note>
      )}
      <form
        noValidate
        className="stack gap-5 packed"
        onSubmit={submit}
        onInput={({ target }) =>
          setTyping(
            (target as Element).matches('input:not([type=radio], [type=checkbox]), textarea'),
          )
        }
        onBlur={() => setTyping(false)}
      >
        {form.summary}
        {form.conflicts.length > 0 && form.state !== 'saving' && (
          <Conflicts
            texts={texts.conflict}
            conflicts={form.conflicts.map((field) => {
              const { label, value } = describe(field, form.stored);
              return { field, label, now: value || texts.conflict.nothing };
            })}
            onTake={form.takeTheirs}
            onKeep={form.keepMine}
          />
        )}
        <div
          className={`stack gap-5 packed ${styles.columns}`}
          data-beside={beside ? '' : undefined}
        >
          <fieldset
            className={`stack gap-5 packed ${styles.fields}`}
            disabled={form.readOnlyReason !== undefined}
            aria-label={title}
            aria-describedby={form.readOnlyReason && noteId}
          >
            {children}
          </fieldset>
          {beside}
        </div>
        {form.readOnlyReason === undefined && (
          <SaveBar form={form} isTyping={isTyping} actions={actions} />
        )}
      </form>
    </ViewSection>
  );
}

/**
 * Whether anything waits to be saved, in sight all the time; the bar below tells screen readers.
 */
function Stand({ isDirty }: { isDirty: boolean }) {
  return (
    <p
      className={`line gap-1 small ${isDirty ? `due medium round ${styles.waits}` : `muted ${styles.stands}`}`}
      aria-hidden="true"
    >
      {!isDirty && <Check size={16} />}
      {isDirty ? texts.waits : texts.stands}
    </p>
  );
}

/** Milliseconds for which it says that all is saved. */
const savedMs = 4000;

type SaveBarProps<T> = { form: SettingsForm<T>; isTyping: boolean; actions: ReactNode };

/** Appears with the first change; always there for screen readers, which hear what it says. */
function SaveBar<T>({ form, isTyping, actions }: SaveBarProps<T>) {
  const bar = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  const isSaving = form.state === 'saving';
  const isSaved = form.state === 'saved' && !form.isDirty && !isRead;
  const isShown = form.isDirty || isTyping || isSaving || isSaved;
  useEffect(() => {
    setRead(false);
    if (form.state !== 'saved') return;
    const clock = setTimeout(() => {
      leaveBar(bar.current);
      setRead(true);
    }, savedMs);
    return () => clearTimeout(clock);
  }, [form.state]);
  return (
    <div
      ref={bar}
      className={`row across-3 bottom-bar end ${styles.bar}`}
      data-dirty={form.isDirty ? '' : undefined}
    >
      <p role="status" className={`muted ${styles.state}`}>
        {form.slow ?? (form.isDirty && !isSaving ? texts.unsaved : isSaved ? texts.saved : '')}
      </p>
      {actions}
      {form.isDirty && !isSaving && (
        <Button
          look="plain"
          onClick={() => {
            leaveBar(bar.current);
            form.discard();
          }}
        >
          {texts.discard}
        </Button>
      )}
      {isShown && (
        <Button look="filled" type="submit" busy={isSaving} aria-disabled={!form.isDirty}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      )}
    </div>
  );
}

/** What disappears does not take the focus with it. */
function leaveBar(bar: HTMLElement | null): void {
  if (bar?.contains(document.activeElement)) findViewHeading()?.focus({ preventScroll: true });
}
