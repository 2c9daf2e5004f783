import { messages } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useRef, useState } from 'react';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { planDeletion } from './commands.ts';
import styles from './privacy.module.css';
import { texts } from './texts.ts';

const t = texts.deletion;

type Props = { practice: Pick<Practice, 'slug' | 'title'>; onClose: () => void };

/** Typing the name takes longer than a press: enough to notice which practice it is. */
export function DeletionQuestion({ practice: { slug, title }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ atField?: string; general?: string }>({});
  const box = useRef<HTMLDivElement>(null);

  const refuse = (found: typeof problems) => {
    setBusy(false);
    setProblems(found);
    if (found.atField) box.current?.querySelector('input')?.focus();
  };

  const confirm = async () => {
    if (isBusy) return;
    if (typed.trim() !== title.trim()) return refuse({ atField: messages.titleNotTyped });
    setProblems({});
    setBusy(true);
    const found = await planDeletion(slug, typed.trim());
    if (found?.title !== undefined) return refuse({ atField: found.title });
    if (found?.general !== undefined) return refuse({ general: found.general });
    onClose();
  };

  return (
    <Confirmation
      title={t.sure}
      confirm={t.confirm}
      cancel={t.cancel}
      busy={isBusy ? t.busy : undefined}
      problem={problems.general}
      isDangerous
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div ref={box} className={styles.typed}>
        <p>
          {t.type} <strong>{title}</strong>
        </p>
        <TextField
          id="name-der-praxis"
          label={t.label}
          error={problems.atField}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblems({});
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void confirm();
          }}
        />
      </div>
    </Confirmation>
  );
}
