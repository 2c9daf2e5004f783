/** The practice's questions to patients, next to a preview of the pages. */
import { useMemo } from 'react';
import { useAllOpen } from '../../../entities/request/request-handling.tsx';
import { FormView } from '../../../features/settings/form/form-view.tsx';
import { useAdministration } from '../administration-context.ts';
import { formPreviewPages } from './form-preview-pages.tsx';
import type { Known } from './needs-account.tsx';
import { PlanNotes } from './plan-notes.tsx';

export function FormSettings({ practice, form, readOnlyReason }: Known) {
  const { slug, today, basePath } = useAdministration();
  const open = useAllOpen();
  const pages = useMemo(() => formPreviewPages(practice, today), [practice, today]);
  return (
    <FormView
      {...{ slug, practice, form, readOnlyReason, open, pages }}
      progress={<PlanNotes slug={slug} basePath={basePath} />}
    />
  );
}
