import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from '../requests.module.css';

type Props = {
  label: string;
  order: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  className?: string;
};

/** The head of a column that the rows can be sorted by. */
export function SortedHead({ label, order, onSort, className = '' }: Props) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button
        type="button"
        className={`opener line gap-1 unbroken ${styles.sort}`}
        onClick={onSort}
      >
        {label}
        {order !== 'none' && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
