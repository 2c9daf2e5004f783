import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { ActionMenu, type ActionMenuHandle } from '../../../ui/overlay/action-menu.tsx';
import type { Logged } from './commands.ts';
import { callBackOn, quickOutcomes, usualDays } from './quick-outcomes.ts';
import { texts } from './texts.ts';

type Props = { menu: ActionMenuHandle<StoredRequest>; today: IsoDate; onLog: (request: StoredRequest, logged: Logged) => void };

/** Outcomes less common than 'reached' and 'not reached'; custom days and remarks are in the panel. */
export function StepMenu({ menu, today, onLog }: Props) {
  const days = usualDays(today);
  return (
    <ActionMenu
      menu={menu}
      heading={texts.menu.heading}
      items={[
        ...days.map(({ key, label }) => ({ key, label: texts.steps.callBack(label) })),
        { key: 'unsure', label: texts.outcomes.unsure },
        { key: 'done', label: texts.log.done },
      ]}
      onChoose={(key, request) => {
        const day = days.find((usual) => usual.key === key)?.day;
        onLog(request, day === undefined ? quickOutcomes[key === 'unsure' ? 'unsure' : 'done'] : plannedFor(day));
      }}
    />
  );
}

/** The list reschedules a call; reaching the patient has its own button. */
function plannedFor(day: IsoDate): Logged {
  return { ...callBackOn(day), contact: null };
}
