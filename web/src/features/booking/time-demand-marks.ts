/** A level as a cell mark: bars and words. */
import type { DemandLevel } from '@platzwart/domain/waiting-list/demand';
import type { WeekCell } from '../../ui/week-grid.tsx';
import { furtherTexts } from './further-texts.ts';

const { demand } = furtherTexts;

export const demandMarks = {
  low: { strength: 1, text: demand.low },
  medium: { strength: 2, text: demand.medium },
  high: { strength: 3, text: demand.high },
} as const satisfies Record<DemandLevel, WeekCell['mark']>;
