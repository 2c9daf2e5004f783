import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { Printer } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { usePrintJob } from '../../../entities/print/use-print-job.tsx';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { type ChosenTime, whoCan } from '../people/chosen-times.ts';
import type { WaitingEntry } from '../people/use-waiting.ts';
import type { Counts } from '../queries.ts';
import { texts } from '../texts.ts';
import { fitsFilter, type Shown, type WeekAddress } from '../week/week-address.ts';
import type { WeekTable } from '../week/week-table.ts';

type Given = {
  slug: string;
  practiceTitle: string;
  tags: TagsById;
  open: readonly StoredRequest[] | undefined;
  shown: Shown<{ id: string; title: string }>;
  tables: readonly WeekTable[];
  counts: Counts | undefined;
  times: readonly ChosenTime[];
  address: WeekAddress;
  offered: readonly Slot[];
};

export function useWeekPrinting(given: Given) {
  const { printJob } = usePrintJob(given.slug);
  const latest = useRef(given);
  latest.current = given;

  const printWeek = useCallback(
    () =>
      void printJob(async ({ ready }) => {
        const now = new Date();
        const { PrintedWeek } = await import('./printed-week.tsx');
        const { practiceTitle, shown, tables, counts = new Map() } = latest.current;
        const names =
          shown.kind === 'everywhere' ? [texts.places.all] : shown.places.map(({ title }) => title);
        const content = (
          <PrintedWeek
            {...{ practiceTitle, names, tables, counts, now }}
            filter={formatFilter(latest.current)}
          />
        );
        ready();
        return { what: 'weekPrinted', count: 0, content };
      }),
    [printJob],
  );

  /** Prints the whole list if all open requests are loaded; else its visible part. */
  const printList = useCallback(
    (title: string, details: readonly string[], entries: readonly WaitingEntry[]) =>
      void printJob(async ({ ready }) => {
        const now = new Date();
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
        ready();
        return { what: 'waitingListPrinted', count: whole.length, content };
      }),
    [printJob],
  );

  return { printWeek, printList, icon: <Printer size={16} aria-hidden="true" /> };
}

/** '' without a filter. */
function formatFilter({ address: { filter }, tags }: Given): string {
  const names = filter.tags.flatMap((id) => tags.get(id)?.name ?? []);
  return texts.filter.formatText(filter.prioritized, names);
}
