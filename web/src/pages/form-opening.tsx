/** How the page of the booking form begins, before its code and data. */
import type { ComponentProps } from 'react';
import { FormNote, FormSkeleton } from '../features/booking/form-opening.tsx';
import { openingTexts } from '../features/booking/opening-texts.ts';
import {
  CompactHeaderSkeleton,
  CompactPracticeHeader,
} from '../features/practice/practice-header.tsx';
import { Loading } from '../ui/states.tsx';

/** Identical for all practices. */
export function FormLoading() {
  return (
    <>
      <CompactHeaderSkeleton />
      <FormSkeleton>
        <Loading text={openingTexts.loading} />
      </FormSkeleton>
    </>
  );
}

/**
 * Of a practice that takes requests. All that follows comes below it, so that nothing of it moves.
 */
export function FormOpening({
  practice,
  note,
}: ComponentProps<typeof CompactPracticeHeader> & { note: string }) {
  return (
    <>
      <CompactPracticeHeader practice={practice} />
      <FormSkeleton>
        <FormNote text={note} />
        <Loading text={openingTexts.loading} />
      </FormSkeleton>
    </>
  );
}
