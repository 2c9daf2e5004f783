import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import {
  ActionMenu,
  ActionMenuTrigger,
  createActionMenu,
} from '../../../ui/overlay/action-menu.tsx';
import type { FileFormat } from '../export/write-file.ts';
import { useStartCallRound } from '../round/start-call-round.tsx';
import { tableTexts } from './table-texts.ts';
import type { Order } from './use-table-address.ts';

const t = tableTexts.more;

export type Handout = (
  requests: readonly StoredRequest[],
  title: string,
  format?: FileFormat,
) => void;

type Props = {
  /** All search and filter results. */
  found: readonly StoredRequest[];
  title: string;
  order: Order;
  onSort: (order: Order) => void;
  /** Whether prescriptions have a deadline. */
  hasDeadlines: boolean;
  onExport: Handout | undefined;
  onPrint: ((requests: readonly StoredRequest[], title: string) => void) | undefined;
  /** Leads to the import of a list. */
  onImport: (() => void) | undefined;
  /** Starts a follow-up round for them. */
  onAsk: ((requests: readonly StoredRequest[]) => void) | undefined;
};

type Key = Order | 'workbook' | 'export' | 'import' | 'print' | 'ask' | 'call';

const orders: readonly Order[] = ['oldest', 'newest', 'name', 'prescription'];

/** Actions on all results. */
export function MoreMenu({
  found,
  title,
  order,
  onSort,
  hasDeadlines,
  onExport,
  onPrint,
  onImport,
  onAsk,
}: Props) {
  const [menu] = useState(createActionMenu<true>);
  const startCalls = useStartCallRound();
  const items: { key: Key; label: string }[] = [
    ...orders
      .filter((each) => each !== order && (each !== 'prescription' || hasDeadlines))
      .map((key) => ({ key, label: t.sort[key] })),
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
    oldest: () => onSort('oldest'),
    newest: () => onSort('newest'),
    name: () => onSort('name'),
    prescription: () => onSort('prescription'),
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
      <ActionMenu
        menu={menu}
        heading={t.heading(found.length)}
        items={items}
        onChoose={(key) => run[key]()}
      />
    </>
  );
}
