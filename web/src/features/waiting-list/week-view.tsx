import { type FormConfiguration, offeredCells } from '@platzwart/domain/form-configuration';
import type { TherapyRequest, WithId } from '@platzwart/domain/request';
import { slotOfKey, type Weekday } from '@platzwart/domain/slot';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chip.tsx';
import { viewHeading } from '../../ui/overlay/row-focus.ts';
import { Empty, Failure, Loading } from '../../ui/states.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { HeatTable } from './heat-table.tsx';
import { useHeatmap } from './queries.ts';
import { SlotWaitingList } from './slot-waiting-list.tsx';
import { texts } from './texts.ts';
import styles from './waiting-list.module.css';
import { weekTable } from './week-table.ts';

export type WaitingRequest = WithId<TherapyRequest>;

type Props = {
  slug: string;
  form: FormConfiguration;
  today: Weekday;
  now: Date;
  /** What prioritises a request; this view knows only where it stands. */
  star: (request: WaitingRequest) => ReactNode;
  /** Archived a moment ago: no longer in any list. */
  isLeaving: (id: string) => boolean;
  onOpen: (id: string) => void;
};

/** The week of a location with its heatmap and, for a chosen slot, who waits for it in what order. */
export function WeekView(props: Props) {
  const { slug, form, today } = props;
  const [params, setParams] = useSearchParams();
  const chosenKey = params.get('slot') ?? undefined;
  const chosen = chosenKey === undefined ? undefined : slotOfKey(chosenKey);
  const places = form.selectableLocations;
  const place =
    places.find(({ id }) => id === (chosen?.locationId ?? params.get('standort'))) ??
    places.find(({ id }) => id === params.get('standort')) ??
    places[0];

  const showPlace = (id: string) => setParams({ standort: id }, { replace: true, preventScrollReset: true });
  const linkTo = (key: string | undefined) => {
    const after = new URLSearchParams(params);
    after.delete('anfrage');
    if (key === undefined) after.delete('slot');
    else after.set('slot', key);
    return `?${after}`;
  };

  return (
    <section className={styles.view} aria-labelledby="woche-titel">
      <h2 {...viewHeading} id="woche-titel" className="visually-hidden">
        {texts.title}
      </h2>
      <div className={styles.week}>
        {places.length > 1 && (
          <fieldset className={styles.places}>
            <legend className="visually-hidden">{texts.locations}</legend>
            {places.map(({ id, title }) => (
              <ToggleChip key={id} isOn={id === place?.id} onClick={() => showPlace(id)}>
                {title}
              </ToggleChip>
            ))}
          </fieldset>
        )}
        {place ? (
          <Week key={place.id} slug={slug} form={form} place={place} today={today} chosenKey={chosenKey} linkTo={linkTo} />
        ) : (
          <NoPlan />
        )}
      </div>
      <aside className={styles.side}>
        {chosenKey === undefined ? (
          <Empty title={texts.choose.title}>
            <p>{texts.choose.text}</p>
          </Empty>
        ) : (
          <SlotWaitingList
            {...props}
            key={chosenKey}
            slotKey={chosenKey}
            slot={chosen}
            location={places.length > 1 ? places.find(({ id }) => id === chosen?.locationId)?.title : undefined}
            closeLink={linkTo(undefined)}
          />
        )}
      </aside>
    </section>
  );
}

type WeekProps = {
  slug: string;
  form: FormConfiguration;
  place: { id: string; title: string };
  today: Weekday;
  chosenKey: string | undefined;
  linkTo: (key: string) => string;
};

function Week({ slug, form, place, today, chosenKey, linkTo }: WeekProps) {
  const live = useHeatmap(slug, place.id);
  const cells = useMemo(() => offeredCells(form, [place.id]), [form, place.id]);
  const waiting = live.status === 'loaded' ? live.value?.cells : undefined;
  const table = useMemo(() => weekTable(cells, waiting ?? {}), [cells, waiting]);

  if (cells.length === 0) return <NoPlan />;
  if (live.status === 'loading') return <Loading text={texts.loading} />;
  if (live.status !== 'loaded') return <Failure title={texts.loadFailed} action={<Button onClick={live.retry}>{texts.retry}</Button>} />;
  return (
    <>
      <HeatTable caption={texts.caption(place.title)} table={table} today={today} chosenKey={chosenKey} linkTo={linkTo} />
      <HeatLegend />
    </>
  );
}

function NoPlan() {
  return (
    <Empty title={texts.noPlan.title}>
      <p>{texts.noPlan.text}</p>
    </Empty>
  );
}
