/** All plots of the screen, in its order. */
import { type FormConfiguration, offeredCells } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { Month, MonthName, Narrowed } from '@platzwart/domain/statistics/months';
import { isWithin } from '@platzwart/domain/statistics/months';
import { demandAgainstPlaces, reachOf } from '@platzwart/domain/statistics/reach';
import { weightedDemand } from '@platzwart/domain/statistics/weighted-demand';
import type { DemandSnapshot } from '@platzwart/domain/waiting-list/demand';
import type { PlotProps } from './plot/plot-card.tsx';
import { demandPlot } from './plots/demand.tsx';
import { filledPlot } from './plots/filled.tsx';
import { flowPlot } from './plots/flow.tsx';
import { offersPlot } from './plots/offers.tsx';
import { reachPlot } from './plots/reach.tsx';
import { reasonPlots } from './plots/reasons.tsx';
import { waitingPlot } from './plots/waiting.tsx';
import { weekPlot } from './plots/week.tsx';
import { nightsOf } from './queries.ts';

export type Known = {
  form: FormConfiguration;
  /** Everybody who waits, and how many they are. */
  open: readonly Pick<WithId<TherapyRequest>, 'status' | 'slotKeys'>[];
  openCount: number | undefined;
  /** Every month of the period; those without events are empty. */
  months: readonly Month[];
  /** By day. */
  nights: ReadonlyMap<string, DemandSnapshot>;
  narrowed: Narrowed;
  now: Date;
};

/** Name of a file -> plot. */
export function plotsOf({ form, open, openCount, months, nights, narrowed, now }: Known): [name: string, plot: PlotProps][] {
  const demand = weightedDemand(open);
  const night = (month: MonthName) =>
    nightsOf(month, berlinDate(now))
      .map((date) => nights.get(date))
      .find(Boolean);
  const [declined, givenTo, passedOver, followUps] = reasonPlots(months);
  const places = form.selectableLocations.filter(({ id }) => narrowed.locationId === undefined || id === narrowed.locationId);
  const weeks = places.map(({ id, title }): [string, PlotProps] => {
    const cells = demandAgainstPlaces(offeredCells(form, [id]), demand, months).filter(({ cell }) => isWithin(cell, narrowed));
    return [`woche-${id}`, weekPlot({ cells, location: form.selectableLocations.length > 1 ? title : undefined })];
  });
  return [
    ['wartezeit', waitingPlot(months, narrowed)],
    ['reichweite', reachPlot(reachOf(demand, months, { narrowed, open: openCount ?? open.length }))],
    ...weeks,
    ['offen-neu-erledigt', flowPlot(months, openCount)],
    [
      'nachfrage',
      demandPlot(
        months.map(({ name }) => ({ month: name, night: night(name) })),
        narrowed,
      ),
    ],
    ['angebote', offersPlot(months)],
    ['zeit-bis-besetzt', filledPlot(months)],
    ...([
      ['absagen', declined],
      ['vergeben-an', givenTo],
      ['uebergangen', passedOver],
      ['rueckfragen', followUps],
    ] as [string, PlotProps][]),
  ];
}
