import { Suspense } from 'react';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';

const OfferEnds = lazyWhenOnline(() => import('../../entities/vacancy/offer-ends.tsx'));

type Props = {
  requests: readonly StoredRequest[];
  /** Stands before it, once it is there. */
  lead?: string;
};

/** Before requests leave the list: the offers that end with them. Loads only if there are any. */
export function EndingOffers({ requests, lead }: Props) {
  if (!requests.some(({ offer }) => offer)) return null;
  return (
    <Suspense fallback={null}>
      {lead && <span className="block small">{lead}</span>}
      <span className="warm block">
        <OfferEnds requests={requests} />
      </span>
    </Suspense>
  );
}
