import type { Subscription } from '@platzwart/domain/billing/subscription';
import type { CallOutput } from '@platzwart/domain/calls';
import { previewLocations } from './commands.ts';
import { type RemoteValue, useRemoteValue } from './use-remote-value.ts';

/** Milliseconds: whoever counts up to five asks once. */
const pause = 400;

/** What so many locations would cost now; an answer about another number, or about what was paid for before, is none. */
export function useLocationsPreview(
  slug: string,
  locations: number | undefined,
  { extraLocations, interval, currentPeriodEndsAt, cancelledAt }: Subscription,
): RemoteValue<CallOutput<'previewLocations'>> {
  const about = JSON.stringify([locations, extraLocations, interval, currentPeriodEndsAt, cancelledAt]);
  const { key, value, problem, retry } = useRemoteValue(
    locations === undefined ? undefined : about,
    () => previewLocations(slug, locations ?? 1),
    pause,
  );
  if (key !== about) return { value: undefined, problem: undefined, retry };
  return { value: problem === undefined ? value : undefined, problem, retry };
}
