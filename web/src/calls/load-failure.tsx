import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import { texts } from './texts.ts';

/** In place of what could not be loaded. */
type Props = { title: string; children?: ReactNode; level?: 1 | 2; retry: () => void };

export function LoadFailure({ retry, ...failure }: Props) {
  return <Failure {...failure} action={<Button onClick={retry}>{texts.retry}</Button>} />;
}
