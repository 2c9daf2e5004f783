import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';

export default function ErrorPage() {
  return (
    <Failure
      level={1}
      title="Fehler"
      action={<ButtonLink to={sitePaths.home}>Zur Startseite</ButtonLink>}
    >
      <p>Da ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.</p>
    </Failure>
  );
}
