import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { ActionMenu, ActionMenuTrigger, createActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { useStartCallRound } from '../round/start-call-round.tsx';
import { tableTexts } from './table-texts.ts';

const t = tableTexts.more;

export type Handout = (requests: readonly StoredRequest[], title: string) => void;

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
  /** Starts a follow-up round for them. */
  onAsk: ((requests: readonly StoredRequest[]) => void) | undefined;
};

type Key = 'sort' | 'prescription' | 'export' | 'print' | 'ask' | 'call';

/** Actions on all results. */
export function MoreMenu({ found, title, newestFirst, onSort, prescription, onExport, onPrint, onAsk }: Props) {
  const [menu] = useState(createActionMenu<true>);
  const startCalls = useStartCallRound();
  const items: { key: Key; label: string }[] = [
    { key: 'sort', label: newestFirst ? t.oldestFirst : t.newestFirst },
    ...(prescription ? [{ key: 'prescription' as const, label: prescription.isOrder ? t.byDay : t.byPrescription }] : []),
    ...(onExport ? [{ key: 'export' as const, label: t.export }] : []),
    ...(onPrint ? [{ key: 'print' as const, label: t.print }] : []),
    ...(startCalls && found.length > 0 ? [{ key: 'call' as const, label: t.call }] : []),
    ...(onAsk ? [{ key: 'ask' as const, label: t.ask }] : []),
  ];
  const run: Record<Key, () => void> = {
    sort: () => onSort(!newestFirst),
    prescription: () => prescription?.onSort(!prescription.isOrder),
    export: () => onExport?.(found, title),
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
