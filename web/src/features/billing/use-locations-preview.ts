import type { Subscription } from '@platzwart/domain/billing/subscription';
import type { CallOutput } from '@platzwart/domain/calls';
import { run } from '../../calls/run.ts';
import { type RemoteValue, useRemoteValue } from '../../calls/use-remote-value.ts';

/** Milliseconds: counting up to five makes one request. */
const pause = 400;

/** The current price for that many locations; answers for another number, or for an outdated subscription, are ignored. */
export function useLocationsPreview(
  slug: string,
  locations: number | undefined,
  { extraLocations, interval, currentPeriodEndsAt, cancelledAt }: Subscription,
): RemoteValue<CallOutput<'previewLocations'>> {
  const about = JSON.stringify([locations, extraLocations, interval, currentPeriodEndsAt, cancelledAt]);
  const preview = useRemoteValue(
    locations === undefined ? undefined : about,
    () => run('previewLocations', { companySlug: slug, locations: locations ?? 1 }),
    { pause },
  );
  return preview.isLoading || preview.problem ? { ...preview, value: undefined } : preview;
}
