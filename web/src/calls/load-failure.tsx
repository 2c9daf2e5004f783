import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import { texts } from './texts.ts';

/** In place of what could not be loaded. */
export function LoadFailure({ title, children, retry }: { title: string; children?: ReactNode; retry: () => void }) {
  return (
    <Failure title={title} action={<Button onClick={retry}>{texts.retry}</Button>}>
      {children}
    </Failure>
  );
}
