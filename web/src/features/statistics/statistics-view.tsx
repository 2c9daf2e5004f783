/** The practice in numbers: plots with their tables, for a period, a location and a half of the day. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { monthsUntil } from '@platzwart/domain/statistics/months';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { PrintedPage } from '../../entities/print/printed-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { usePrint } from '../../ui/print/print.tsx';
import { Loading } from '../../ui/states.tsx';
import { type Chosen, Filters, narrowedBy, usual } from './filters.tsx';
import { monthName } from './format.ts';
import { HonestAnswers } from './honest-answers.tsx';
import { PlotCard } from './plot/plot-card.tsx';
import { plotsOf } from './plots-of.ts';
import { useMonths, useNights } from './queries.ts';
import styles from './statistics.module.css';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  practiceTitle: string;
  form: FormConfiguration;
  /** Everybody who waits; undefined while loading. */
  open: readonly WithId<TherapyRequest>[] | undefined;
  openCount: number | undefined;
  /** What the practice's page says of waiting; '' for nothing. */
  waitLine: string;
  now: Date;
  today: IsoDate;
  basePath: string;
  mayExport: boolean;
};

const nobody: never[] = [];

export function StatisticsView({ slug, practiceTitle, form, open, openCount, waitLine, now, today, basePath, mayExport }: Props) {
  const [chosen, setChosen] = useState<Chosen>(usual);
  const names = useMemo(() => monthsUntil(today, chosen.months), [today, chosen.months]);
  const months = useMonths(slug, today, chosen.months);
  const nights = useNights(slug, today, names);
  const print = usePrint();

  const plots = useMemo(() => {
    if (months.status !== 'loaded' || nights.status !== 'loaded') return undefined;
    const byName = new Map(months.value.map((month) => [month.id, month]));
    return plotsOf({
      form,
      open: open ?? nobody,
      openCount,
      months: names.map((name) => ({ name, counts: byName.get(name) ?? MonthStatistics.parse({}) })),
      nights: new Map(nights.value.map((night) => [night.id, night])),
      narrowed: narrowedBy(chosen),
      now,
    });
  }, [months, nights, open, openCount, form, names, chosen, now]);

  const refused = [months, nights].find((live) => live.status === 'refused' || live.status === 'failed');
  if (refused && 'retry' in refused) return <LoadFailure title={texts.failed} retry={refused.retry} />;

  const cards = plots?.map(([name, plot]) => (
    <PlotCard key={name} {...plot} fileName={`${slug}-${name}-${today}`} isExact={chosen.isExact} mayExport={mayExport} />
  ));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const details = [
    texts.filter.between(monthName(first), monthName(last)),
    form.selectableLocations.find(({ id }) => id === chosen.locationId)?.title,
    chosen.half && texts.halves[chosen.half],
    !chosen.isExact && texts.filter.printedMasked,
  ].filter((detail): detail is string => typeof detail === 'string' && detail !== '');
  const printAll = () =>
    print(
      <PrintedPage practiceTitle={practiceTitle} title={texts.title} details={details} now={now}>
        <div className={`stack gap-5 ${styles.printed}`}>
          {plots?.map(([name, plot]) => (
            <PlotCard key={name} {...plot} fileName="" isExact={chosen.isExact} mayExport={false} isPrinted />
          ))}
        </div>
      </PrintedPage>,
    );
  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={mayExport && plots && <Button onClick={printAll}>{texts.filter.print}</Button>}
    >
      <HonestAnswers slug={slug} waitLine={waitLine} basePath={basePath} />
      <Filters chosen={chosen} locations={form.selectableLocations} onChange={setChosen} />
      {cards && open ? <div className={styles.cards}>{cards}</div> : <Loading text={texts.loading} />}
      {mayExport && (
        <Checkbox
          label={texts.filter.exact}
          hint={texts.filter.exactHint}
          checked={chosen.isExact}
          onChange={(event) => setChosen({ ...chosen, isExact: event.target.checked })}
        />
      )}
    </ViewSection>
  );
}
