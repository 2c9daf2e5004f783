/**
 * Progress of a longer task, at the edge, with a cancel button. Users can keep working meanwhile.
 */
import { Button } from './button.tsx';
import styles from './work-notice.module.css';

type Props = {
  text: string;
  /** 0 to 1; undefined while unknown. */
  share?: number | undefined;
  onCancel: () => void;
};

export function WorkNotice({ text, share, onCancel }: Props) {
  return (
    <section
      className={`line gap-4 framed raised off-paper ${styles.notice}`}
      aria-label={text}
      data-area="administration"
    >
      <div className={`stack gap-2 grow digits ${styles.text}`}>
        <p role="status">{text}</p>
        <progress aria-label={text} max={1} value={share} />
      </div>
      <Button look="plain" onClick={onCancel}>
        Abbrechen
      </Button>
    </section>
  );
}
