import { screenPaths } from '@platzwart/domain/screen-paths';
import { ArchiveView } from '../../features/requests/archive/archive-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';

/** Requests that wait no more. */
export default function ArchiveScreen() {
  const { archivedCount, basePath } = useAdministration();
  const { panel, exporting } = useRequestSide();
  return (
    <ArchiveView
      archivedCount={archivedCount}
      onOpen={panel.open}
      onExport={exporting.exportArchive}
      binAddress={`${basePath}/${screenPaths.bin}`}
    />
  );
}
