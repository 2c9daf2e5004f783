/** Sections 17 to 20: callback, notes, privacy, consent. */
import { consentVersion, ownConsentVersion } from '@platzwart/domain/booking/consent';
import { asksOwn } from '@platzwart/domain/booking/own-format';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { BookingValues } from './booking-values.ts';
import FurtherQuestion from './further-question.tsx';
import { furtherTexts } from './further-texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Questions, useQuestionnaire } from './question.tsx';
import { texts } from './texts.ts';

export function ClosingSection() {
  return (
    <Questions
      of="closing"
      special={{
        callbackWish: <FurtherQuestion name="callbackWish" deps={['note']} />,
        note: <Note />,
      }}
      as={FurtherQuestion}
    />
  );
}

/** Required, with a hint of its own, for those who want to be called. */
function Note() {
  const { form, staff } = useQuestionnaire();
  const wantsCallback =
    useWatch<BookingValues, 'callbackWish'>({ name: 'callbackWish' }) && form.callbackWishEnabled;
  const hints = staff
    ? []
    : [wantsCallback && furtherTexts.noteForCallbackHint, form.noteHint.trim()];
  return (
    <FurtherQuestion
      name="note"
      hint={hints.filter(Boolean).join(' ')}
      optional={wantsCallback ? '' : undefined}
    />
  );
}

export function ConsentSection({ practice }: { practice: Practice }) {
  const { register, formState, setValue } = useFormContext<BookingValues>();
  const { form } = useQuestionnaire();
  const version = asksOwn(form) ? ownConsentVersion : consentVersion;
  const isForOther = useWatch<BookingValues, 'type'>({ name: 'type' }) === 'other';
  const words = furtherTexts.healthDataConsent(practice.title, { version, isForOther });
  const shown = useRef(words);
  useEffect(() => {
    // Stored is the text that was shown; nobody has agreed to one that changed since.
    setValue('consentVersion', version);
    if (shown.current !== words) setValue('healthDataConsent', false);
    shown.current = words;
  }, [setValue, version, words]);
  return (
    <div className="stack gap-4">
      <PrivacyNotice practice={practice} />
      <Checkbox
        label={
          <>
            {furtherTexts.termsBefore}
            <a href={sitePaths.termsOfUse} target="_blank" rel="noopener">
              {furtherTexts.termsLink}
            </a>
            {furtherTexts.termsAfter}
          </>
        }
        framed
        error={formState.errors.termsOfUseAccepted?.message}
        {...register('termsOfUseAccepted')}
      />
      <Checkbox
        label={words}
        framed
        error={formState.errors.healthDataConsent?.message}
        {...register('healthDataConsent')}
      />
      <Checkbox
        label={
          <>
            {furtherTexts.followUpConsent} <span className="muted">{texts.optional}</span>
          </>
        }
        framed
        error={formState.errors.followUpConsent?.message}
        {...register('followUpConsent')}
      />
    </div>
  );
}
