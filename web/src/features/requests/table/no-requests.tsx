import { Link } from 'react-router';
import { Empty } from '../../../ui/states.tsx';
import { useRequestHandling } from '../request-handling.tsx';
import { CopyLink } from './copy-link.tsx';
import { noRequestsTexts as t } from './no-requests-texts.ts';

type Props = {
  /** Where patients ask for a place: what to share. */
  bookingLink: string;
  /** Where the practice's old list can come in. */
  importAddress: string;
};

/** In place of the table while the practice has no open request. */
export function NoRequests({ bookingLink, importAddress }: Props) {
  const { readOnlyReason } = useRequestHandling();
  return (
    <Empty title={t.title} action={<CopyLink link={bookingLink} />}>
      <p>{t.text}</p>
      {readOnlyReason === undefined && (
        <p>
          {t.oldList} <Link to={importAddress}>{t.toImport}</Link>
        </p>
      )}
    </Empty>
  );
}
