import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { texts } from './texts.ts';

/** A new practice takes its first requests. */
export function useOpening(slug: string) {
  const { show } = useToasts();
  const { start, isRunning, problem } = useCommand(() =>
    run('setIntake', { companySlug: slug, edits: { bookingEnabled: { from: false, to: true } } }),
  );
  const open = async () => {
    const isDone = (await start()) !== undefined;
    if (isDone) show({ title: texts.opening.opened });
    return isDone;
  };
  return { open, isOpening: isRunning, problem };
}
