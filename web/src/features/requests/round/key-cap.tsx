import styles from './call-round.module.css';

/** The key that does the same; assistive technology reads it from `aria-keyshortcuts`. */
export function KeyCap({ name }: { name: string | number }) {
  return (
    <span className={`small ${styles.cap}`} aria-hidden="true">
      {name}
    </span>
  );
}
