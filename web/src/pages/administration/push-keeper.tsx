import { useEffect } from 'react';
import { keepPush } from '../../entities/device/commands.ts';
import { useSession } from '../../features/session/queries.ts';

/**
 * Renders nothing: once per opened administration it looks whether this browser's push notices are
 * still the user's.
 */
export default function PushKeeper() {
  const { user } = useSession();
  const uid = user?.uid;
  const slugs = user?.practices.map(({ slug }) => slug).join(' ');
  useEffect(() => {
    // Next time, if the server cannot be read now.
    if (uid && slugs) void keepPush(uid, slugs.split(' '), new Date()).catch(() => undefined);
  }, [uid, slugs]);
  return null;
}
