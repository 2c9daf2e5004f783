import { Archive } from 'lucide-react';
import { fullName } from '../../entities/request/format-person.ts';
import { readOnlyNoteId } from '../../entities/request/read-only-note.tsx';
import { type StoredRequest, useRowHandling } from '../../entities/request/request-handling.tsx';
import { Button } from '../../ui/button.tsx';
import { type ActionMenuHandle, ActionMenuTrigger } from '../../ui/overlay/action-menu.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { texts } from './texts.ts';

export const archiveTriggerId = (requestId: string) => `archivieren-${requestId}`;

/** Opens the shared menu that asks for the reason. */
export function ArchiveTrigger({ request, menu }: { request: StoredRequest; menu: ActionMenuHandle<StoredRequest> }) {
  const { readOnlyReason } = useRowHandling();
  const content = (
    <>
      <Archive size={16} aria-hidden="true" />
      {texts.archive}
    </>
  );
  if (readOnlyReason !== undefined) {
    return (
      <Button look="plain" aria-disabled={true} aria-describedby={readOnlyNoteId} {...tooltip(readOnlyReason)}>
        {content}
      </Button>
    );
  }
  return (
    <ActionMenuTrigger menu={menu} subject={request} id={archiveTriggerId(request.id)} aria-label={texts.archiveNamed(fullName(request))}>
      {content}
    </ActionMenuTrigger>
  );
}
