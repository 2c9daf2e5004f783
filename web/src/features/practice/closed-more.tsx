/**
 * What is left to do in place of the form while it is closed: be told, or ask elsewhere, but not on
 * the practice's own website.
 */
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
      {!isEmbedded() && <PracticesInstead practice={practice} />}
    </>
  );
}

/** On a practice's own website nobody else's practices are shown; `preload.ts` marks the document. */
const isEmbedded = () => 'embedded' in document.documentElement.dataset;
