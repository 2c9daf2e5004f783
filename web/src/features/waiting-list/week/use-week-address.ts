import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { putWeekAddress, type WeekAddress, weekAddressFrom } from './week-address.ts';

type Change = (now: WeekAddress) => Partial<WeekAddress>;

export type WeekAddressState = {
  address: WeekAddress;
  /** Where a change leads to. */
  linkTo: (change: Partial<WeekAddress>) => string;
  /** `isStep`: 'back' leads to what was before; else it is a setting within one step. */
  go: (change: Change, isStep: boolean) => void;
};

/** What was pressed here and the router has not drawn yet. */
type OnItsWay = { address: WeekAddress; seen: string; written: readonly string[] };

/** What the address says; a press shows at once, though the router draws the new address a moment later. */
export function useWeekAddress(): WeekAddressState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const drawn = useMemo(() => weekAddressFrom(new URLSearchParams(search)), [search]);
  const [pressed, setPressed] = useState<OnItsWay | undefined>(undefined);
  const isOnItsWay = pressed !== undefined && search !== pressed.written.at(-1) && [pressed.seen, ...pressed.written].includes(search);
  // There, or overtaken by a link or the back button.
  if (pressed && !isOnItsWay) setPressed(undefined);

  const linkTo = useCallback((change: Partial<WeekAddress>) => addressWith(new URLSearchParams(search), () => change), [search]);
  const go = useCallback<WeekAddressState['go']>(
    (change, isStep) => {
      // As the browser has it: of two quick presses the second begins where the first led.
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
