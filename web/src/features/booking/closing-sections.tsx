/** Sections 17 to 20: callback, notes, privacy, consent. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { texts } from './texts.ts';

export function ClosingSection({ form, limit }: { form: FormConfiguration; limit: number | undefined }) {
  const { register, formState } = useFormContext<BookingValues>();
  const wantsCallback = useWatch<BookingValues, 'callbackWish'>({ name: 'callbackWish' }) && form.callbackWishEnabled;
  return (
    <Section title={furtherTexts.closing}>
      {form.callbackWishEnabled && (
        <Checkbox
          label={furtherTexts.callbackWish}
          framed
          error={formState.errors.callbackWish?.message}
          {...register('callbackWish', { deps: ['note'] })}
        />
      )}
      <TextArea
        label={furtherTexts.note}
        optional={wantsCallback ? undefined : texts.optional}
        hint={[wantsCallback && furtherTexts.noteForCallbackHint, form.noteHint.trim()].filter(Boolean).join(' ')}
        limit={limit}
        countText={furtherTexts.count}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </Section>
  );
}

export function ConsentSection({ practice }: { practice: Practice }) {
  const { register, formState } = useFormContext<BookingValues>();
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
        label={furtherTexts.healthDataConsent(practice.title)}
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
