/** Asks for an opinion; the letter opens in whatever the reader writes letters with. */
import { operator } from '../../content/operator.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export const supportLetter = `mailto:${operator.supportEmail}`;

export function FeedbackLink() {
  const { action, subject } = texts.feedback;
  return <ButtonAnchor href={`${supportLetter}?subject=${encodeURIComponent(subject)}`}>{action}</ButtonAnchor>;
}
