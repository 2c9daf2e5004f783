/** Asks what is missing, and where to say it. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { texts as t } from './product-texts.ts';
import { texts } from './texts.ts';

export default function FeedbackPanel() {
  return (
    <Note>
      <h2>{t.feedback.title}</h2>
      <p>{t.feedback.text}</p>
      <div>
        <ButtonLink to={sitePaths.contact}>{texts.feedback.action}</ButtonLink>
      </div>
    </Note>
  );
}
