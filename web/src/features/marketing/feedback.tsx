/** Asks for an opinion; opens the reader's e-mail program. */
import { operator } from '@platzwart/domain/legal/operator';
import { ButtonAnchor } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export const supportMailto = `mailto:${operator.supportEmail}`;

export function FeedbackLink() {
  const { action, subject } = texts.feedback;
  return (
    <ButtonAnchor href={`${supportMailto}?subject=${encodeURIComponent(subject)}`}>
      {action}
    </ButtonAnchor>
  );
}
