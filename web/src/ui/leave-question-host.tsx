import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Ask, askBrowser, askBy, hasUnsavedInput, onUnsavedInput } from './unsaved-input.ts';

export type LeaveQuestionProps = { onReady: (ask: Ask) => void };

const LeaveQuestion = lazy<ComponentType<LeaveQuestionProps>>(() =>
  import('./leave-question.tsx').catch(() => ({ default: ByBrowser })),
);

/** Where the dialog's code cannot be had. */
function ByBrowser({ onReady }: LeaveQuestionProps): ReactNode {
  useEffect(() => onReady(askBrowser), [onReady]);
  return null;
}

/** Loads the dialog with the first unsaved input, and awaits it for whoever leaves sooner. */
export function LeaveQuestionHost(): ReactNode {
  const isNeeded = useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
  const [isLoading, setLoading] = useState(false);
  if (isNeeded && !isLoading) setLoading(true);
  const [coming] = useState(() => {
    let resolve: (ask: Ask) => void = () => undefined;
    const ask = new Promise<Ask>((done) => {
      resolve = done;
    });
    return { ask, resolve };
  });
  useEffect(() => askBy(async (question) => (await coming.ask)(question)), [coming]);
  return <Suspense>{isLoading && <LeaveQuestion onReady={coming.resolve} />}</Suspense>;
}
