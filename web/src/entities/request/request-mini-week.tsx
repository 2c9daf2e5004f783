import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { MiniWeek } from '../../ui/mini-week.tsx';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import { requestWeek } from './request-week.ts';
import { describePreferredTimes } from './short-times.ts';
import { texts } from './texts.ts';

type Props = { request: Pick<StoredRequest, 'locationIds' | 'slots'>; isLarge?: boolean };

/** A request's preferred times as a small week; in words if it names none. */
export function RequestMiniWeek({ request, isLarge }: Props) {
  const { plan } = useRowHandling();
  return <PlannedMiniWeek request={request} plan={plan} {...(isLarge && { isLarge })} />;
}

/** On paper, outside the practice's screens. */
export function PlannedMiniWeek({ request, plan, isLarge = false }: Props & { plan: OfferedPlan | undefined }) {
  if (request.slots.length === 0) return texts.noSlots;
  return <MiniWeek {...requestWeek(request, plan)} label={describePreferredTimes(request, plan)} isLarge={isLarge} />;
}
