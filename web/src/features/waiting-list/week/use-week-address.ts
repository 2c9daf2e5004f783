import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { putWeekAddress, type WeekAddress, weekAddressFrom } from './week-address.ts';

type Change = (now: WeekAddress) => Partial<WeekAddress>;

export type WeekAddressState = {
  address: WeekAddress;
  /** The URL after a change. */
  linkTo: (change: Partial<WeekAddress>) => string;
  /** `isStep`: adds a history entry for Back; otherwise replaces it. */
  go: (change: Change, isStep: boolean) => void;
};

/** A change that the router has not rendered yet. */
type OnItsWay = { address: WeekAddress; seen: string; written: readonly string[] };

/** The URL's state; a press shows immediately, though the router renders the new URL later. */
export function useWeekAddress(): WeekAddressState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const drawn = useMemo(() => weekAddressFrom(new URLSearchParams(search)), [search]);
  const [pressed, setPressed] = useState<OnItsWay | undefined>(undefined);
  const isOnItsWay =
    pressed !== undefined &&
    search !== pressed.written.at(-1) &&
    [pressed.seen, ...pressed.written].includes(search);
  // Arrived, or overtaken by a link or the Back button.
  if (pressed && !isOnItsWay) setPressed(undefined);

  const linkTo = useCallback(
    (change: Partial<WeekAddress>) => addressWith(new URLSearchParams(search), () => change),
    [search],
  );
  const go = useCallback<WeekAddressState['go']>(
    (change, isStep) => {
      // Read from the browser: the second of two quick presses builds on the first.
      const to = addressWith(new URLSearchParams(location.search), change);
      setPressed((before) => ({
        address: weekAddressFrom(new URLSearchParams(to)),
        seen: before?.seen ?? search,
        written: [...(before?.written ?? []), to],
      }));
      void navigate(to, { replace: !isStep, preventScrollReset: true });
    },
    [navigate, search],
  );
  return { address: isOnItsWay ? pressed.address : drawn, linkTo, go };
}

function addressWith(params: URLSearchParams, change: Change): string {
  const now = weekAddressFrom(params);
  putWeekAddress(params, { ...now, ...change(now) });
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
