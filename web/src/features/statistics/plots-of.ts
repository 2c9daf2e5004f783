/** The plots at first sight. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { isWithin, type Month, type Narrowed } from '@platzwart/domain/statistics/months';
import { demandAgainstPlaces } from '@platzwart/domain/statistics/reach';
import { weightedDemand } from '@platzwart/domain/statistics/weighted-demand';
import type { DemandSnapshot } from '@platzwart/domain/waiting-list/demand';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import type { PlotProps } from './plot/plot-card.tsx';
import { flowPlot } from './plots/flow.tsx';
import { offersPlot } from './plots/offers.tsx';
import { waitingPlot } from './plots/waiting.tsx';
import { weekPlot } from './plots/week.tsx';

export type Known = {
  form: FormConfiguration;
  /** Everybody who waits. */
  open: readonly Pick<WithId<TherapyRequest>, 'status' | 'slotKeys'>[];
  /** Every month of the period; those without events are empty. */
  months: readonly Month[];
  /** By day. */
  nights: ReadonlyMap<string, DemandSnapshot>;
  narrowed: Narrowed;
  now: Date;
};

export function plotsOf(known: Known): PlotProps[] {
  const { months, narrowed } = known;
  return [
    waitingPlot(months, narrowed),
    flowPlot(months),
    ...weekPlotsOf(known).slice(0, 1),
    offersPlot(months),
  ];
}

/** One for each location; one screen has room for the first. */
export function weekPlotsOf({ form, open, months, narrowed }: Known): PlotProps[] {
  const demand = weightedDemand(open);
  const places = form.selectableLocations.filter(
    ({ id }) => narrowed.locationId === undefined || id === narrowed.locationId,
  );
  return places.map(({ id, title }) => {
    const cells = demandAgainstPlaces(offeredCells(form, [id]), demand, months).filter(({ cell }) =>
      isWithin(cell, narrowed),
    );
    return weekPlot({ cells, location: form.selectableLocations.length > 1 ? title : undefined });
  });
}
