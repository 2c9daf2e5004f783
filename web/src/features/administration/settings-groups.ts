/** Every settings screen, in groups by what one comes for. Addresses are in `settingsPaths`. */
import type { settingsPaths } from '@platzwart/domain/screen-paths';
import { settingsTexts } from './settings-texts.ts';

export type SettingsScreen = keyof typeof settingsPaths;

const { screens, groups } = settingsTexts;

export const settingsGroups: readonly { title: string; screens: readonly SettingsScreen[] }[] = [
  { title: groups.practice, screens: ['profile', 'locations', 'members'] },
  { title: groups.requests, screens: ['form', 'intake', 'notifications'] },
  { title: groups.waiting, screens: ['followUp', 'offering', 'waitingList'] },
  { title: groups.contract, screens: ['billing', 'privacy', 'log'] },
];

export const settingsScreens = settingsGroups.flatMap((group) =>
  group.screens.map((screen) => ({ screen, ...screens[screen] })),
);
