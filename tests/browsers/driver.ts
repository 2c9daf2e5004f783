/** What a journey needs of a browser, whichever protocol it speaks. */
export type Driver = {
  /** Comes back once the document is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** What an expression gives in the page; it must fit JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /**
   * A press of the mouse in the middle of the element that the expression gives, as people do it;
   * false if it gives null.
   */
  readonly press: (expression: string) => Promise<boolean>;
  /** Keys, one after the other, into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** A PNG of what is in sight. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
