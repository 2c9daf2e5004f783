import { Search } from 'lucide-react';
import { keyed } from '../../../entities/keys/keys.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';

type Props = {
  term: string;
  onTerm: (term: string) => void;
  placeholder?: string;
  /** Goes on to the rows: Enter and the arrow down lead out of the field. */
  onLeave?: () => void;
};

export function SearchField({
  term,
  onTerm,
  placeholder = texts.searchPlaceholder,
  onLeave,
}: Props) {
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{texts.search}</span>
      <Search size={16} aria-hidden="true" />
      <input
        {...keyed('search')}
        type="search"
        className="control full"
        value={term}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onTerm(event.target.value)}
        onKeyDown={(event) => {
          if (
            !onLeave ||
            event.nativeEvent.isComposing ||
            !['Enter', 'ArrowDown'].includes(event.key)
          )
            return;
          event.preventDefault();
          onLeave();
        }}
      />
    </label>
  );
}
