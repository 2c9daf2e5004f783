/**
 * Suggests a correction for a mistyped e-mail address. Never enforced: any address may be right.
 */
import { suggestEmail } from '@platzwart/domain/contact/suggest-email';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { useQuestionnaire } from './question.tsx';

/**
 * Milliseconds: what the user presses when leaving the field must not move away under the finger.
 */
const pause = 400;

/** `left`: the field's value when it lost focus. */
export default function EmailSuggestion({ left }: { left: string }) {
  const { setValue, setFocus, formState } = useFormContext<BookingValues>();
  const email = useWatch<BookingValues, 'email'>({ name: 'email' });
  const { staff } = useQuestionnaire();
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(left), pause);
    return () => clearTimeout(timer);
  }, [left]);
  // No suggestion while the user is typing.
  const suggestion = checked === email ? suggestEmail(email) : undefined;

  const takeOver = (address: string) => {
    setValue('email', address, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFocus('email');
  };
  return (
    <div role="status" className="row across-4 small anywhere">
      {suggestion && (
        <>
          <span>{(staff?.didYouMean ?? furtherTexts.didYouMean)(suggestion)}</span>
          <Button onClick={() => takeOver(suggestion)}>{furtherTexts.takeOver}</Button>
        </>
      )}
    </div>
  );
}
