import { Loading } from '../../ui/states.tsx';
import { texts } from './texts.ts';

/** Shown while a guard is undecided. */
export function SessionLoading() {
  return <Loading text={texts.loading} />;
}
