/** Asks what is missing, and where to say it. */
import { Note } from '../../ui/note.tsx';
import { FeedbackLink } from './feedback.tsx';
import { texts as t } from './product-texts.ts';

export default function FeedbackPanel() {
  return (
    <Note>
      <h2>{t.feedback.title}</h2>
      <p>{t.feedback.text}</p>
      <div>
        <FeedbackLink />
      </div>
    </Note>
  );
}
