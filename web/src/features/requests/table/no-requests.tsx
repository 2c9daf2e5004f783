import { Link } from 'react-router';
import { CopyLink } from '../../../entities/practice/copy-link.tsx';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { Empty } from '../../../ui/states.tsx';
import { noRequestsTexts as t } from './no-requests-texts.ts';

type Props = {
  /** The booking page, for sharing. */
  bookingLink: string;
  /** Where to import the practice's old list. */
  importAddress: string;
};

/** Replaces the table while the practice has no open request. */
export function NoRequests({ bookingLink, importAddress }: Props) {
  const { readOnlyReason } = useRequestHandling();
  return (
    <Empty
      title={t.title}
      action={
        <div className="row gap-3 middle">
          <CopyLink link={bookingLink} />
        </div>
      }
    >
      <p>{t.text}</p>
      {readOnlyReason === undefined && (
        <p>
          {t.oldList} <Link to={importAddress}>{t.toImport}</Link>
        </p>
      )}
    </Empty>
  );
}
