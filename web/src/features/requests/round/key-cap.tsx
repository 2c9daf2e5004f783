import { useAreKeysOn } from '../../../entities/keys/keys-setting.ts';
import styles from './call-round.module.css';
import { texts } from './texts.ts';

/**
 * The key that does the same, while keys are on; Escape always does. Assistive technology reads it
 * from `aria-keyshortcuts`.
 */
export function KeyCap({ name }: { name: string | number }) {
  const areKeysOn = useAreKeysOn();
  if (!areKeysOn && name !== texts.keys.end) return null;
  return (
    <span className={`small off-touch rounded-small regular ${styles.cap}`} aria-hidden="true">
      {name}
    </span>
  );
}
