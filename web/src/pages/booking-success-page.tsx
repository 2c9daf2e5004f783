import { useLocation } from 'react-router';
import { BookingSuccess } from '../features/booking/booking-success.tsx';
import { texts } from '../features/booking/texts.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function BookingSuccessPage() {
  const { practice, form } = usePractice();
  const { state } = useLocation();
  const justSent = typeof state === 'object' && state !== null && 'justSent' in state;
  return (
    <>
      <DocumentTitle title={`${texts.successTitle} – ${practice.title}`} />
      <CompactPracticeHeader practice={practice} />
      <BookingSuccess practice={practice} form={form} justSent={justSent} />
    </>
  );
}
