import { maxFollowUpText } from '@platzwart/domain/account';
import { useId } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { LetterPreview } from '../letter-preview/letter-preview.tsx';
import { TestLetter } from '../letter-preview/test-letter.tsx';
import styles from './follow-up.module.css';
import { texts } from './texts.ts';

const t = texts.preview;

export type FollowUpLetter = 'interestQuestion' | 'interestReminder';

type Props = {
  slug: string;
  kind: FollowUpLetter;
  onKind: (kind: FollowUpLetter) => void;
  /** The practice's own, as they are typed. */
  words: string;
  practice: { title: string; email: string };
  maySend: boolean;
};

/** Question and reminder with the words that are being typed, to look at, and to send to oneself. */
export function LetterSamples({ slug, kind, onKind, words, practice, maySend }: Props) {
  const id = useId();
  const text = words.trim();
  const letter = { kind, text };
  return (
    <section className={styles.samples} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <fieldset className={styles.kinds} aria-label={t.choice}>
        {t.options.map((option) => (
          <ToggleChip key={option.value} isOn={option.value === kind} onClick={() => onKind(option.value)}>
            {option.label}
          </ToggleChip>
        ))}
      </fieldset>
      {text.length > maxFollowUpText ? (
        <p>{t.tooLong}</p>
      ) : (
        <>
          <LetterPreview slug={slug} letter={letter} sender={practice.title} repliesTo={practice.email} />
          {maySend && <TestLetter key={kind} slug={slug} letter={letter} />}
        </>
      )}
    </section>
  );
}
