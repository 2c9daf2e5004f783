/** What came of a press, where it was pressed. */
import type { Detail } from '@platzwart/domain/failure';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './patient-portal.module.css';

/** It is done. Takes the focus, since the pressed button is gone. */
export function Done({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Note>
      <p ref={text} tabIndex={-1} role="status" className={styles.done}>
        {children}
      </p>
    </Note>
  );
}

/** In place of a pressed button, until what it opens has come: the focus waits here. */
export function Opening({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.target}>
      <Loading text={text} />
    </div>
  );
}

/** Why it was not done; the pressed button keeps the focus. `except`: fields that show their own. */
export function Problems({ of, except = [] }: { of: readonly Detail[]; except?: readonly string[] }) {
  const id = useId();
  const shown = of.filter(({ field }) => !except.includes(field));
  return (
    <div role="alert" className={styles.problems}>
      {shown.map(({ field, message }) => (
        <FieldError key={field} id={`${id}-${field}`} error={message} />
      ))}
    </div>
  );
}
