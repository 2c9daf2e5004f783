import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { isDue, type NextStepKind } from '@platzwart/domain/request/next-step';
import {
  ClipboardPen,
  type LucideIcon,
  MessageCircleQuestionMark,
  Phone,
  PhoneMissed,
  PhoneOutgoing,
} from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useIsNarrow } from '../table/use-is-narrow.ts';
import { useContactLogging } from './contact-logging.tsx';
import { formatStep } from './format-step.ts';
import styles from './step-mark.module.css';

const icons: Record<NextStepKind, LucideIcon> = {
  callBack: Phone,
  notReached: PhoneMissed,
  unsure: MessageCircleQuestionMark,
  followUpCall: PhoneOutgoing,
  addDetails: ClipboardPen,
};

/** A request's next step, for its row. `isShort`: icon only, with an accessible name. */
function StepMark({
  request,
  today,
  isShort = false,
}: {
  request: StoredRequest;
  today: string;
  isShort?: boolean;
}) {
  const { nextStep } = useContactLogging().withLogged(request);
  if (!nextStep) return null;
  const Icon = icons[nextStep.kind];
  const text = formatStep(nextStep, today);
  return (
    <span
      className={`line gap-1 rigid hint unbroken ${styles.mark}`}
      data-due={isDue(nextStep, today) ? '' : undefined}
      {...(isShort ? tooltip(text) : {})}
    >
      <Icon size={14} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </span>
  );
}

/** Next steps for table rows: an icon in tables, text on cards. */
export function useStepMarks(today: IsoDate): (request: StoredRequest) => ReactNode {
  const isNarrow = useIsNarrow();
  return useCallback(
    (request) => <StepMark request={request} today={today} isShort={!isNarrow} />,
    [today, isNarrow],
  );
}
