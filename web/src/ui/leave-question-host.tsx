import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { hasUnsavedInput, onUnsavedInput } from './unsaved-input.ts';

// Without it the browser asks.
const LeaveQuestion = lazy(() => import('./leave-question.tsx').catch(() => ({ default: () => null })));

/** Nobody needs the question before there is unsaved input. */
export function LeaveQuestionHost(): ReactNode {
  const isNeeded = useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
  return <Suspense>{isNeeded && <LeaveQuestion />}</Suspense>;
}
