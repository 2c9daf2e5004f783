/** Asks what is missing, and where to say it. */
import { supportEmail } from '@platzwart/domain/practice/support-email';
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
      <p>
        {texts.feedback.or} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </Note>
  );
}
