/**
 * Prints the week and a waiting list. The practice's log must record it first: without that entry, nothing is printed. The
 * page passes in the printer and the log: features import neither the shell nor each other.
 */
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type ChosenTime, whoCan } from '../people/chosen-times.ts';
import type { WaitingEntry } from '../people/use-waiting.ts';
import type { Counts } from '../queries.ts';
import { texts } from '../texts.ts';
import type { WaitingRequest } from '../waiting-request.ts';
import { fitsFilter, type Shown, type WeekAddress } from '../week/week-address.ts';
import type { KnownTags } from '../week/week-filter-choice.tsx';
import type { WeekTable } from '../week/week-table.ts';

export type Print = {
  print: (content: ReactNode) => void;
  /** Resolves to undefined once logged, else to the reason why printing is refused. */
  record: (what: 'weekPrinted' | 'waitingListPrinted', count: number) => Promise<string | undefined>;
};

type Given = {
  /** Undefined without permission. */
  print: Print | undefined;
  practiceTitle: string;
  tags: KnownTags;
  open: readonly WaitingRequest[] | undefined;
  shown: Shown<{ id: string; title: string }>;
  tables: readonly WeekTable[];
  counts: Counts | undefined;
  times: readonly ChosenTime[];
  address: WeekAddress;
  offered: readonly Slot[];
};

export function useWeekPrinting(given: Given) {
  const { show } = useToasts();
  const latest = useRef(given);
  latest.current = given;

  /** The print code loads with the first print. */
  const printed = useCallback(
    async (what: 'weekPrinted' | 'waitingListPrinted', draw: (now: Date) => Promise<{ content: ReactNode; count: number }>) => {
      const { print } = latest.current;
      if (!print) return;
      try {
        const { content, count } = await draw(new Date());
        await document.fonts?.ready;
        const refusal = await print.record(what, count);
        if (refusal === undefined) print.print(content);
        else show({ ...texts.printFailed, text: refusal, isUrgent: true });
      } catch {
        show({ ...texts.printFailed, isUrgent: true });
      }
    },
    [show],
  );

  const printWeek = useCallback(
    () =>
      void printed('weekPrinted', async (now) => {
        const { PrintedWeek } = await import('./printed-week.tsx');
        const { practiceTitle, shown, tables, counts = new Map() } = latest.current;
        const names = shown.kind === 'everywhere' ? [texts.places.all] : shown.places.map(({ title }) => title);
        const content = <PrintedWeek {...{ practiceTitle, names, tables, counts, now }} filter={formatFilter(latest.current)} />;
        return { content, count: 0 };
      }),
    [printed],
  );

  /** Prints the whole list if all open requests are loaded; else its visible part. */
  const printList = useCallback(
    (title: string, details: readonly string[], entries: readonly WaitingEntry[]) =>
      void printed('waitingListPrinted', async (now) => {
        const { PrintedWaitingList } = await import('./printed-waiting-list.tsx');
        const { practiceTitle, tags, open, times, address, offered } = latest.current;
        const whole = open
          ? whoCan(open, times, address.match)
              .map((request, i) => ({ request, place: i + 1 }))
              .filter(({ request }) => fitsFilter(request, address.filter))
          : entries;
        const text = formatFilter(latest.current);
        const content = (
          <PrintedWaitingList
            {...{ practiceTitle, title, tags, times, offered, now }}
            details={text ? [...details, text] : details}
            entries={whole}
          />
        );
        return { content, count: whole.length };
      }),
    [printed],
  );

  return { printWeek, printList, icon: <Printer size={16} aria-hidden="true" /> };
}

/** '' without a filter. */
function formatFilter({ address: { filter }, tags }: Given): string {
  const names = filter.tags.flatMap((id) => tags.get(id)?.name ?? []);
  return texts.filter.formatText(filter.prioritized, names);
}
