import { useNews } from '../../../../entities/request/news.tsx';
import { useAllOpen } from '../../../../entities/request/request-handling.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';

/**
 * How many requests are new to the reader, for the navigation; nothing if none is, or while
 * requests are loading.
 */
export function NewCount() {
  const { ids } = useNews();
  const isComplete = useAllOpen() !== undefined;
  if (!isComplete || ids.size === 0) return null;
  return (
    <span className={`figure ${styles.newMark}`}>
      {/* On a phone its colour says the word. */}
      {ids.size} <span className="heard-tablet">{tableTexts.arrivals.isNew}</span>
    </span>
  );
}
