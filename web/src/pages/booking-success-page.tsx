import { useLocation } from 'react-router';
import { BookingSuccess } from '../features/booking/booking-success.tsx';
import { NothingSent } from '../features/booking/nothing-sent.tsx';
import { successTexts } from '../features/booking/success-texts.ts';
import { texts } from '../features/booking/texts.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function BookingSuccessPage() {
  const { practice, form } = usePractice();
  const { state } = useLocation();
  // Stored in the tab's history state: a reload keeps it, a link does not carry it.
  const hasSent = typeof state === 'object' && state !== null && 'justSent' in state;
  return (
    <>
      <DocumentTitle
        title={`${hasSent ? texts.successTitle : successTexts.nothingSent} – ${practice.title}`}
      />
      <CompactPracticeHeader practice={practice} />
      {hasSent ? (
        <BookingSuccess practice={practice} form={form} />
      ) : (
        <NothingSent practice={practice} form={form} />
      )}
    </>
  );
}
