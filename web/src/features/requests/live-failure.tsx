import type { Live } from '../../firebase/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Ended = Extract<Live<unknown>, { retry: () => void }>;

/** A listener that ended: the rules denied access, or a retry may help. */
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
