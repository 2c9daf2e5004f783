/**
 * Whether this device is locked: the same in all tabs, and still so after a restart. Small, since the
 * first thing that a session's code asks is this; what locks and opens is `lock.ts`.
 */
import { deviceSetting, setDeviceSetting } from '../../ui/device-setting.ts';

const locked = 'platzwart-gesperrt';
const used = 'platzwart-benutzt';
/** Minutes without use; '' for never. */
export const lockAfter = 'platzwart-sperre';

export function chooseLockAfter(minutes: string): void {
  // Nobody has noted it so far.
  setDeviceSetting(used, '');
  setDeviceSetting(lockAfter, minutes);
  noteUse();
}

/** By the clock, not by timers, which stand still while a device sleeps. */
export function isDeviceLocked(now = Date.now()): boolean {
  const minutes = Number(deviceSetting(lockAfter));
  if (deviceSetting(locked)) return true;
  if (!minutes || now - Number(deviceSetting(used) || now) < minutes * 60_000) return false;
  lockDevice();
  return true;
}

/** Whoever listens to the session hears it, in every tab. */
export const lockDevice = (): void => setDeviceSetting(locked, '1');

/** Somebody has just proven who they are, or used the device. */
export function noteUse(now = Date.now()): void {
  if (deviceSetting(lockAfter)) setDeviceSetting(used, String(now));
}

export function unlockDevice(): void {
  noteUse();
  setDeviceSetting(locked, '');
}
