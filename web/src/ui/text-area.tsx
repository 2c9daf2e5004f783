/** A multi-line text field that shows the remaining characters once the text gets long. */
import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps, useFieldIds } from './field.tsx';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'maxLength'> & {
    /** Characters. Typing can exceed it: pasted text is not silently cut off. */
    limit?: number | undefined;
    /** The counter text for the remaining characters (below zero: too many). */
    countText?: (left: number) => string;
  };

const shownFrom = 0.75;

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  limit,
  countText,
  onChange,
  ref,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds(id, area.name);
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [length, setLength] = useState(() => String(area.defaultValue ?? '').length);
  const typed = typeof area.value === 'string' ? area.value.length : length;
  const count =
    limit !== undefined && countText && typed >= limit * shownFrom ? countText(limit - typed) : '';
  const countId = `${ids.id}-count`;

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length);
    onChange?.(event);
  };
  // A form library sets the value through the ref, without a change event.
  useEffect(() => setLength(own.current?.value.length ?? 0), []);

  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      below={countText && <Count id={countId} text={count} />}
    >
      <textarea
        rows={4}
        {...area}
        ref={(node) => {
          own.current = node;
          return share(ref, node);
        }}
        id={ids.id}
        className={styles.control}
        onChange={change}
        {...describedBy(ids, { hint, error }, count ? countId : undefined)}
      />
    </Field>
  );
}

/** The counter changes with every key, but is announced only after a pause. */
function Count({ id, text }: { id: string; text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {text && (
        <p id={id} className="muted digits">
          {text}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {spoken}
      </span>
    </>
  );
}

function share<T>(ref: ComponentProps<'textarea'>['ref'], node: T & (HTMLTextAreaElement | null)) {
  if (typeof ref === 'function') return ref(node);
  if (ref) (ref as RefObject<HTMLTextAreaElement | null>).current = node;
  return undefined;
}
