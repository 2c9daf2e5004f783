/** What can be set about the practice's waiting list: everybody reads it, administrators change it. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Role } from '@platzwart/domain/team/member';
import { type ReactNode, useId } from 'react';
import { Note } from '../../../ui/note.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { readOnlyReasonFor } from '../read-only-reason.ts';
import { CheckSection } from './check-section.tsx';
import { DemandSection } from './demand-section.tsx';
import { texts } from './texts.ts';

/** Why the controls do nothing, and where that is written. */
export type ReadOnlyState = { reason: string; noteId: string };

export type SettingsViewProps = {
  slug: string;
  role: Role | undefined;
  /** Nobody changes anything in a locked practice; while it is unknown nothing is refused ahead. */
  isLocked: boolean | undefined;
  form: Pick<FormConfiguration, 'demandShown'>;
  /** How many wait in the practice. */
  openCount: number | undefined;
  /** How far the work is that follows a change of the weekly plan; nothing while there is none. */
  progress?: ReactNode;
};

export function SettingsView({ slug, role, isLocked, form, openCount, progress }: SettingsViewProps) {
  const noteId = useId();
  const reason = readOnlyReasonFor(role, isLocked);
  const readOnlyState = (why: string | undefined) => (why === undefined ? undefined : { reason: why, noteId });
  return (
    <ViewSection title={texts.title} lead={texts.lead}>
      {progress}
      {reason !== undefined && (
        <Note isWarm={isLocked === true}>
          <p id={noteId}>{reason}</p>
        </Note>
      )}
      <DemandSection slug={slug} isShown={form.demandShown} openCount={openCount} readOnly={readOnlyState(reason)} />
      {/* Counting anew changes nothing that is kept: it goes in a locked practice too. */}
      <CheckSection slug={slug} readOnly={readOnlyState(readOnlyReasonFor(role, false))} />
    </ViewSection>
  );
}
