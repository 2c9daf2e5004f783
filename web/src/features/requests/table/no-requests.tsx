import type { ReactNode } from 'react';
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
  /** Among other things that stand in for the table: one line, with this. */
  children?: ReactNode;
};

/** Replaces the table while the practice has no open request. */
export function NoRequests({ bookingLink, importAddress, children }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const oldList = readOnlyReason === undefined && (
    <p>
      {t.oldList} <Link to={importAddress}>{t.toImport}</Link>
    </p>
  );
  if (children) {
    return (
      <div className="row gap-2 across-4 soft snug">
        <h2 className="same-size">{t.title}</h2>
        {children}
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
