import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';
import { requestWeek, weekDayNames } from './request-week.ts';
import { describePreferredTimes } from './short-times.ts';
import { texts } from './texts.ts';

type Props = {
  request: Pick<StoredRequest, 'locationIds' | 'slots'>;
  isLarge?: boolean;
  /** The days' initials above, where it stands alone. */
  hasDays?: boolean;
};

/** A request's preferred times as a small week; in words if it names none. */
export function RequestMiniWeek({ request, ...looks }: Props) {
  const { plan } = useRowHandling();
  return <PlannedMiniWeek request={request} plan={plan} {...looks} />;
}

/** On paper, outside the practice's screens. */
export function PlannedMiniWeek({
  request,
  plan,
  isLarge = false,
  hasDays = false,
}: Props & { plan: OfferedPlan | undefined }) {
  if (request.slots.length === 0) return texts.noSlots;
  const week = (
    <MiniWeek
      {...requestWeek(request, plan)}
      label={describePreferredTimes(request, plan)}
      isLarge={isLarge}
    />
  );
  if (!hasDays) return week;
  return (
    <span className="stack gap-0 rigid">
      <MiniWeekDays names={weekDayNames(plan, request.slots)} isLarge={isLarge} />
      {week}
    </span>
  );
}
