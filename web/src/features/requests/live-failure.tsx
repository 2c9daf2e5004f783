import type { Live } from '../../firebase/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Ended = Extract<Live<unknown>, { retry: () => void }>;

/** A listener that ended: by the rules, when access is over, or by something that a new try may mend. */
export function LiveFailure({ live }: { live: Ended }) {
  return (
    <Failure
      title={live.status === 'refused' ? texts.accessEnded.title : texts.loadFailed}
      action={<Button onClick={live.retry}>{texts.retry}</Button>}
    >
      {live.status === 'refused' && <p>{texts.accessEnded.text}</p>}
    </Failure>
  );
}
