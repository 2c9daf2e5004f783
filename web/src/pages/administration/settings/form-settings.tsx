/** The practice's questions to patients, next to a preview of the pages. */
import { useMemo } from 'react';
import { NoWaitingListNote } from '../../../features/requests/no-waiting-list-note.tsx';
import { FormView } from '../../../features/settings/form/form-view.tsx';
import { PlanProgress } from '../../../features/waiting-list/plan-progress.tsx';
import { useAdministration, useAllOpen } from '../administration-context.ts';
import { formPreviewPages } from './form-preview-pages.tsx';
import { type Known, NeedsAccount } from './needs-account.tsx';

export default function FormSettings() {
  return <NeedsAccount>{(known) => <WithPreview {...known} />}</NeedsAccount>;
}

function WithPreview({ practice, form, readOnlyReason }: Known) {
  const { slug, today, basePath } = useAdministration();
  const open = useAllOpen();
  const pages = useMemo(() => formPreviewPages(practice, today), [practice, today]);
  return (
    <FormView
      slug={slug}
      practice={practice}
      form={form}
      readOnlyReason={readOnlyReason}
      open={open}
      progress={
        <>
          {/* First the part that stays: its link keeps its position when the work is done. */}
          <NoWaitingListNote basePath={basePath} />
          <PlanProgress slug={slug} />
        </>
      }
      pages={pages}
    />
  );
}
