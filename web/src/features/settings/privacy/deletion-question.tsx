import type { Practice } from '@platzwart/domain/practice/practice';
import { isTypedAs, nameNotTyped } from '@platzwart/domain/text/typed-name';
import { useRef, useState } from 'react';
import { messageAt, refusal } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';

const t = texts.deletion;

type Props = { practice: Pick<Practice, 'slug' | 'title'>; onClose: () => void };

/** Typing the name takes longer than a press: enough to notice which practice it is. */
export function DeletionQuestion({ practice: { slug, title }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { start, isRunning, problem, forget } = useCommand(
    async () =>
      isTypedAs(typed, title)
        ? run('deletePractice', { companySlug: slug, title: typed.trim() })
        : {
            ok: false,
            problem: refusal([{ field: 'title', code: 'titleNotTyped', message: nameNotTyped }]),
          },
    (found) => messageAt(found, 'title') && box.current?.querySelector('input')?.focus(),
  );
  const atField = messageAt(problem, 'title');

  const confirmDeletion = async () => {
    if (await start()) onClose();
  };

  return (
    <Confirmation
      title={t.sure}
      confirm={t.confirm}
      busy={isRunning ? t.busy : undefined}
      problem={atField === undefined ? problem?.message : undefined}
      isDangerous
      onConfirm={() => void confirmDeletion()}
      onCancel={onClose}
    >
      <div ref={box} className="stack apart anywhere">
        <p>
          {t.type} <strong>{title}</strong>
        </p>
        <TextField
          id="name-der-praxis"
          label={t.label}
          error={atField}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void confirmDeletion();
          }}
        />
      </div>
    </Confirmation>
  );
}
