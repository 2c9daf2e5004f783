/** The practice's public pages, rendered with an unsaved form. They send nothing. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { ReactNode } from 'react';
import { BookingForm } from '../../../features/booking/booking-form.tsx';
import { BookingSuccess } from '../../../features/booking/booking-success.tsx';
import { CompactPracticeHeader } from '../../../features/practice/practice-header.tsx';
import { PracticeHome } from '../../../features/practice/practice-home.tsx';
import type { PreviewPages } from '../../../features/settings/form/preview.tsx';

export function formPreviewPages(practice: Practice, today: IsoDate): PreviewPages {
  // A closed practice would show no form at all.
  const open: Practice = { ...practice, bookingEnabled: true, hasNoTimes: false, locked: false };
  const belowHeader = (page: ReactNode) => (
    <>
      <CompactPracticeHeader practice={open} />
      {page}
    </>
  );
  return {
    form: (draft) =>
      belowHeader(
        <BookingForm
          isPreview
          practice={open}
          form={draft}
          today={today}
          send={sendNothing}
          onSent={() => undefined}
        />,
      ),
    sent: (draft) => belowHeader(<BookingSuccess practice={open} form={draft} />),
    practice: (draft) => <PracticeHome practice={open} form={draft} mayAdminister={false} />,
  };
}

const sendNothing = () => Promise.resolve({ kind: 'failed' } as const);
