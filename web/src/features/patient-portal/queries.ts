/** The request behind a link. Fetched once, not live: opening it changes nothing, and each answer returns the latest state. */
import type { Detail } from '@platzwart/domain/failure';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useState } from 'react';
import { run } from '../../calls/run.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';

/** Identifies the request: taken from the link. */
export type Link = { companySlug: string; token: string };

type ViewedRequest =
  | { status: 'loading' }
  | { status: 'known'; request: PortalView; update: (request: PortalView) => void }
  /** The link does not open or no longer does: the detail says why. */
  | { status: 'refused'; detail: Detail | undefined }
  | { status: 'failed'; retry: () => void };

export function usePortalView({ companySlug, token }: Link): ViewedRequest {
  const { value, problem, isLoading, retry } = useRemoteValue(`${companySlug} ${token}`, () =>
    run('viewRequestLink', { companySlug, token }),
  );
  /** `of`: what it was when it was opened. */
  const [updated, setUpdated] = useState<{ of: PortalView; request: PortalView } | undefined>(undefined);

  if (problem) return problem.kind === 'refused' ? { status: 'refused', detail: problem.details[0] } : { status: 'failed', retry };
  if (isLoading || !value) return { status: 'loading' };
  const request = updated?.of === value ? updated.request : value;
  return { status: 'known', request, update: (next) => setUpdated({ of: value, request: next }) };
}
