/** The screens of a practice's administration, in the order of the bar. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import {
  Archive,
  CalendarDays,
  ChartColumn,
  DoorOpen,
  Inbox,
  ListTodo,
  type LucideIcon,
  Settings,
  Tags,
} from 'lucide-react';
import { texts } from '../../features/administration/texts.ts';
import type { BarPlace } from '../../ui/bar-parts.tsx';

export type WorkScreen = {
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Where its count goes. */
  count?: BarPlace;
  /** Another screen that belongs to it. */
  also?: string;
};

/** On phones in the bottom bar. */
export const mainScreens: readonly WorkScreen[] = [
  {
    path: screenPaths.requests,
    label: texts.requests,
    Icon: Inbox,
    count: 'requests',
    also: screenPaths.lists,
  },
  { path: screenPaths.steps, label: texts.steps, Icon: ListTodo, count: 'steps' },
  { path: screenPaths.week, label: texts.week, Icon: CalendarDays },
];

export const furtherScreens: readonly WorkScreen[] = [
  { path: screenPaths.vacancies, label: texts.vacancies, Icon: DoorOpen, count: 'vacancies' },
  { path: screenPaths.archive, label: texts.archive, Icon: Archive },
];

/** Opened rarely: signs without words where room is short. */
export const rareScreens: readonly WorkScreen[] = [
  { path: screenPaths.statistics, label: texts.statistics, Icon: ChartColumn },
  { path: screenPaths.tags, label: texts.tags, Icon: Tags },
  { path: screenPaths.settings, label: texts.settings, Icon: Settings },
];
