/** Every settings screen, in groups by what one comes for; `about` says what it holds. Addresses are in `settingsPaths`. */
import type { settingsPaths } from '@platzwart/domain/screen-paths';
import { settingsTexts } from './settings-texts.ts';

export type SettingsScreen = keyof typeof settingsPaths;

const { screens, groups } = settingsTexts;

export const settingsGroups: readonly { title: string; about: string; screens: readonly SettingsScreen[] }[] = [
  { ...groups.practice, screens: ['profile', 'locations', 'members'] },
  { ...groups.requests, screens: ['form', 'intake', 'notifications'] },
  { ...groups.waiting, screens: ['followUp', 'offering', 'waitingList'] },
  { ...groups.contract, screens: ['billing', 'privacy', 'log'] },
];

export const settingsScreens = settingsGroups.flatMap((group) => group.screens.map((screen) => ({ screen, ...screens[screen] })));
