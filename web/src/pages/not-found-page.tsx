import { sitePaths } from '@platzwart/domain/site-paths';
import type { FormEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './not-found-page.module.css';

const ways = [
  { to: sitePaths.product, label: 'Was Platzwart kann' },
  { to: sitePaths.pricing, label: 'Preise' },
  { to: sitePaths.introductionVideos, label: 'Einführungsvideos' },
  { to: sitePaths.contact, label: 'Kontakt' },
];

/** Shows the requested address (spec section 1): the one that redirected here, or its own. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Nobody asks for the address of this page.
  const asked = search.get('url') || (pathname === sitePaths.notFound ? '' : pathname);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('suche')).trim();
    // In the fragment: no server learns what is searched for.
    void navigate({
      pathname: sitePaths.bookingRequest,
      hash: term && new URLSearchParams({ suche: term }).toString(),
    });
  };
  return (
    <div className={`stack gap-5 ${styles.page}`}>
      <div className="stack gap-3">
        <h1 className="display" tabIndex={-1}>
          Nicht gefunden :O
        </h1>
        <p className="lead muted">Die gewünschte Seite wurde nicht gefunden.</p>
        {asked && (
          <p className="anywhere">
            <code>{asked}</code>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>, and Enter belongs to a form. */}
      <form
        role="search"
        aria-label="Praxis finden"
        className={`stack within-field ${styles.search}`}
        onSubmit={find}
      >
        <TextField label="Praxis oder Ort" name="suche" type="search" autoComplete="off" />
        <Button look="outlined" large type="submit">
          Suchen
        </Button>
      </form>
      <div>
        <ButtonLink look="filled" large to={sitePaths.home}>
          Zur Startseite
        </ButtonLink>
      </div>
      <nav aria-label="Andere Wege" className="row gap-0 across-5">
        {ways.map(({ to, label }) => (
          <Link key={to} to={to} className="tap">
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
