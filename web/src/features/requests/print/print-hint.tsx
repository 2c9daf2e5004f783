import styles from './print-hint.module.css';

/** Stands in for requests where the browser's own 'print' is chosen: it would pass by the practice's log, and by what viewers may. */
export function PrintHint() {
  return (
    <p className={styles.note} data-not-on-paper="">
      Zum Drucken nimm bitte „Drucken“ in Platzwart: Jeder Druck steht im Protokoll der Praxis.
    </p>
  );
}
