import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { requestWeek, weekDayNames } from '../../entities/request/request-week.ts';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';

type Props = { request: PortalView; form: FormConfiguration; label: string };

/** The preferred times at a glance; loaded after the words, which say the same. */
export function WeekOfTimes({ request, form, label }: Props) {
  return (
    <>
      <MiniWeekDays names={weekDayNames(form, request.slots)} length={2} />
      <MiniWeek {...requestWeek(request, form)} label={label} />
    </>
  );
}
