import { berlinDate } from '@platzwart/domain/dates/german-date';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { BookingClosed } from '../features/booking/booking-closed.tsx';
import { BookingForm } from '../features/booking/booking-form.tsx';
import { keepSent } from '../features/booking/booking-sent.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';

const ClosedMore = lazy(() =>
  import('../features/practice/closed-more.tsx').catch(() => ({ default: () => null })),
);
// In the file of the form's lower half, which whoever sends it has: there, also without a
// connection.
const SuccessFallback = lazy(async () => ({
  default: (await import('../features/booking/success-fallback.tsx')).SuccessFallback,
}));

const successPage = () => import('./booking-success-page.tsx');

export default function BookingPage() {
  const { practice, form } = usePractice();
  const navigate = useNavigate();
  // A form once started stays, whatever the practice changes meanwhile.
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && acceptsRequests(practice)) setBegun(true);
  const [showsFallback, setShowsFallback] = useState(false);

  // Replaces the form: Back leads to the practice, not to sending again.
  const showSuccess = () =>
    navigate(sitePaths.bookingSuccess(practice.slug), { replace: true, state: { justSent: true } });

  return (
    <>
      <CompactPracticeHeader practice={practice} />
      {showsFallback ? (
        <Suspense fallback={null}>
          <SuccessFallback practice={practice} />
        </Suspense>
      ) : hasBegun ? (
        <BookingForm
          practice={practice}
          form={form}
          today={berlinDate(new Date())}
          fetchNext={successPage}
          // If that page fails to load, the form itself confirms: the request is stored.
          onSent={(booking) => {
            keepSent(booking);
            void successPage().then(showSuccess, () => setShowsFallback(true));
          }}
        />
      ) : (
        <BookingClosed practice={practice} form={form}>
          <Suspense fallback={null}>
            <ClosedMore practice={practice} />
          </Suspense>
        </BookingClosed>
      )}
    </>
  );
}
