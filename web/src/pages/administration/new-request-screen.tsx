import { requestParameter, screenPaths } from '@platzwart/domain/screen-paths';
import { useNavigate } from 'react-router';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';
import ManualEntryView from '../../features/booking/manual-entry/manual-entry-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';
import { NeedsForm } from './screen.tsx';

/** A request that the practice enters itself. */
export default function NewRequestScreen() {
  const { slug, today, basePath } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  const { panel, vacancyPanel } = useRequestSide();
  const navigate = useNavigate();
  const close = (saved?: string) => {
    const view = new URLSearchParams(location.search);
    if (saved !== undefined) view.set(requestParameter, saved);
    void navigate({
      pathname: `${basePath}/${screenPaths.requests}`,
      search: view.toString(),
      hash: location.hash,
    });
  };
  return (
    <NeedsForm>
      {(form) => (
        <ManualEntryView
          {...{ slug, form, today, basePath, readOnlyReason }}
          isShown={panel.id === undefined && vacancyPanel.id === undefined}
          onOpen={panel.open}
          onClose={close}
        />
      )}
    </NeedsForm>
  );
}
