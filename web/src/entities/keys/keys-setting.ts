/**
 * Whether single keys do something in this browser (WCAG 2.1.4): dictation and slips press them
 * too.
 */
import { setDeviceSetting } from '../../ui/device-setting.ts';
import { useDeviceSetting } from '../../ui/use-device-setting.ts';

const key = 'platzwart-tasten';

export function setKeys(isOn: boolean): void {
  setDeviceSetting(key, isOn ? '' : 'off');
}

export function useAreKeysOn(): boolean {
  return useDeviceSetting(key) !== 'off';
}
