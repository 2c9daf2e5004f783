import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';

export default function NotFoundPage() {
  const [search] = useSearchParams();
  const requested = search.get('url');
  return (
    <Failure level={1} title="Nicht gefunden :O" action={<ButtonLink to={paths.home}>Zur Startseite</ButtonLink>}>
      <p>Die gewünschte Seite wurde nicht gefunden.</p>
      {requested && (
        <p>
          <code>{requested}</code>
        </p>
      )}
    </Failure>
  );
}
