import type { FactorDemand } from '@platzwart/domain/sign-in/factor-demand';
import { useEffect, useState } from 'react';
import { useAccount } from '../practice/queries.ts';

/** The practice's demand of a second factor, while its reader has none; undefined if all is well. */
export function useFactorStep(slug: string): FactorDemand | undefined {
  const live = useAccount(slug);
  const demand = live.status === 'loaded' ? live.value?.factorDemand : undefined;
  const [lacking, setLacking] = useState<FactorDemand | undefined>();
  useEffect(() => {
    let isOver = false;
    const look = async (asked: FactorDemand) => {
      const { ownFactor } = await import('../../firebase/own-factor.ts');
      const own = await ownFactor(asked);
      if (!isOver) setLacking(own.isProven || own.isThere ? undefined : asked);
    };
    if (demand) look(demand).catch(() => undefined);
    else setLacking(undefined);
    return () => {
      isOver = true;
    };
  }, [demand]);
  return lacking;
}
