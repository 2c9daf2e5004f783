import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { ActionMenu, type ActionMenuHandle } from '../../../ui/overlay/action-menu.tsx';
import type { StoredRequest } from '../request-handling.tsx';
import type { Logged } from './commands.ts';
import { callBackOn, quickOutcomes, usualDays } from './quick-outcomes.ts';
import { texts } from './texts.ts';

type Props = { menu: ActionMenuHandle<StoredRequest>; today: IsoDate; onLog: (request: StoredRequest, logged: Logged) => void };

/** What is said less often than 'reached' and 'not reached'; a day of one's own and a remark stand in the panel. */
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

/** From the list a call is moved to another day; that somebody was reached is said by its own button. */
function plannedFor(day: IsoDate): Logged {
  return { ...callBackOn(day), contact: null };
}
