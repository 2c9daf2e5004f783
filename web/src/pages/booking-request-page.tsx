/**
 * `/booking-request`: the start for people without a practice yet. The practice's form is the next
 * page.
 */
import { ChoosePractice } from '../features/practice/choose-practice.tsx';

export default function BookingRequestPage() {
  return <ChoosePractice />;
}
