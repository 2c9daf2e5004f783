/** A text to copy with one press; if the browser refuses, selects it for manual copying. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './sharing.module.css';
import { texts } from './texts.ts';

type Props = {
  id: string;
  label: string;
  value: string;
  rows?: number;
  /** Sentences, not lines of code. */
  isProse?: boolean;
  onCopied: () => void;
};

/** Milliseconds the button shows its confirmation. */
const shownFor = 4000;

export function CopyField({ id, label, value, rows, isProse = false, onCopied }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const clock = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(clock);
  }, [outcome]);

  const copy = async () => {
    onCopied();
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  };
  const shared = {
    ref: field,
    id,
    label,
    value,
    readOnly: true,
    spellCheck: false,
    onFocus: () => field.current?.select(),
  };

  return (
    <div className={`stack gap-2 ${isProse ? '' : styles.copy}`}>
      {rows === undefined ? (
        <TextField {...shared} />
      ) : (
        <TextArea {...shared} rows={rows} {...(!isProse && { wrap: 'off' })} />
      )}
      <div className="row">
        <Button
          aria-label={outcome === 'copied' ? undefined : texts.copyNamed(label)}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? (
            <Check size={18} aria-hidden="true" />
          ) : (
            <Copy size={18} aria-hidden="true" />
          )}
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <p role="status" className={outcome === 'selected' ? 'hint' : 'visually-hidden'}>
        {outcome === 'copied' ? texts.copied : outcome === 'selected' ? texts.copyByHand : ''}
      </p>
    </div>
  );
}
