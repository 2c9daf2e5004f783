/** `/logout`: signs out here and in every other tab. */
import { useLocation } from 'react-router';
import { SigningOut } from '../features/session/signing-out.tsx';

export default function LogoutPage() {
  const { search } = useLocation();
  return <SigningOut search={search} />;
}
