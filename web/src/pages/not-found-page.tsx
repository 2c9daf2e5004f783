import { sitePaths } from '@platzwart/domain/site-paths';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import styles from './not-found-page.module.css';

const ways = [
  { to: sitePaths.bookingRequest, label: 'Praxis finden und anfragen' },
  { to: sitePaths.product, label: 'Was Platzwart kann' },
  { to: sitePaths.contact, label: 'Kontakt' },
];

/** Shows the requested address (spec section 1): the one that redirected here, otherwise its own. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className={`stack gap-0 ${styles.page}`}>
      <SearchedWeek />
      <Failure
        level={1}
        title="Nicht gefunden :O"
        action={
          <>
            <ButtonLink look="filled" large to={sitePaths.home}>
              Zur Startseite
            </ButtonLink>
            <nav aria-label="Andere Wege" className="row middle gap-0 across-5">
              {ways.map(({ to, label }) => (
                <Link key={to} to={to} className="tap">
                  {label}
                </Link>
              ))}
            </nav>
          </>
        }
      >
        <p>Die gewünschte Seite wurde nicht gefunden.</p>
        <p>
          <code>{search.get('url') || pathname}</code>
        </p>
      </Failure>
    </div>
  );
}

/** A week in which one cell is missing, below a magnifying glass. */
function SearchedWeek() {
  const cells = Array.from({ length: 28 }, (_, n) => ({ x: n % 7, y: Math.floor(n / 7) })).filter(({ x, y }) => x !== 4 || y !== 1);
  return (
    <svg viewBox="0 0 168 110" className={styles.week} aria-hidden="true">
      <path className={styles.cells} d={cells.map(({ x, y }) => `M${x * 24 + 2} ${y * 24 + 2}h18v18h-18z`).join('')} />
      <circle cx="107" cy="37" r="25" className={styles.glass} />
      <path d="m125.5 55.5 26 26" className={styles.glass} />
      <rect x="99" y="29" width="16" height="16" rx="3" className={styles.missing} />
    </svg>
  );
}
