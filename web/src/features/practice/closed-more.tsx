/** What is left to do in place of the form while it is closed: be told, or ask elsewhere. */
import { pauseOf } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { ReactNode } from 'react';
import AskNotice from './ask-notice.tsx';
import PracticesInstead from './practices-instead.tsx';

export default function ClosedMore({ practice }: { practice: Practice }): ReactNode {
  return (
    <>
      {pauseOf(practice) && (
        <div className="framed raised roomy">
          <AskNotice practice={practice} />
        </div>
      )}
      <PracticesInstead practice={practice} />
    </>
  );
}
