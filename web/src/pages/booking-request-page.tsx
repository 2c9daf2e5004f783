/** `/booking-request`: where people begin who have no practice yet. The practice's form is the next page. */
import { ChoosePractice } from '../features/practice/choose-practice.tsx';

export default function BookingRequestPage() {
  return <ChoosePractice />;
}
