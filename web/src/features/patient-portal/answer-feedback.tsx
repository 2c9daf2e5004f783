/** The outcome of a press, shown where it was pressed. */
import type { Detail } from '@platzwart/domain/failure';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Loading } from '../../ui/states.tsx';

/** Success. Takes the focus, since the pressed button is gone. */
export function Done({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Note>
      <p ref={text} tabIndex={-1} role="status" className="strong">
        {children}
      </p>
    </Note>
  );
}

/** Replaces a pressed button until what it opens has loaded: holds the focus meanwhile. */
export function Opening({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Loading text={text} />
    </div>
  );
}

/** The error; the pressed button keeps the focus. `except`: fields that show their own. */
export function Problems({
  of,
  except = [],
}: {
  of: readonly Detail[];
  except?: readonly string[];
}) {
  const id = useId();
  const shown = of.filter(({ field }) => !except.includes(field));
  return (
    <div role="alert" className="stack gap-2">
      {shown.map(({ field, message }) => (
        <FieldError key={field} id={`${id}-${field}`} error={message} />
      ))}
    </div>
  );
}
