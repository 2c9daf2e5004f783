import { Suspense } from 'react';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';

const OfferEnds = lazyWhenOnline(() => import('../../entities/vacancy/offer-ends.tsx'));

/** Before requests leave the list: the offers that end with them. Loads only if there are any. */
export function EndingOffers({ requests }: { requests: readonly StoredRequest[] }) {
  if (!requests.some(({ offer }) => offer)) return null;
  return (
    <Suspense fallback={null}>
      <span className="warm block">
        <OfferEnds requests={requests} />
      </span>
    </Suspense>
  );
}
