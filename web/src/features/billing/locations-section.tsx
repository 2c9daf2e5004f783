/** The number of paid locations: shows the provider's price for another number, and changes it. */
import { plan } from '@platzwart/domain/billing/pricing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import type { CallOutput } from '@platzwart/domain/calls/calls';
import type { Region } from '@platzwart/domain/practice/region';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { type RemoteValue, useRemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './billing.module.css';
import { LocationsPreview } from './locations-preview.tsx';
import { PaidLocationsStepper } from './paid-locations-stepper.tsx';
import { texts } from './texts.ts';
import { useAwaitedUpdate } from './use-awaited-update.ts';

/** Milliseconds: counting up to five makes one request. */
const pause = 400;

/**
 * The current price for that many locations; answers for another number, or for an outdated
 * subscription, are ignored.
 */
function useLocationsPreview(
  slug: string,
  locations: number | undefined,
  { extraLocations, interval, currentPeriodEndsAt, cancelledAt }: Subscription,
): RemoteValue<CallOutput<'previewLocations'>> {
  const about = JSON.stringify([
    locations,
    extraLocations,
    interval,
    currentPeriodEndsAt,
    cancelledAt,
  ]);
  const preview = useRemoteValue(
    locations === undefined ? undefined : about,
    () => run('previewLocations', { companySlug: slug, locations: locations ?? 1 }),
    { pause },
  );
  return preview.isLoading || preview.problem ? { ...preview, value: undefined } : preview;
}

const t = texts.locations;

/** Milliseconds. */
const patience = 20_000;

type Props = {
  slug: string;
  subscription: Subscription;
  /** Locations that the practice has. */
  existing: number;
  /** The number requested by the link that led here. */
  wanted: number | undefined;
  region: Region;
  locationsPath: string;
};

export function LocationsSection({
  slug,
  subscription,
  existing,
  wanted,
  region,
  locationsPath,
}: Props) {
  const paid = plan.includedLocations + subscription.extraLocations;
  const min = Math.max(1, existing);
  // Undefined uses the number paid for.
  const [chosen, setChosen] = useState(wanted !== undefined && wanted > paid ? wanted : undefined);
  const [sent, setSent] = useState<number | undefined>(undefined);
  const { start, isRunning, problem, forget } = useCommand(() =>
    run('changeLocationsPaid', { companySlug: slug, locations: value }),
  );
  const atLocations = messageAt(problem, 'locations');
  const { update, begin, end } = useAwaitedUpdate({ isThere: sent === paid, patience });
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef<HTMLParagraphElement>(null);

  const value = Math.max(min, chosen ?? paid);
  const isWaiting = update === 'waiting' || update === 'late';
  const isChanged = value !== paid && !isWaiting;
  const preview = useLocationsPreview(slug, isChanged ? value : undefined, subscription);

  // Users sent here to buy one more start at this heading.
  const isSent = useRef(chosen !== undefined);
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const choose = (choice: number | undefined) => {
    forget();
    end();
    setChosen(choice);
  };
  const confirmChange = async () => {
    if (!(await start())) return;
    setSent(value);
    setChosen(undefined);
    begin();
    // The button disappears: the result is announced here.
    said.current?.focus();
  };

  return (
    <section className={`stack line-above ${styles.section}`} aria-labelledby="bezahlte-standorte">
      <h3 ref={heading} id="bezahlte-standorte" tabIndex={-1}>
        {t.title}
      </h3>
      <p>{t.paid(paid, existing)}</p>
      <PaidLocationsStepper
        id="standorte"
        hint={existing > 1 ? t.atLeast(existing) : ''}
        error={atLocations}
        min={min}
        value={isWaiting && sent !== undefined ? sent : value}
        isReadOnly={isRunning || isWaiting}
        onChange={choose}
      />
      {existing > 1 && value <= existing && (
        <p className="hint">
          <Link to={locationsPath} className="lone-link">
            {t.remove}
          </Link>
        </p>
      )}
      {isChanged && (
        <LocationsPreview
          preview={preview}
          locations={value}
          interval={subscription.interval}
          region={region}
        >
          <Button
            look="filled"
            busy={isRunning}
            aria-disabled={preview.value === undefined}
            onClick={() => void confirmChange()}
          >
            {isRunning ? texts.busy : value > paid ? t.confirm : t.confirmFewer}
          </Button>
          <Button look="plain" aria-disabled={isRunning} onClick={() => choose(undefined)}>
            {t.discard}
          </Button>
        </LocationsPreview>
      )}
      <div role="alert">
        <FieldError
          id="bezahlte-standorte-fehler"
          error={atLocations === undefined ? problem?.message : undefined}
        />
      </div>
      <p ref={said} role="status" tabIndex={-1} className="medium anywhere deep">
        {update === 'waiting'
          ? t.arriving
          : update === 'late'
            ? t.late
            : update === 'there'
              ? t.there(paid)
              : ''}
      </p>
    </section>
  );
}
