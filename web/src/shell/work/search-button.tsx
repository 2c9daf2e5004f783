/** The bar's search, which looks like the field it opens. */
import type { UserPractice } from '@platzwart/domain/team/member';
import { Search } from 'lucide-react';
import { texts } from './texts.ts';
import { isMac, useSearchAndKey } from './use-search.ts';
import styles from './work.module.css';

export function SearchButton({ practice }: { practice: UserPractice }) {
  return (
    <button
      type="button"
      className={`line hint rigid rounded on-surface ${styles.search}`}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={useSearchAndKey(practice)}
    >
      <Search size={18} aria-hidden="true" />
      <span>{texts.searchFor}</span>
      <kbd>{isMac ? texts.searchKeysMac : texts.searchKeys}</kbd>
    </button>
  );
}
