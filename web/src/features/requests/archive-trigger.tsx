import { Archive } from 'lucide-react';
import { keyed } from '../../entities/keys/keys.ts';
import { fullName } from '../../entities/request/format-person.ts';
import { type StoredRequest, useRowHandling } from '../../entities/request/request-handling.tsx';
import { type ActionMenuHandle, ActionMenuTrigger } from '../../ui/overlay/action-menu.tsx';
import { texts } from './texts.ts';

export const archiveTriggerId = (requestId: string) => `archivieren-${requestId}`;

type Props = {
  request: StoredRequest;
  menu: ActionMenuHandle<StoredRequest>;
  /** Only its sign; `look` of one in a row. */
  isQuiet?: boolean;
};

/** Opens the shared menu that asks for the reason; nothing for whoever may only read. */
export function ArchiveTrigger({ request, menu, isQuiet = false }: Props) {
  const { readOnlyReason } = useRowHandling();
  if (readOnlyReason !== undefined) return null;
  return (
    <ActionMenuTrigger
      {...keyed('archive')}
      menu={menu}
      subject={request}
      id={archiveTriggerId(request.id)}
      aria-label={texts.archiveNamed(fullName(request))}
      {...(isQuiet && { look: 'plain' })}
    >
      <Archive size={16} aria-hidden="true" />
      <span>{texts.archive}</span>
    </ActionMenuTrigger>
  );
}
