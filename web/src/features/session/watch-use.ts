/** Locks a device that nobody uses. Loaded late. */
import { areListsPaused } from '../../firebase/pause-lists.ts';
import { pendingChanges } from '../../firebase/pending-changes.ts';
import { isDeviceLocked, lockDevice, noteUse } from './device-lock.ts';

/** Milliseconds: so coarse is what the tabs tell each other, and so often somebody looks. */
const noteEvery = 5000;
const lookEvery = 15_000;

const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const returns = ['focus', 'pageshow'] as const;

/**
 * Locks the device when nobody has used it for as long as was chosen. The first touch after a sleep
 * locks too, instead of counting as use. What still runs counts as use.
 */
export function watchUse(): () => void {
  let noted = 0;
  const look = () => {
    // Also one that another tab has locked while this one was frozen.
    if (isDeviceLocked()) return lockDevice();
    if (pendingChanges().count > 0 || areListsPaused()) noteUse();
  };
  const onUse = () => {
    const now = Date.now();
    // A clock that was set back counts anew.
    if (Math.abs(now - noted) < noteEvery || isDeviceLocked(now)) return;
    noted = now;
    noteUse(now);
  };
  onUse();
  const clock = setInterval(look, lookEvery);
  const options = { passive: true, capture: true };
  for (const use of uses) addEventListener(use, onUse, options);
  for (const back of returns) addEventListener(back, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(clock);
    for (const use of uses) removeEventListener(use, onUse, options);
    for (const back of returns) removeEventListener(back, look);
    document.removeEventListener('visibilitychange', look);
  };
}
