import { sitePaths } from '@platzwart/domain/site-paths';
import { useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';

/** Shows the requested address (spec section 1): the one that redirected here, otherwise its own. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Failure level={1} title="Nicht gefunden :O" action={<ButtonLink to={sitePaths.home}>Zur Startseite</ButtonLink>}>
      <p>Die gewünschte Seite wurde nicht gefunden.</p>
      <p>
        <code>{search.get('url') || pathname}</code>
      </p>
    </Failure>
  );
}
