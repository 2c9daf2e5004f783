import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { answersFor, type ContactAnswer } from '@platzwart/domain/request/contact-answers';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { ActionMenu, type ActionMenuHandle } from '../../../ui/overlay/action-menu.tsx';
import { EndingOffers } from '../ending-offers.tsx';
import { answerEffect } from './answer-effect.ts';
import type { Logged } from './commands.ts';
import { plannedFor, usualDays } from './quick-outcomes.ts';
import { stepTexts } from './step-texts.ts';
import { texts } from './texts.ts';

type Props = {
  menu: ActionMenuHandle<StoredRequest>;
  today: IsoDate;
  onLog: (request: StoredRequest, logged: Logged) => void;
  onAnswer: (request: StoredRequest, answer: ContactAnswer) => void;
};

/**
 * The answers that have no button in a row, and another day for the call; a day and time of one's
 * own are in the panel.
 */
export function StepMenu({ menu, today, onLog, onAnswer }: Props) {
  const days = usualDays(today);
  return (
    <ActionMenu
      menu={menu}
      heading={texts.menu.heading}
      note={(request) =>
        request.offer && <EndingOffers requests={[request]} lead={texts.withAnOffer} />
      }
      items={(request) => [
        ...days.map(({ key, label }) => ({ key, label: stepTexts.steps.callBack(label) })),
        ...answersFor(request)
          .filter((key) => key === 'waitsOn' || key === 'noInterest')
          .map((key) => ({ key, label: `${texts.answers[key]}: ${answerEffect(key, today)}` })),
      ]}
      onChoose={(key, request) => {
        const day = days.find((usual) => usual.key === key)?.day;
        if (day !== undefined) onLog(request, plannedFor(day));
        else if (key === 'waitsOn' || key === 'noInterest') onAnswer(request, key);
      }}
    />
  );
}
