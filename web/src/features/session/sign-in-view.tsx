/** Shared by the parts of the sign-in. */
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentTitle } from '../../ui/document-title.tsx';
import type { Go } from './sign-in-address.ts';
import { texts } from './sign-in-texts.ts';

export type SignInView = {
  /** The return address: an absolute URL, guaranteed to be on this origin. */
  target: string;
  go: Go;
  /** Reached from another part rather than by a page load: the heading takes the focus. */
  hasMoved: boolean;
  /** The address typed so far, in any part. */
  email: string;
  onEmail: (email: string) => void;
  /** A link out of the sign-in. */
  leave: (url: string) => void;
  /**
   * Starts the session and continues to the target, for a guessable password by way of the account;
   * false if this browser has no storage.
   */
  enter: (stay: boolean, isGuessable?: boolean) => Promise<boolean>;
};

/** The page is being left: nothing comes after. */
export const left = new Promise<never>(() => undefined);

type Props = { title: string; hasProblem?: boolean; takesFocus: boolean; children?: ReactNode };

/** The heading of a part, also used as the tab's title. */
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
      <div className="stack gap-2 anywhere">
        <h1 ref={heading} tabIndex={-1} className="h2">
          {title}
        </h1>
        {children}
      </div>
    </>
  );
}
