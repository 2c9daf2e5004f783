import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { ActionMenu, ActionMenuTrigger, createActionMenu } from '../../../ui/overlay/action-menu.tsx';
import type { FileFormat } from '../export/write-file.ts';
import { useStartCallRound } from '../round/start-call-round.tsx';
import { tableTexts } from './table-texts.ts';

const t = tableTexts.more;

export type Handout = (requests: readonly StoredRequest[], title: string, format?: FileFormat) => void;

type Props = {
  /** All search and filter results. */
  found: readonly StoredRequest[];
  title: string;
  newestFirst: boolean;
  onSort: (newestFirst: boolean) => void;
  /** Missing where prescriptions have no deadline. */
  prescription: { isOrder: boolean; onSort: (isOrder: boolean) => void } | undefined;
  onExport: Handout | undefined;
  onPrint: Handout | undefined;
  /** Leads to the import of a list. */
  onImport: (() => void) | undefined;
  /** Starts a follow-up round for them. */
  onAsk: ((requests: readonly StoredRequest[]) => void) | undefined;
};

type Key = 'sort' | 'prescription' | 'workbook' | 'export' | 'import' | 'print' | 'ask' | 'call';

/** Actions on all results. */
export function MoreMenu({ found, title, newestFirst, onSort, prescription, onExport, onPrint, onImport, onAsk }: Props) {
  const [menu] = useState(createActionMenu<true>);
  const startCalls = useStartCallRound();
  const items: { key: Key; label: string }[] = [
    { key: 'sort', label: newestFirst ? t.oldestFirst : t.newestFirst },
    ...(prescription ? [{ key: 'prescription' as const, label: prescription.isOrder ? t.byDay : t.byPrescription }] : []),
    ...(onExport
      ? [
          { key: 'workbook' as const, label: t.workbook },
          { key: 'export' as const, label: t.export },
        ]
      : []),
    ...(onPrint ? [{ key: 'print' as const, label: t.print }] : []),
    ...(startCalls && found.length > 0 ? [{ key: 'call' as const, label: t.call }] : []),
    ...(onAsk ? [{ key: 'ask' as const, label: t.ask }] : []),
    ...(onImport ? [{ key: 'import' as const, label: t.import }] : []),
  ];
  const run: Record<Key, () => void> = {
    sort: () => onSort(!newestFirst),
    prescription: () => prescription?.onSort(!prescription.isOrder),
    workbook: () => onExport?.(found, title, 'xlsx'),
    export: () => onExport?.(found, title, 'csv'),
    import: () => onImport?.(),
    print: () => onPrint?.(found, title),
    ask: () => onAsk?.(found),
    call: () => startCalls?.(found),
  };
  return (
    <>
      <ActionMenuTrigger menu={menu} subject={true} look="plain">
        <Ellipsis size={16} aria-hidden="true" />
        {t.open}
      </ActionMenuTrigger>
      <ActionMenu menu={menu} heading={t.heading(found.length)} items={items} onChoose={(key) => run[key]()} />
    </>
  );
}
