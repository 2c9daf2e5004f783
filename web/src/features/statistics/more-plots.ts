/** The plots that somebody asks for; loaded then. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { openAtEnd } from '@platzwart/domain/statistics/figures';
import { reachOf } from '@platzwart/domain/statistics/reach';
import type { PlotProps } from './plot/plot-card.tsx';
import { demandPlot } from './plots/demand.tsx';
import { filledPlot } from './plots/filled.tsx';
import { reachPlot } from './plots/reach.tsx';
import { reasonPlots } from './plots/reasons.tsx';
import { type Known, weekPlotsOf } from './plots-of.ts';
import { nightsOf } from './queries.ts';

export function morePlotsOf(known: Known): PlotProps[] {
  const { months, nights, narrowed, now } = known;
  const byMonth = months.map(({ name: month }) => ({
    month,
    night: nightsOf(month, berlinDate(now))
      .map((date) => nights.get(date))
      .find(Boolean),
  }));
  const lastNight = byMonth.findLast(({ night }) => night)?.night;
  const demand = new Map(
    Object.entries(lastNight?.weighted ?? {}).map(([key, hundredths]) => [key, hundredths / 100]),
  );
  return [
    ...weekPlotsOf(known).slice(1),
    // Places are counted until last night, and so is who waits for them.
    reachPlot(reachOf(demand, months, { narrowed, open: openAtEnd(months) })),
    demandPlot(byMonth, narrowed),
    filledPlot(months),
    ...reasonPlots(months),
  ];
}
