/** Whether this browser plays a sound for new requests. */
import { deviceSetting, setDeviceSetting } from '../../../ui/device-setting.ts';
import { useDeviceSetting } from '../../../ui/use-device-setting.ts';

const key = 'platzwart-sound';

export function isSoundOn(): boolean {
  return deviceSetting(key) === 'on';
}

export function setSound(isOn: boolean): void {
  setDeviceSetting(key, isOn ? 'on' : '');
}

export function useIsSoundOn(): boolean {
  return useDeviceSetting(key) === 'on';
}
