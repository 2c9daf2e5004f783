/** Starts a call round from any screen of requests; the round itself loads with the first one. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { type StoredRequest, useRowHandling } from '../../../entities/request/request-handling.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';

const CallRound = lazyWhenOnline(() =>
  import('./call-round.tsx').then((part) => ({ default: part.CallRound })),
);

type Start = (people: readonly StoredRequest[]) => void;

const StartContext = createContext<Start | undefined>(undefined);

/** Undefined for whoever may only read, and in a locked practice. */
export function useStartCallRound(): Start | undefined {
  const { readOnlyReason } = useRowHandling();
  const start = useContext(StartContext);
  return readOnlyReason === undefined ? start : undefined;
}

type Props = { today: IsoDate; basePath: string; children: ReactNode };

export function CallRoundProvider({ today, basePath, children }: Props) {
  const [people, setPeople] = useState<readonly StoredRequest[] | undefined>(undefined);
  return (
    <StartContext value={setPeople}>
      {children}
      {people && (
        <Suspense>
          <CallRound
            people={people}
            today={today}
            basePath={basePath}
            onClose={() => setPeople(undefined)}
          />
        </Suspense>
      )}
    </StartContext>
  );
}
