/**
 * Parts of every page that none needs at first: loaded after the page, so that the page appears
 * sooner.
 */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { analyticsUrl } from '../env.ts';
import { startAnalytics } from '../features/consent/analytics.ts';
import { useSession } from '../features/session/queries.ts';
import { LeaveQuestionHost } from '../ui/leave-question-host.tsx';
import '../ui/silent-fill.ts';
import { TooltipHost } from '../ui/tooltip-host.tsx';
import { keepPatientsPagesApart } from './keep-apart.ts';

const SignInAgain = lazy(() => import('../features/session/sign-in-again.tsx'));

export type DeferredComponentsProps = { hasStatistics: boolean };

export default function DeferredComponents({ hasStatistics }: DeferredComponentsProps): ReactNode {
  const { status } = useSession();
  useEffect(keepPatientsPagesApart, []);
  useEffect(() => (hasStatistics ? startAnalytics(analyticsUrl) : undefined), [hasStatistics]);
  return (
    <>
      <TooltipHost />
      <LeaveQuestionHost />
      <Suspense>{status === 'signedIn' && <SignInAgain />}</Suspense>
    </>
  );
}
