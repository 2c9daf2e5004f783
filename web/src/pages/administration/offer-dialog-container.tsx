/**
 * Around all screens of the administration: the dialog 'Platz anbieten', which several of them
 * open.
 */
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { OfferDialogContext, type OfferStart } from '../../entities/vacancy/offer-dialog.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';

const OfferSide = lazyWhenOnline(() => import('./offer-side.tsx'));

type Opened = { key: string; start: OfferStart };

export function OfferDialogContainer({ children }: { children: ReactNode }) {
  const { form, practice } = useAdministration();
  // One may still be sending, out of sight, while the next is open.
  const [all, setAll] = useState<readonly Opened[]>([]);
  const dialog = useMemo(
    () => ({
      open: (start: OfferStart) =>
        setAll((before) => [...before, { key: crypto.randomUUID(), start }]),
    }),
    [],
  );
  return (
    <OfferDialogContext value={dialog}>
      {children}
      {form &&
        practice &&
        all.map(({ key, start }) => (
          <Suspense key={key}>
            <OfferSide
              {...{ start, form, practice }}
              onClose={() => setAll((before) => before.filter((each) => each.key !== key))}
            />
          </Suspense>
        ))}
    </OfferDialogContext>
  );
}
