import { screenPaths } from '@platzwart/domain/screen-paths';
import { BinView } from '../../features/requests/bin/bin-view.tsx';
import { PrintHint } from '../../features/requests/print/print-hint.tsx';
import { useAdministration } from './administration-context.ts';

/** Deleted requests, while they can come back. */
export default function BinScreen() {
  const { today, basePath } = useAdministration();
  return (
    <>
      <PrintHint />
      <BinView today={today} archiveAddress={`${basePath}/${screenPaths.archive}`} />
    </>
  );
}
