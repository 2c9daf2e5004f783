/** Around all screens of the administration: the dialog 'Platz anbieten', which several of them open. */
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { OfferDialogContext, type OfferStart } from '../../entities/vacancy/offer-dialog.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';

const OfferSide = lazyWhenOnline(() => import('./offer-side.tsx'));

export function OfferDialogContainer({ children }: { children: ReactNode }) {
  const { form, practice } = useAdministration();
  const [start, setStart] = useState<OfferStart | undefined>(undefined);
  const dialog = useMemo(() => ({ open: setStart }), []);
  return (
    <OfferDialogContext value={dialog}>
      {children}
      {start && form && practice && (
        <Suspense>
          <OfferSide {...{ start, form, practice }} onClose={() => setStart(undefined)} />
        </Suspense>
      )}
    </OfferDialogContext>
  );
}
