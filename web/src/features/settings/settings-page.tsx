/** The frame of a settings page: errors, colleagues' changes, the fields, and the save bar. */
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Conflicts } from '../../ui/conflicts.tsx';
import { Note } from '../../ui/note.tsx';
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
  /** Content that read-only users can use too, such as a preview: next to the fields, or below them. */
  beside?: ReactNode;
  children: ReactNode;
};

export function SettingsPage<T extends object>({ title, lead, isWide = false, form, describe, actions, beside, children }: Props<T>) {
  const noteId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <ViewSection title={title} lead={lead} isWide={isWide}>
      {form.readOnlyReason !== undefined && (
        <Note isWarm>
          <p id={noteId}>{form.readOnlyReason}</p>
        </Note>
      )}
      <form noValidate className="stack gap-5 packed" onSubmit={submit}>
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
        <div className={`stack gap-5 packed ${styles.columns}`} data-beside={beside ? '' : undefined}>
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
        {form.readOnlyReason === undefined && <SaveBar form={form} actions={actions} />}
      </form>
    </ViewSection>
  );
}

function SaveBar<T>({ form, actions }: { form: SettingsForm<T>; actions: ReactNode }) {
  const isSaving = form.state === 'saving';
  return (
    <div className={`row across-3 bottom-bar ${styles.bar}`} data-dirty={form.isDirty ? '' : undefined}>
      <p role="status" className={styles.state}>
        {form.isDirty && !isSaving ? texts.unsaved : form.state === 'saved' ? texts.saved : ''}
      </p>
      {actions}
      {form.isDirty && !isSaving && (
        <Button look="plain" onClick={form.discard}>
          {texts.discard}
        </Button>
      )}
      <Button look="filled" type="submit" busy={isSaving} aria-disabled={!form.isDirty}>
        {isSaving ? texts.saving : texts.save}
      </Button>
    </div>
  );
}
