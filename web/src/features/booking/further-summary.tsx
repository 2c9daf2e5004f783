/** The summary of errors: how many there are, and the first ones. */
import { type ComponentProps, type MouseEvent, useState } from 'react';
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

  return (
    <ErrorSummary {...props} attempt={attempt} errors={[...count, ...errors.filter((error) => !hidden.includes(error))]}>
      {hidden.length > 0 && (
        <button type="button" className="opener" onClick={showRest}>
          {furtherTexts.moreErrors(hidden.length)}
        </button>
      )}
      {children}
    </ErrorSummary>
  );
}
