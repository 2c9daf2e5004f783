import styles from './print-hint.module.css';

/**
 * Replaces requests when the user prints through the browser: that would bypass the practice's log
 * and the limits for viewers.
 */
export function PrintHint() {
  return (
    <p className={styles.note} data-not-on-paper="">
      Zum Drucken nimm bitte „Drucken“ in Platzwart: Jeder Druck steht im Protokoll der Praxis.
    </p>
  );
}
