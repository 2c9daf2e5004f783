/** A letter as it goes out: who writes, what about, and the letter itself, designed or as plain text. */
import type { SampleLetter } from '@platzwart/domain/calls';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { Loading } from '../../../ui/states.tsx';
import styles from './letter-preview.module.css';
import { LetterSheet } from './letter-sheet.tsx';
import { texts } from './texts.ts';
import { useLetterPreview } from './use-letter-preview.ts';

type Props = {
  slug: string;
  letter: SampleLetter;
  /** As mail programs show the sender. */
  sender: string;
  /** Where answers go, if not to the sender; '' for nowhere. */
  repliesTo?: string;
};

export function LetterPreview({ slug, letter, sender, repliesTo }: Props) {
  const { letter: shown, isLoading, problem, retry } = useLetterPreview(slug, letter);
  const [isPlain, setPlain] = useState(false);
  return (
    <div className={styles.preview} aria-busy={isLoading}>
      {shown && (
        <>
          <dl className={styles.head}>
            <Fact name={texts.facts.subject}>{shown.subject}</Fact>
            <Fact name={texts.facts.from}>{sender}</Fact>
            {repliesTo && <Fact name={texts.facts.repliesTo}>{repliesTo}</Fact>}
          </dl>
          {isPlain ? (
            <pre className={styles.plain}>{shown.text}</pre>
          ) : (
            <LetterSheet html={shown.html} label={texts.letter(shown.subject)} />
          )}
          <div className={styles.foot}>
            <ToggleChip isOn={isPlain} onClick={() => setPlain(!isPlain)}>
              {texts.plain}
            </ToggleChip>
            <p className={styles.hint}>{isPlain ? texts.plainHint : texts.inert}</p>
          </div>
        </>
      )}
      {isLoading && !shown && <Loading text={texts.loading} />}
      <p role="status" className={styles.news}>
        {isLoading && shown && texts.renewing}
      </p>
      {problem !== undefined && (
        <div role="alert" className={styles.problem}>
          <p>{problem}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
