/** All errors of a form in one place that takes the focus; each line links to its field. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

type SummaryError = {
  /** Id of the control or group, by default its name. Without one the line is plain text. */
  field?: string | undefined;
  /** What the line is about, if it says so first. */
  title?: string;
  message: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Counts submit attempts: with each, the summary takes the focus again. */
  attempt: number;
  /** Stands beside the button that was pressed: moves no more than needed. */
  isAtButton?: boolean;
  /** An action below the lines. */
  children?: ReactNode;
};

export function ErrorSummary({
  title,
  errors,
  attempt,
  isAtButton = false,
  children,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt is a reason to focus.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: isAtButton ? 'nearest' : 'start' });
  }, [attempt]);

  return (
    <div
      ref={box}
      className={`stack gap-2 left small-titles ${styles.summary}`}
      role="alert"
      tabIndex={-1}
    >
      <h2>{withoutBreaks(title)}</h2>
      {errors.length > 0 && (
        <ul role="list" className={`taps ${styles.list}`}>
          {errors.map(({ field, title, message }) => (
            <li key={`${field}: ${message}`}>
              {field ? (
                <a
                  href={`#${field}`}
                  className={title && styles.titled}
                  onClick={(event) => lead(event, field)}
                >
                  {title && <b>{title}</b>}
                  {title && message ? (
                    <span>
                      <span className="visually-hidden">: </span>
                      {message}
                    </span>
                  ) : (
                    message
                  )}
                </a>
              ) : (
                <p>{message}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** No line break inside a smiley. */
function withoutBreaks(title: string): ReactNode {
  const [before, ...after] = title.split(smiley);
  if (after.length === 0) return title;
  return (
    <>
      {before}
      <span className="unbroken">{smiley}</span>
      {after.join(smiley)}
    </>
  );
}

const smiley = ':(';

/** The focus target in a group: a grid's tab stop, or the first control. */
const stops = [
  '[tabindex="0"]',
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea',
  'button',
];

/** Focuses the control, or the start of a group; scrolls its label into view. */
export function lead(event: MouseEvent, field: string) {
  event.preventDefault();
  const target = document.getElementById(field);
  if (!target) return;
  const isControl = target.matches('input, select, textarea');
  const first = stops
    .map((stop) => target.querySelector<HTMLElement>(stop))
    .find((found) => found !== null);
  // A group without options yet takes the focus itself.
  if (!isControl && !first) target.tabIndex = -1;
  (isControl ? target : (first ?? target)).focus({ preventScroll: true });
  target.scrollIntoView?.({ block: isControl ? 'center' : 'start' });
}
