import { regionOf } from '@platzwart/domain/practice/region';
import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import ImportView from '../../features/import/import-view.tsx';
import { PrintHint } from '../../features/requests/print/print-hint.tsx';
import { useAdministration } from './administration-context.ts';
import { NeedsForm } from './screen.tsx';

/** A list that the practice brings. */
export default function ImportScreen() {
  const { slug, today, basePath, practice } = useAdministration();
  const region = practice && regionOf(practice);
  const { readOnlyReason } = useRequestHandling();
  const open = useAllOpen();
  return (
    <>
      <PrintHint />
      <NeedsForm>
        {(form) => (
          <ImportView {...{ slug, form, region, today, open, basePath, readOnlyReason }} />
        )}
      </NeedsForm>
    </>
  );
}
