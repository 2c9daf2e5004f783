/** A suggestion for an address with a slip of the finger in it. It only offers: any address may be the right one. */
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { suggestEmail } from './suggest-email.ts';

/** Milliseconds: what is pressed on leaving the field is not moved away from under the finger. */
const pause = 400;

/** `left`: what stood in the field when it was left. */
export default function EmailSuggestion({ left }: { left: string }) {
  const { setValue, setFocus, formState } = useFormContext<BookingValues>();
  const email = useWatch<BookingValues, 'email'>({ name: 'email' });
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(left), pause);
    return () => clearTimeout(timer);
  }, [left]);
  // While somebody is typing there is nothing to suggest.
  const suggestion = checked === email ? suggestEmail(email) : undefined;

  const takeOver = (address: string) => {
    setValue('email', address, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('email');
  };
  return (
    <div role="status" className={styles.suggestion}>
      {suggestion && (
        <>
          <span>{furtherTexts.didYouMean(suggestion)}</span>
          <Button onClick={() => takeOver(suggestion)}>{furtherTexts.takeOver}</Button>
        </>
      )}
    </div>
  );
}
