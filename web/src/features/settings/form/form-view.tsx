/** Form settings: a switch for each question, next to a preview of the form. */
import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { tooManySlotsAsked } from '@platzwart/domain/booking/form-edit';
import {
  ownNames,
  type QuestionSwitch,
  questionNames,
  questionOf,
} from '@platzwart/domain/booking/questions';
import { type Detail, detailsOf, wholeForm } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import { ownQuestionProblems } from '@platzwart/domain/request/own-questions';
import { cellsOf, maxCellsPerLocation } from '@platzwart/domain/waiting-list/slot';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import type { WaitingRequest } from '../affected-names.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { type SettingsForm, useSettingsForm } from '../use-settings-form.tsx';
import { describeField } from './describe-field.ts';
import styles from './form.module.css';
import {
  EditingContext,
  Group,
  IssueLaterRow,
  QuestionRows,
  SwitchRow,
  TextRow,
} from './form-row.tsx';
import { OwnQuestionsSection } from './own-questions-section.tsx';
import { PresetsSection } from './presets-section.tsx';
import { FormPreview, type PreviewPages } from './preview.tsx';
import { type PreviewPlace, previewPlaceOf } from './preview-place.ts';
import { texts } from './texts.ts';
import { TimesSection } from './times-section.tsx';
import { usePreviewPanel } from './use-preview-panel.ts';

const questionSwitches = [
  ...new Set(questionNames.flatMap((name) => questionOf(name).switch ?? [])),
] as QuestionSwitch[];

export type FormViewProps = {
  slug: string;
  practice: Practice;
  form: FormConfiguration;
  /** Why everything is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** All open requests, undefined while loading. */
  open: readonly WaitingRequest[] | undefined;
  /** Progress of migrating requests after a change of the times. */
  progress?: ReactNode;
  pages: PreviewPages;
};

export function FormView({
  slug,
  practice,
  form: stored,
  readOnlyReason,
  open,
  progress,
  pages,
}: FormViewProps) {
  const [place, setPlace] = useState<PreviewPlace>();
  const own = useSettingsForm<FormConfiguration>({
    stored,
    readOnlyReason,
    validate: (draft) => validateForm(stored, draft),
    send: async (edits, draft) => {
      const answer = await run('updateFormConfiguration', { companySlug: slug, edits });
      if (answer.ok) return answer;
      const details = answer.problem.details.map((detail) => atFieldOfPage(detail, draft));
      return { ok: false, problem: { ...answer.problem, details } };
    },
  });
  const form: SettingsForm<FormConfiguration> = {
    ...own,
    change: (part) => {
      own.change(part);
      const [field, ...others] = Object.keys(part) as (keyof FormConfiguration)[];
      if (field && others.length === 0) setPlace({ ...previewPlaceOf(field) });
    },
  };
  const panel = usePreviewPanel();
  // Typing has priority.
  const draft = useDeferredValue(form.values);
  const shownPlace = useDeferredValue(place);
  const asked = questionSwitches.filter((name) => form.values[name]).length;
  const askedOfOwn = ownNames.filter((name) => form.values[name]).length;
  const preview = <FormPreview slug={slug} draft={draft} pages={pages} place={shownPlace} />;

  return (
    <EditingContext value={{ form, practice }}>
      <div className={`stack ${styles.layout}`}>
        <SettingsPage
          title={texts.title}
          lead={texts.lead(asked, questionSwitches.length, minutesToFill(asked + askedOfOwn))}
          form={form}
          describe={describeField}
          actions={
            !panel.hasRoomBeside && <Button onClick={panel.open}>{texts.preview.open}</Button>
          }
        >
          <PresetsSection />
          <Questions open={open} progress={progress} />
        </SettingsPage>
        {panel.hasRoomBeside ? (
          <aside className={styles.beside} aria-label={texts.preview.title}>
            {preview}
          </aside>
        ) : (
          <>
            {readOnlyReason !== undefined && (
              <div className="bottom-bar">
                <Button onClick={panel.open}>{texts.preview.open}</Button>
              </div>
            )}
            <SidePanel
              isOpen={panel.isOpen}
              onClose={panel.close}
              title={texts.preview.title}
              closeLabel={texts.preview.close}
            >
              {preview}
            </SidePanel>
          </>
        )}
      </div>
    </EditingContext>
  );
}

/** Roughly: name, contact and times are always asked, and each further question costs a moment. */
function minutesToFill(asked: number): number {
  return Math.round((75 + 15 * asked) / 60);
}

/** The questions in form order, then the texts around them. */
function Questions({ open, progress }: Pick<FormViewProps, 'open' | 'progress'>) {
  const { sections } = texts;
  return (
    <>
      <Group title={sections.person} note={texts.alwaysAsked}>
        <QuestionRows of={['person', 'contactPerson', 'contact', 'address']} />
      </Group>
      <Group title={sections.therapy}>
        <QuestionRows of={['therapy']} />
        <IssueLaterRow />
      </Group>
      <Group title={sections.reason}>
        <QuestionRows of={['reason']} />
      </Group>
      <OwnQuestionsSection />
      <TimesSection open={open} progress={progress} />
      <Group title={sections.closing}>
        <QuestionRows of={['closing']} />
      </Group>
      <Group title={sections.opening}>
        <TextRow name="bookingInfoMessage" isMarkdown add={texts.addText} />
      </Group>
      <Group title={sections.sent}>
        <TextRow name="bookingSuccessMessage" isMarkdown add={texts.addText} />
      </Group>
      <Group title={sections.practicePage}>
        <SwitchRow name="companyNoteEnabled">
          <TextRow name="companyNote" isMarkdown add={texts.addText} />
        </SwitchRow>
      </Group>
    </>
  );
}

/**
 * Validates a drafted form and assigns messages to this page's fields. The server validates again
 * with the same rules.
 */

function validateForm(stored: FormConfiguration, draft: FormConfiguration): Detail[] {
  // Live data includes its own id.
  const fields = Object.fromEntries(
    Object.entries(draft).filter(([field]) => Object.hasOwn(FormConfiguration.shape, field)),
  );
  const parsed = FormConfiguration.safeParse(fields);
  const details = parsed.success
    ? []
    : detailsOf(parsed.error).map((detail) => atFieldOfPage(detail, draft));
  const tooMany = tooManySlotsAsked(stored, draft);
  return [...ownQuestionProblems(draft), ...details, ...(tooMany ? [tooMany] : [])];
}

/**
 * Options are one field. Opening hours are on another page: here the slot length causes too many
 * times.
 */
function atFieldOfPage(detail: Detail, draft: FormConfiguration): Detail {
  const [ofOwn] = /^own\d\.options/.exec(detail.field) ?? [];
  if (ofOwn !== undefined) return { ...detail, field: ofOwn };
  if (!detail.field.startsWith('selectableLocations')) return detail;
  const isCut = draft.selectableLocations.some(
    (place) => cellsOf(place, draft.minSlotSize).length > maxCellsPerLocation,
  );
  return isCut
    ? { ...detail, field: 'minSlotSize', message: texts.tooManyCells(draft.minSlotSize) }
    : { ...detail, field: wholeForm };
}
