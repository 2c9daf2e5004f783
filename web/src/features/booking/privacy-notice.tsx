/**
 * Section 19: who receives the data and what for, behind a toggle: the practice, and its
 * processors.
 */

import { asksOwn } from '@platzwart/domain/booking/own-format';
import { contactOf } from '@platzwart/domain/contact/contact';
import { operator } from '@platzwart/domain/legal/operator';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ContactLines } from '../../ui/contact-lines.tsx';
import styles from './booking.module.css';
import { furtherTexts } from './further-texts.ts';
import { useQuestionnaire } from './question.tsx';

export function PrivacyNotice({ practice }: { practice: Practice }) {
  const contact = contactOf(practice);
  const { form } = useQuestionnaire();
  return (
    <details className={styles.privacy}>
      <summary className="line gap-3 strong">{furtherTexts.privacyTitle}</summary>
      {furtherTexts.privacy(practice.title, asksOwn(form)).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{furtherTexts.privacyPractice}</p>
      <ContactLines
        {...contact}
        lines={[practice.title, practice.contactPerson, ...contact.addresses]}
        newTab={furtherTexts.newTab}
      />
      <p>{furtherTexts.privacyOperator}</p>
      <address>
        <span>{operator.company}</span>
        <span>{`${operator.street}, ${operator.city}, ${operator.country}`}</span>
        <span>
          {furtherTexts.privacyContact}{' '}
          <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>
        </span>
        {/* Opens in a new tab: reading it must not lose the entries. */}
        <span>
          <a href={sitePaths.privacyPolicy} target="_blank" rel="noopener">
            {furtherTexts.privacyPolicy}
          </a>{' '}
          {furtherTexts.newTab}
        </span>
      </address>
    </details>
  );
}
