/**
 * Until when somebody's therapy must begin, in words and with a sign; nothing where nobody said or
 * no rule applies.
 */

import {
  lastStart,
  type PrescriptionStanding,
  standingOn,
} from '@platzwart/domain/booking/prescription-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { dayInShort } from '../vacancy/format-vacancy.ts';
import styles from './prescription-mark.module.css';
import { type StoredRequest, useRowHandling } from './request-handling.tsx';

const texts: Record<PrescriptionStanding, (last: string) => string> = {
  valid: (last) => `bis ${last}`,
  soon: (last) => `nur bis ${last}`,
  over: (last) => `abgelaufen am ${last}`,
};
const subject = 'Verordnung';
const icons: Record<PrescriptionStanding, LucideIcon> = {
  valid: CircleCheck,
  soon: TriangleAlert,
  over: CircleX,
};

type Props = {
  request: Pick<StoredRequest, 'prescription'>;
  today: IsoDate;
  /** Where nothing else says what it is about. */
  isNamed?: boolean;
  /** Nothing while it holds longer than two weeks. */
  onlyIfDue?: boolean;
};

export function PrescriptionMark({ request, today, isNamed = false, onlyIfDue = false }: Props) {
  const { rule } = useRowHandling();
  if (!rule || !request.prescription) return null;
  const last = lastStart(request.prescription, rule);
  const standing = standingOn(today, last);
  if (onlyIfDue && standing === 'valid') return null;
  const Icon = icons[standing];
  return (
    <span className={`line gap-1 unbroken ${styles[standing]}`}>
      <Icon size={14} aria-hidden="true" />
      {isNamed && `${subject} `}
      {texts[standing](dayInShort(last, today))}
    </span>
  );
}
