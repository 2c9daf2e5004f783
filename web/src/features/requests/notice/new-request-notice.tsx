/**
 * Announces requests that arrive while the page is in the background: a count in the tab title, an
 * optional sound, a message on return.
 */
import { requestParameter, vacancyParameter } from '@platzwart/domain/screen-paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fullName } from '../../../entities/request/format-person.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { usePanelAddress } from '../../../ui/overlay/use-panel-address.ts';
import { setTitleBadge } from '../../../ui/title-badge.ts';
import { newSince, type SeenRequests, seenAtFirst, seenWith } from './detect-new-requests.ts';
import { isSoundOn, useIsSoundOn } from './sound-setting.ts';
import { texts } from './texts.ts';

/** `requestsAddress`: address of the table, and of the newest request's panel. */
export default function NewRequestNotice({ requestsAddress }: { requestsAddress: string }) {
  const navigate = useNavigate();
  const { open } = useRequestHandling();
  const { show } = useToasts();
  const isAway = useIsAway();
  const { id: shownId } = usePanelAddress(requestParameter, vacancyParameter);
  const seen = useRef<SeenRequests | undefined>(undefined);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const requests = open.status === 'loaded' && open.isComplete ? open.value : undefined;
  const latest = useRef(requests);
  latest.current = requests;
  useSoundOnceAwake();

  useEffect(() => {
    if (!requests) return;
    const before = seen.current;
    seen.current = before ? seenWith(before, requests) : seenAtFirst(requests);
    const arrived = before && isAway ? newSince(before, requests, shownId) : [];
    if (arrived.length > 0) {
      setWaiting((others) => [...others, ...arrived]);
      if (isSoundOn()) void import('./chime.ts').then(({ chime }) => chime());
    }
  }, [requests, isAway, shownId]);

  // Drops requests that a colleague has archived meanwhile, or that are already open here.
  const stillThere = useCallback(
    () => latest.current?.filter(({ id }) => waiting.includes(id) && id !== shownId) ?? [],
    [waiting, shownId],
  );

  useEffect(() => {
    if (waiting.length === 0) return;
    if (isAway) {
      setTitleBadge(waiting.length);
      return;
    }
    setTitleBadge(0);
    setWaiting([]);
    const arrived = stillThere();
    const newest = arrived.at(-1);
    if (!newest) return;
    show({
      title: texts.arrived(arrived.length),
      text: texts.latest(fullName(newest)),
      action: {
        label: texts.show,
        run: () => void navigate(`${requestsAddress}?${requestParameter}=${newest.id}`),
      },
    });
  }, [waiting, isAway, show, navigate, requestsAddress, stillThere]);

  useEffect(() => () => setTitleBadge(0), []);
  return null;
}

/** The tab or its window is in the background. */
function useIsAway(): boolean {
  const [isAway, setAway] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setAway(document.hidden);
    const leave = () => setAway(true);
    document.addEventListener('visibilitychange', look);
    addEventListener('blur', leave);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('blur', leave);
      removeEventListener('focus', look);
    };
  }, []);
  return isAway;
}

/** After a reload, the browser blocks sound until the first press. */
function useSoundOnceAwake(): void {
  const isOn = useIsSoundOn();
  useEffect(() => {
    if (!isOn) return;
    const presses = ['pointerdown', 'keydown'] as const;
    let stop = () => {};
    let isOver = false;
    void import('./chime.ts').then(({ wakeSound }) => {
      if (isOver) return;
      // Must run within the press: some browsers refuse it later.
      for (const press of presses) addEventListener(press, wakeSound, { once: true });
      stop = () => {
        for (const press of presses) removeEventListener(press, wakeSound);
      };
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn]);
}
