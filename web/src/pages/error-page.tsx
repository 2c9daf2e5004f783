import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';

export default function ErrorPage() {
  return (
    <Failure
      level={1}
      title="Fehler"
      action={
        <div className="row middle">
          <ButtonLink to={sitePaths.home}>Zur Startseite</ButtonLink>
          <ButtonLink look="plain" to={sitePaths.bookingRequest}>
            Praxis suchen
          </ButtonLink>
        </div>
      }
    >
      <p>Da ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.</p>
      <p>
        Hilft das nicht? Dann <Link to={sitePaths.contact}>schreiben Sie uns</Link>.
      </p>
    </Failure>
  );
}
