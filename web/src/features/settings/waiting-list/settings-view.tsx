/** Waiting list settings: everybody reads them, administrators change them. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Role } from '@platzwart/domain/team/member';
import { type ReactNode, useId } from 'react';
import { Note } from '../../../ui/note.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { readOnlyReasonFor } from '../read-only-reason.ts';
import { CheckSection } from './check-section.tsx';
import { DemandSection } from './demand-section.tsx';
import { texts } from './texts.ts';

/** Why the controls are disabled, and the id of the note that explains it. */
export type ReadOnlyState = { reason: string; noteId: string };

export type SettingsViewProps = {
  slug: string;
  role: Role | undefined;
  /**
   * A locked practice is read-only; while the lock state is unknown, the client refuses nothing.
   */
  isLocked: boolean | undefined;
  form: Pick<FormConfiguration, 'demandShown'>;
  /** The number of waiting requests in the practice. */
  openCount: number | undefined;
  /** Progress of migrating requests to a changed weekly plan; empty if none is running. */
  progress?: ReactNode;
};

export function SettingsView({
  slug,
  role,
  isLocked,
  form,
  openCount,
  progress,
}: SettingsViewProps) {
  const noteId = useId();
  const reason = readOnlyReasonFor(role, isLocked);
  const readOnlyState = (why: string | undefined) =>
    why === undefined ? undefined : { reason: why, noteId };
  return (
    <ViewSection title={texts.title} lead={texts.lead}>
      {progress}
      {reason !== undefined && (
        <Note isWarm={isLocked === true}>
          <p id={noteId}>{reason}</p>
        </Note>
      )}
      <DemandSection
        slug={slug}
        isShown={form.demandShown}
        openCount={openCount}
        readOnly={readOnlyState(reason)}
      />
      {/* Recounting changes no requests, so it works in a locked practice too. */}
      <CheckSection slug={slug} readOnly={readOnlyState(readOnlyReasonFor(role, false))} />
    </ViewSection>
  );
}
