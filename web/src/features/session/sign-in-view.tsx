/** What the parts of the sign-in share. */
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentTitle } from '../../ui/document-title.tsx';
import styles from './sign-in.module.css';
import type { Go } from './sign-in-address.ts';
import { texts } from './sign-in-texts.ts';

export type SignInView = {
  /** Where to go afterwards: an absolute URL, surely on this origin. */
  target: string;
  go: Go;
  /** One came here from another part, and not by opening the page: the heading takes the focus. */
  hasMoved: boolean;
  /** What was typed as an address so far, in whatever part. */
  email: string;
  onEmail: (email: string) => void;
  /** Leads out of the sign-in. */
  leave: (url: string) => void;
  /** The session begins and one goes on to the target; false if this browser keeps no session. */
  enter: (stay: boolean) => Promise<boolean>;
};

type Props = { title: string; hasProblem?: boolean; takesFocus: boolean; children?: ReactNode };

/** The heading of a part, in the tab too. */
export function ViewHeading({ title, hasProblem = false, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another part.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [title]);
  const inTab = texts.titled(title.replace(/\.$/, ''));
  return (
    <>
      <DocumentTitle title={hasProblem ? texts.failedTitle(inTab) : inTab} />
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </>
  );
}
