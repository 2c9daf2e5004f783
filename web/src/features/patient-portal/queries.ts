/**
 * The request behind a link. Not live: opening it changes nothing, each answer returns the latest
 * state, and it is asked for now and then.
 */
import type { Detail } from '@platzwart/domain/failure';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { OfferStanding } from '@platzwart/domain/vacancies/portal-offer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';

/** Identifies the request: taken from the link. */
export type Link = { companySlug: string; token: string };

type ViewedRequest =
  | { status: 'loading' }
  | {
      status: 'known';
      request: PortalView;
      update: (request: PortalView) => void;
      refresh: () => Promise<PortalView | undefined>;
    }
  /** The link does not open or no longer does: the detail says why. */
  | { status: 'refused'; detail: Detail | undefined }
  | { status: 'failed'; message: string; retry: () => void };

export function usePortalView({ companySlug, token }: Link): ViewedRequest {
  const { value, problem, isLoading, retry } = useRemoteValue(`${companySlug} ${token}`, () =>
    run('viewRequestLink', { companySlug, token }),
  );
  /** `of`: what it was when it was opened. */
  const [updated, setUpdated] = useState<{ of: PortalView; request: PortalView } | undefined>(
    undefined,
  );
  const request = updated && updated.of === value ? updated.request : value;
  // What is asked for before an answer arrives may be older than that answer.
  const version = useRef(0);
  const update = (next: PortalView) => {
    version.current += 1;
    if (value) setUpdated({ of: value, request: next });
  };
  const refresh = async () => {
    const asked = version.current;
    const { output } = await run('viewRequestLink', { companySlug, token });
    if (output && asked === version.current) update(output);
    return output;
  };
  useFreshness(request, refresh);

  if (problem)
    return problem.kind === 'refused'
      ? { status: 'refused', detail: problem.details[0] }
      : { status: 'failed', message: problem.message, retry };
  if (isLoading || !request) return { status: 'loading' };
  return { status: 'known', request, update, refresh };
}

const minute = 60_000;
const live: readonly (OfferStanding | undefined)[] = [
  'open',
  'expired',
  'pledged',
  'lateNoted',
  'frozen',
];

/**
 * Looks again whenever the page comes into view, and every minute while an offer may change by
 * others.
 */
function useFreshness(request: PortalView | undefined, refresh: () => Promise<unknown>) {
  const isLive = live.includes(request?.offer?.standing);
  const look = useEffectEvent(() => {
    if (request && document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    // Coming into view and getting the focus are often the same moment.
    let last = Date.now();
    const lookAgain = () => {
      if (Date.now() - last < minute / 12) return;
      last = Date.now();
      look();
    };
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('focus', lookAgain);
    const clock = isLive ? setInterval(lookAgain, minute) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('focus', lookAgain);
      clearInterval(clock);
    };
  }, [isLive]);
}
