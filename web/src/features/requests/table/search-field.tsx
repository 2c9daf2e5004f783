import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';

type Props = { term: string; onTerm: (term: string) => void; placeholder?: string };

/** '/' focuses it, except in another field or a dialog. */
export function SearchField({ term, onTerm, placeholder = texts.searchPlaceholder }: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <label className={styles.search}>
      <span className="visually-hidden">{texts.search}</span>
      <Search size={16} aria-hidden="true" />
      <input
        ref={input}
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
