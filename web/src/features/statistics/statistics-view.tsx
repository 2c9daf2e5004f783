/**
 * The practice in numbers: four plots with their tables, more on request, for a period, a location
 * and a half of the day.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { monthsUntil } from '@platzwart/domain/statistics/months';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { PhoneText } from '../../entities/practice/phone-text.tsx';
import { useAccount } from '../../entities/practice/queries.ts';
import { PrintedPage } from '../../entities/print/printed-page.tsx';
import { Button } from '../../ui/button.tsx';
import { saveTable } from '../../ui/csv.ts';
import { ActionMenu, ActionMenuTrigger, createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { usePrint } from '../../ui/print/print.tsx';
import { Loading } from '../../ui/states.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { type Chosen, Filters, narrowedBy, usual } from './filters.tsx';
import { monthName } from './format.ts';
import { PlotCard } from './plot/plot-card.tsx';
import { rowsForFile } from './plot/table.ts';
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
  /** What the practice's page says of waiting; '' for nothing. */
  waitLine: string;
  now: Date;
  today: IsoDate;
  basePath: string;
  mayExport: boolean;
};

const nobody: never[] = [];
const loadMore = () => import('./more-plots.ts');

export function StatisticsView({
  slug,
  practiceTitle,
  form,
  open,
  waitLine,
  now,
  today,
  basePath,
  mayExport,
}: Props) {
  const [chosen, setChosen] = useState<Chosen>(usual);
  const names = useMemo(() => monthsUntil(today, chosen.months), [today, chosen.months]);
  const months = useMonths(slug, today, chosen.months);
  const nights = useNights(slug, today, names);
  const print = usePrint();

  const [isMore, setMore] = useState(false);
  const more = useLazyModule(loadMore, isMore);
  const [menu] = useState(createActionMenu<true>);

  const plots = useMemo(() => {
    if (months.status !== 'loaded' || nights.status !== 'loaded') return undefined;
    const byName = new Map(months.value.map((month) => [month.id, month]));
    const known = {
      form,
      open: open ?? nobody,
      months: names.map((name) => ({
        name,
        counts: byName.get(name) ?? MonthStatistics.parse({}),
      })),
      nights: new Map(nights.value.map((night) => [night.id, night])),
      narrowed: narrowedBy(chosen),
      now,
    };
    return { first: plotsOf(known), more: isMore && more.part ? more.part.morePlotsOf(known) : [] };
  }, [months, nights, open, form, names, chosen, now, isMore, more.part]);

  const refused = [months, nights].find(
    (live) => live.status === 'refused' || live.status === 'failed',
  );
  if (refused && 'retry' in refused)
    return <LoadFailure title={texts.failed} retry={refused.retry} />;

  const shown = plots && [...plots.first, ...plots.more];
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const details = [
    texts.filter.between(monthName(first), monthName(last)),
    form.selectableLocations.find(({ id }) => id === chosen.locationId)?.title,
    chosen.half && texts.halves[chosen.half],
    texts.filter.printedMasked,
  ].filter((detail): detail is string => typeof detail === 'string' && detail !== '');
  const printAll = () =>
    print(
      <PrintedPage practiceTitle={practiceTitle} title={texts.title} details={details} now={now}>
        <div className={`stack gap-5 ${styles.printed}`}>
          {shown?.map((plot) => (
            <PlotCard key={plot.title} {...plot} isPrinted />
          ))}
        </div>
      </PrintedPage>,
    );
  const save = (isExact: boolean) =>
    saveTable(
      `${slug}-${texts.title.toLowerCase()}-${today}.csv`,
      (shown ?? []).flatMap(({ title, table, isEmpty }) =>
        isEmpty ? [] : [[title], ...rowsForFile(table, isExact), []],
      ),
    );
  const exports = { print: printAll, csv: () => save(false), exact: () => save(true) };
  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={
        mayExport &&
        shown && (
          <ActionMenuTrigger menu={menu} subject={true}>
            {texts.export.title}
          </ActionMenuTrigger>
        )
      }
    >
      <HonestAnswers slug={slug} waitLine={waitLine} basePath={basePath} half={chosen.half} />
      <Filters chosen={chosen} locations={form.selectableLocations} onChange={setChosen} />
      {plots && open ? (
        <>
          <div className={styles.cards}>
            {plots.first.map((plot) => (
              <PlotCard key={plot.title} {...plot} />
            ))}
          </div>
          <Button className="own-width" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
            {texts.more}
          </Button>
          {isMore &&
            !more.part &&
            (more.hasFailed ? (
              <LoadFailure title={texts.moreFailed} retry={more.retry} />
            ) : (
              <Loading text={texts.loading} />
            ))}
          <div className={styles.cards}>
            {plots.more.map((plot) => (
              <PlotCard key={plot.title} {...plot} />
            ))}
          </div>
        </>
      ) : (
        <Loading text={texts.loading} />
      )}
      <ActionMenu
        menu={menu}
        heading={texts.export.title}
        items={(['print', 'csv', 'exact'] as const).map((key) => ({
          key,
          label: texts.export[key],
        }))}
        onChoose={(key) => exports[key]()}
      />
    </ViewSection>
  );
}

const t = texts.honest;

/** What the team can say about waiting, and what the practice's page says. */
function HonestAnswers({
  slug,
  waitLine,
  basePath,
  half,
}: {
  slug: string;
  waitLine: string;
  basePath: string;
  half: Chosen['half'];
}) {
  const account = useAccount(slug);
  if (account.status !== 'loaded' || !account.value) return null;
  const { waitRanges, isListGrowing, offering } = account.value;
  return (
    <section className={`soft ${styles.honest}`} aria-labelledby="auskunft">
      <h3 id="auskunft">{t.title}</h3>
      {waitRanges ? <PhoneText ranges={waitRanges} half={half || undefined} /> : <p>{t.none}</p>}
      {half && waitRanges && !waitRanges[half] && <p className="hint">{t.tooFew[half]}</p>}
      <p className="hint">
        {waitLine
          ? `${t.shown} „${waitLine}“`
          : isListGrowing && offering.waitShown
            ? t.growing
            : t.hidden}{' '}
        <Link to={`${basePath}/${screenPaths.setting('offering')}`}>{t.change}</Link>
      </p>
    </section>
  );
}
