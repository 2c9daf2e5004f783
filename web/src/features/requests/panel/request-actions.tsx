import { Ellipsis, StickyNote } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { keyed } from '../../../entities/keys/keys.ts';
import { formatAddress, fullName } from '../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import {
  deletionDisabledReason,
  readOnlyNoteId,
} from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  ActionMenu,
  ActionMenuTrigger,
  createActionMenu,
} from '../../../ui/overlay/action-menu.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { ArchiveMenu } from '../archive-menu.tsx';
import { ArchiveTrigger } from '../archive-trigger.tsx';
import { texts } from '../texts.ts';
import styles from './request-panel.module.css';
import { texts as own } from './texts.ts';

const t = own.menu;

/** Rarely used actions, each hidden without a handler. */
export type MoreActions = {
  onPrint?: ((request: StoredRequest, also?: { history: boolean }) => void) | undefined;
  onExport?: ((request: StoredRequest) => void) | undefined;
  onDelete?: ((request: StoredRequest) => void) | undefined;
  /** Replaces immediate reactivation: merged requests need a confirmation. */
  onReactivate?: ((request: StoredRequest) => void) | undefined;
};

type Props = MoreActions & {
  request: StoredRequest;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit?: (() => void) | undefined;
  isSaving: boolean;
  onArchive: (request: StoredRequest) => void;
};

/** The panel's fixed footer. */
export function RequestActions({
  request,
  editButton,
  onEdit,
  isSaving,
  onArchive,
  onReactivate,
  ...more
}: Props) {
  const { reactivate, readOnlyReason } = useRequestHandling();
  const [menu] = useState(createActionMenu<StoredRequest>);
  const isReadOnly = readOnlyReason !== undefined;
  if (request.status === 'archived') {
    return (
      <>
        <Button
          look="filled"
          aria-disabled={isReadOnly}
          {...tooltip(readOnlyReason)}
          onClick={() => (onReactivate ? onReactivate(request) : void reactivate(request))}
        >
          {texts.reactivate}
        </Button>
        <More request={request} {...more} />
      </>
    );
  }
  return (
    <div className={styles.actions}>
      <PriorityStar request={request} />
      {!isReadOnly && (
        <Button
          look="plain"
          className={styles.toNote ?? ''}
          aria-label={own.toNote}
          {...tooltip(own.toNote)}
          onClick={goToNote}
        >
          <StickyNote size={20} aria-hidden="true" />
        </Button>
      )}
      {onEdit && (
        <Button
          ref={editButton}
          look="plain"
          className={styles.edit ?? ''}
          busy={isSaving}
          aria-disabled={isReadOnly}
          aria-describedby={isReadOnly ? readOnlyNoteId : undefined}
          {...tooltip(readOnlyReason)}
          onClick={onEdit}
        >
          {texts.editing.edit}
        </Button>
      )}
      <ArchiveTrigger request={request} menu={menu} />
      <ArchiveMenu menu={menu} onArchive={onArchive} />
      <More request={request} {...more} />
    </div>
  );
}

/** Far below what a call needs, and written after one. */
function goToNote({ currentTarget }: { currentTarget: HTMLElement }) {
  const { 'data-key': key } = keyed('note');
  currentTarget
    .closest('[role="dialog"]')
    ?.querySelector<HTMLElement>(`textarea[data-key="${key}"]`)
    ?.focus();
}

function More({ request, onPrint, onExport, onDelete }: MoreActions & { request: StoredRequest }) {
  const { readOnlyReason } = useRequestHandling();
  const [menu] = useState(createActionMenu<StoredRequest>);
  const copyAddress = useCopyAddress();
  // Viewing and exporting are always allowed.
  const items = [
    {
      key: 'copyAddress',
      label: t.copyAddress,
      run: formatAddress(request) ? copyAddress : undefined,
    },
    { key: 'print', label: t.print, run: onPrint },
    {
      key: 'printHistory',
      label: t.printHistory,
      run: onPrint && ((request: StoredRequest) => onPrint(request, { history: true })),
    },
    { key: 'export', label: t.export, run: onExport },
    {
      key: 'delete',
      label: t.delete,
      run: onDelete,
      disabledReason: deletionDisabledReason(readOnlyReason),
    },
  ].filter(({ run }) => run !== undefined);
  if (items.length === 0) return null;
  return (
    <div className="far">
      <ActionMenuTrigger
        menu={menu}
        subject={request}
        isIcon
        aria-label={t.open(fullName(request))}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </ActionMenuTrigger>
      <ActionMenu
        menu={menu}
        heading={t.heading}
        items={items}
        onChoose={(key, subject) => void items.find((item) => item.key === key)?.run?.(subject)}
      />
    </div>
  );
}

function useCopyAddress() {
  const { show } = useToasts();
  return async (request: StoredRequest) => {
    try {
      await navigator.clipboard.writeText(formatAddress(request));
      show({ title: own.contact.copied });
    } catch {
      show({ title: own.contact.copyFailed, isUrgent: true });
    }
  };
}
