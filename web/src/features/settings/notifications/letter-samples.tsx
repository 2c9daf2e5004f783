import { useId, useState } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { LetterPreview } from '../letter-preview/letter-preview.tsx';
import { TestLetter } from '../letter-preview/test-letter.tsx';
import styles from './notifications.module.css';
import { texts } from './texts.ts';

const t = texts.preview;

/** Both letters to look at, and to send to oneself. */
export function LetterSamples({ slug, maySend }: { slug: string; maySend: boolean }) {
  const id = useId();
  const [kind, setKind] = useState<'newRequest' | 'dailyDigest'>('newRequest');
  const letter = { kind } as const;
  return (
    <section className={styles.samples} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <fieldset className={styles.kinds} aria-label={t.choice}>
        {t.options.map((option) => (
          <ToggleChip key={option.value} isOn={option.value === kind} onClick={() => setKind(option.value)}>
            {option.label}
          </ToggleChip>
        ))}
      </fieldset>
      <LetterPreview slug={slug} letter={letter} sender={t.sender} />
      {maySend && <TestLetter key={kind} slug={slug} letter={letter} />}
    </section>
  );
}
