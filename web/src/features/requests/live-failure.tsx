import { LoadFailure } from '../../calls/load-failure.tsx';
import type { Live } from '../../firebase/use-live.ts';
import { texts } from './texts.ts';

type Ended = Extract<Live<unknown>, { retry: () => void }>;

/** A listener that ended: the rules denied access, or a retry may help. */
export function LiveFailure({ live }: { live: Ended }) {
  return (
    <LoadFailure
      title={live.status === 'refused' ? texts.accessEnded.title : texts.loadFailed}
      retry={live.retry}
    >
      {live.status === 'refused' && <p>{texts.accessEnded.text}</p>}
    </LoadFailure>
  );
}
