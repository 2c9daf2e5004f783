import { Search } from 'lucide-react';
import { keyed } from '../../../entities/keys/keys.ts';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';

type Props = { term: string; onTerm: (term: string) => void; placeholder?: string };

export function SearchField({ term, onTerm, placeholder = texts.searchPlaceholder }: Props) {
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
      />
    </label>
  );
}
