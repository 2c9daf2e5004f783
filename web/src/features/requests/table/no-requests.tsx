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
  /** Among other things that stand in for the table: without the sign, and small. */
  isSmall?: boolean;
};

/** Replaces the table while the practice has no open request. */
export function NoRequests({ bookingLink, importAddress, isSmall = false }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const oldList = readOnlyReason === undefined && (
    <p>
      {t.oldList} <Link to={importAddress}>{t.toImport}</Link>
    </p>
  );
  if (isSmall) {
    return (
      <div className="stack gap-2 full small ruled">
        <h2 className="same-size">{t.title}</h2>
        <div className="row gap-2 anywhere">
          <CopyLink link={bookingLink} />
        </div>
        {oldList}
      </div>
    );
  }
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
      {oldList}
    </Empty>
  );
}
