/** `/user`: one's own account. The words for roles are those of the administration. */
import { texts } from '../features/administration/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { Account } from '../features/user/account.tsx';

export default function UserPage() {
  const { user } = useSession();
  return user ? <Account user={user} roles={texts.roles} /> : null;
}
