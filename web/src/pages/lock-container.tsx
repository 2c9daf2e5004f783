import { chooseLockAfter, lockAfter } from '../features/session/device-lock.ts';
import { LockSection } from '../features/user/lock-section.tsx';
import { useDeviceSetting } from '../ui/use-device-setting.ts';

export default function LockContainer() {
  return <LockSection after={useDeviceSetting(lockAfter)} onAfter={chooseLockAfter} />;
}
