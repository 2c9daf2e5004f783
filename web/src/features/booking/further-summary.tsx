/** The summary of errors: how many there are, and the first ones. */
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { furtherTexts } from './further-texts.ts';

/** As many are shown at first, if there are more than one more. */
const first = 3;

export default function FurtherSummary({ errors, attempt, children, ...props }: ComponentProps<typeof ErrorSummary>) {
  const [wholeAt, setWholeAt] = useState<number>();
  const atFields = errors.filter(({ field }) => field);
  const hidden = wholeAt !== attempt && atFields.length > first + 1 ? atFields.slice(first) : [];
  const count = atFields.length > 1 ? [{ message: furtherTexts.errorCount(atFields.length) }] : [];

  // The button goes: the focus is on the first of those that come.
  const showRest = ({ currentTarget }: MouseEvent) => {
    const summary = currentTarget.closest('[role="alert"]');
    flushSync(() => setWholeAt(attempt));
    summary?.querySelectorAll('a')[first]?.focus();
  };

  const box = useStillBelow();
  return (
    <div ref={box}>
      <ErrorSummary {...props} attempt={attempt} errors={[...count, ...errors.filter((error) => !hidden.includes(error))]}>
        {hidden.length > 0 && (
          <button type="button" className="opener" onClick={showRest}>
            {furtherTexts.moreErrors(hidden.length)}
          </button>
        )}
        {children}
      </ErrorSummary>
    </div>
  );
}

/** What is put right further down shortens the summary, and at last takes it away: out of sight it takes nothing along that is in use. */
function useStillBelow() {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // After every change of the lines.
  useLayoutEffect(() => {
    const now = box.current?.getBoundingClientRect();
    if (now && now.bottom < 0 && height.current > 0) scrollBy({ top: now.height - height.current, behavior: 'instant' });
    height.current = now?.height ?? 0;
  });
  useLayoutEffect(() => {
    const summary = box.current;
    return () => {
      const form = summary?.parentElement;
      const next = summary?.nextElementSibling;
      if (!summary || !next || summary.getBoundingClientRect().bottom >= 0) return;
      const before = next.getBoundingClientRect().top;
      // It is still there; what is drawn next is without it.
      queueMicrotask(() => form?.isConnected && scrollBy({ top: next.getBoundingClientRect().top - before, behavior: 'instant' }));
    };
  }, []);
  return box;
}
