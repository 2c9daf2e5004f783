/** Says above every screen that the practice is going to be deleted. Its code comes with a locked practice only. */
import { useAccount } from '../../features/administration/queries.ts';
import { DeletionNotice } from '../../features/settings/privacy/deletion-notice.tsx';

type Props = { slug: string; basePath: string; isAdministrator: boolean };

export default function PlannedDeletion({ slug, basePath, isAdministrator }: Props) {
  const account = useAccount(slug);
  const deletion = account.status === 'loaded' ? (account.value?.deletion ?? null) : null;
  return (
    <DeletionNotice deletion={deletion} privacyPath={`${basePath}/einstellungen/datenschutz#loeschen`} isAdministrator={isAdministrator} />
  );
}
