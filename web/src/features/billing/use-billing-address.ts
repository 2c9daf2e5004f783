/** The page's query parameters: `kauf`, set by the payment page; `standorte`, set by the location settings. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

type Told = { outcome: 'bought' | 'cancelled' | undefined; wanted: number | undefined };

const outcomes: Record<string, Told['outcome']> = { erfolgt: 'bought', abgebrochen: 'cancelled' };

/** As it was on arrival; then removed from the address, so that a reload does not repeat it. */
export function useBillingAddress(): Told {
  const [parameters, setParameters] = useSearchParams();
  const [told] = useState<Told>(() => {
    const wanted = parameters.get('standorte') ?? '';
    return { outcome: outcomes[parameters.get('kauf') ?? ''], wanted: /^\d{1,2}$/.test(wanted) ? Number(wanted) : undefined };
  });
  const isTold = parameters.has('kauf') || parameters.has('standorte');
  useEffect(() => {
    if (!isTold) return;
    setParameters(
      (before) => {
        before.delete('kauf');
        before.delete('standorte');
        return before;
      },
      { replace: true },
    );
  }, [isTold, setParameters]);
  return told;
}
