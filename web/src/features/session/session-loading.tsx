import { Loading } from '../../ui/states.tsx';
import { texts } from './texts.ts';

/** Stands where a guard does not know yet. */
export function SessionLoading() {
  return <Loading text={texts.loading} />;
}
